import { isIPv6 } from "node:net";

/** The leading 64 bits of an IPv6 address name the network of one customer, who chooses the rest freely. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The key under which limits count an address: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const [before = "", after] = bare.split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros = after === undefined ? 0 : ALL_GROUPS - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, zeros)).fill("0"), ...tail];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

import { BlockList, isIPv6 } from "node:net";

/** Networks that are not part of the public internet (IANA special-purpose registries). */
const PRIVATE_IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;
/** Only 2000::/3 is public; these parts of it are not, or contain an IPv4 address that could be private. */
const PRIVATE_IPV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const blocked = new BlockList();
for (const [network, prefix] of PRIVATE_IPV4) blocked.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of PRIVATE_IPV6) blocked.addSubnet(network, prefix, "ipv6");
const unicast = new BlockList();
unicast.addSubnet("2000::", 3, "ipv6");

/** Whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return unicast.check(address, "ipv6") && !blocked.check(address, "ipv6");
  return !blocked.check(address, "ipv4");
}

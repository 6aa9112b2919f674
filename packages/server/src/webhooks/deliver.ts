import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export interface DeliverySettings {
  /** Allows addresses of private networks and plain HTTP. */
  readonly allowPrivate: boolean;
  readonly timeoutMilliseconds: number;
}

/** The server does not send to this address: it is not on the public internet, or not HTTPS. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/**
 * Sends JSON to an address and resolves to the status. The name is resolved once and the connection goes to that address, so that
 * a second answer of the name server cannot lead into a private network. Redirects are not followed, the answer is not read.
 */
export async function deliver(url: string, body: unknown, settings: DeliverySettings): Promise<number> {
  const target = new URL(url);
  const [address] = await requireDeliverable(target, settings);
  if (!address) throw new AddressRefused("the name has no address");
  const text = JSON.stringify(body);
  const { request } = target.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const sending = request(
      target,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(text),
          "user-agent": "Rondel",
        },
        lookup: pinned(address),
        agent: false,
        signal: AbortSignal.timeout(settings.timeoutMilliseconds),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sending.on("error", reject);
    sending.end(text);
  });
}

/** Resolves the host of an address. Throws `AddressRefused` if the server must not send there. */
export async function requireDeliverable(
  { protocol, hostname, username, password }: URL,
  { allowPrivate }: Pick<DeliverySettings, "allowPrivate">,
): Promise<ResolvedAddress[]> {
  if (username !== "" || password !== "") throw new AddressRefused("the address contains a password");
  if (protocol !== "https:" && !(allowPrivate && protocol === "http:")) throw new AddressRefused("only HTTPS");
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ""), { all: true }).catch(() => []);
  if (addresses.length === 0) throw new AddressRefused("the name has no address");
  if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new AddressRefused("the address is in a private network");
  }
  return addresses;
}

/** A name resolution that always gives the same address. */
function pinned({ address, family }: ResolvedAddress): LookupFunction {
  return (_hostname, options, callback) => {
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}

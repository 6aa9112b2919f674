import type { IncomingHttpHeaders } from "node:http";
import { LOCAL_OPERATOR, type OperatorRefusalCode } from "@rondel/protocol/operator";
import { addressKey } from "../gateway/address.ts";
import { limiter } from "../gateway/limits.ts";
import { isSameSecret } from "../identity/secrets.ts";
import { Refused, refuse, tooFast } from "../refuse.ts";

/** A key of an operator, with the name under which the operator's acts are logged. */
export interface OperatorKey {
  readonly name: string;
  readonly key: string;
}

/** The parts of a request that decide whether it comes from an operator. */
export interface OperatorRequest {
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

export interface OperatorAccess {
  /** Whether this request may open the page at all. The commands behind it still need the key. */
  mayOpenPage(request: OperatorRequest): boolean;
  /** Returns the name of the operator, or throws a refusal. */
  identify(request: OperatorRequest): string;
}

/** The fifth wrong key blocks an address for a minute, and so does each later one. */
const WRONG_KEYS = { burst: 4, perSecond: 1 / 60 };
const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Headers that proxies add. A request with one of them was not made on this machine. */
const PROXY_HEADERS = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * Decides who is an operator. With keys, a key is always needed. Without any, requests from this machine are enough, unless the
 * server has a public address: then a proxy that adds no header would make every visitor local.
 */
export function operatorAccess(
  keys: readonly OperatorKey[],
  publicUrl: string | undefined,
  monotonic: () => number,
): OperatorAccess {
  const wrongKeys = limiter(WRONG_KEYS, monotonic);
  const blockedUntil = new Map<string, number>();
  const isPublic = publicUrl !== undefined && !LOCAL_HOSTS.has(new URL(publicUrl).hostname);
  const mayOpenPage = (request: OperatorRequest): boolean => keys.length > 0 || (!isPublic && isLocal(request));

  const countWrongKey = (address: string): void => {
    const wait = wrongKeys.take(address);
    if (wait > 0) blockedUntil.set(address, monotonic() + wait);
  };
  const requireNotBlocked = (address: string): void => {
    const wait = (blockedUntil.get(address) ?? 0) - monotonic();
    if (wait > 0) throw tooFast(Math.ceil(wait));
    blockedUntil.delete(address);
  };
  return {
    mayOpenPage,
    identify(request) {
      if (!mayOpenPage(request)) throw refuse("not-found", "give-up");
      if (keys.length === 0) return LOCAL_OPERATOR;
      const address = addressKey(request.ip);
      requireNotBlocked(address);
      const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
      if (given === undefined) throw refuseOperator("operator-key-needed", "enter");
      // All keys are compared, so that the duration does not reveal which of them is similar.
      const [matching] = keys.filter(({ key }) => isSameSecret(given, key));
      if (matching) return matching.name;
      countWrongKey(address);
      throw refuseOperator("operator-key-wrong", "enter");
    },
  };
}

/** Whether a request was made on this machine, without a proxy, and not by a page under a foreign name that resolves to it. */
function isLocal({ headers, socket }: OperatorRequest): boolean {
  if (!LOOPBACK.has(socket.remoteAddress ?? "")) return false;
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const host = `http://${headers.host ?? ""}`;
  return URL.canParse(host) && LOCAL_HOSTS.has(new URL(host).hostname);
}

export function refuseOperator(
  code: OperatorRefusalCode,
  advice: "enter" | "give-up" | "correct" | "refresh",
): Refused {
  return new Refused({ code, params: {}, advice });
}

const LEAST_KEY_LENGTH = 16;

/** Parses `key` or `name:key,name:key`. Throws a sentence about what is wrong. */
export function parseOperatorKeys(text: string): OperatorKey[] {
  return text.split(",").map((part) => {
    const [name = "", key] = part.trim().split(":");
    const parsed = key === undefined ? { name: "operator", key: name } : { name, key };
    if (parsed.name === "" || parsed.key.length < LEAST_KEY_LENGTH || /\s/.test(parsed.key)) {
      throw new Error(`An operator key needs at least ${LEAST_KEY_LENGTH} characters and no spaces, as in name:key.`);
    }
    return parsed;
  });
}

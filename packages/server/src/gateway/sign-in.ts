import type { IncomingHttpHeaders } from "node:http";
import { hashOf } from "../identity/secrets.ts";
import type { Services } from "../services.ts";
import type { Player } from "../store/players.ts";

const SECRET = /^[a-z2-7]{32}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The secret that a request carries: as a bearer token of a tool, or as the cookie of a browser. */
export function secretOf(headers: IncomingHttpHeaders, secure: boolean): string | undefined {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1];
  const secret = bearer ?? cookieOf(headers.cookie, cookieName(secure));
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}

export async function authenticate(
  services: Services,
  secret: string | undefined,
): Promise<{ readonly player: Player; readonly tokenHash: string } | undefined> {
  if (secret === undefined) return undefined;
  const tokenHash = hashOf(secret);
  const player = await services.store.players.byToken(tokenHash, "device");
  return player && { player, tokenHash };
}

export function cookieFor(secret: string, secure: boolean): string {
  const rest = `Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`;
  return `${cookieName(secure)}=${secret}; ${rest}${secure ? "; Secure" : ""}`;
}

/** The prefix makes browsers insist on HTTPS and on this very host. */
function cookieName(secure: boolean): string {
  return secure ? "__Host-rondel" : "rondel";
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const [key, value] = pair.trim().split("=");
    if (key === name) return value;
  }
  return undefined;
}

/**
 * Whether a request that changes something comes from our own page. Browsers say where such requests come from; tools that
 * say nothing carry no cookie that they did not put there themselves.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (headers["sec-fetch-site"] === "cross-site") return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

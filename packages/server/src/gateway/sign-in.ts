import type { IncomingHttpHeaders } from "node:http";
import { hashOf } from "../identity/secrets.ts";
import type { Services } from "../services.ts";
import type { Player } from "../store/players.ts";

const TOKEN = /^[a-z2-7]{32}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The sign-in token of a request: a bearer token or the cookie. */
export function tokenOf(headers: IncomingHttpHeaders, secure: boolean): string | undefined {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1];
  const token = bearer ?? cookieOf(headers.cookie, cookieName(secure));
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Finds the player of a token. */
export async function authenticate(
  services: Services,
  token: string | undefined,
): Promise<{ readonly player: Player; readonly tokenHash: string } | undefined> {
  if (token === undefined) return undefined;
  const tokenHash = hashOf(token);
  const player = await services.store.players.byToken(tokenHash, "device");
  return player && { player, tokenHash };
}

function cookieFor(token: string, secure: boolean, suffix = ""): string {
  const attributes = `Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`;
  return `${cookieName(secure)}${suffix}=${token}; ${attributes}${secure ? "; Secure" : ""}`;
}

/** How many earlier players a device keeps. */
const MAX_KEPT = 5;

/** The tokens of players who were signed in on the device before, the latest first. */
export function keptTokensOf(headers: IncomingHttpHeaders, secure: boolean): string[] {
  const value = cookieOf(headers.cookie, `${cookieName(secure)}-kept`) ?? "";
  return value
    .split(".")
    .filter((token) => TOKEN.test(token))
    .slice(0, MAX_KEPT);
}

/**
 * The cookies after a sign-in with another token: the kept tokens, if they change, then the token of the device. The current
 * token is kept, so that the device can return to its player.
 */
export function cookiesAfterSignIn(headers: IncomingHttpHeaders, token: string, secure: boolean): string[] {
  const kept = keptTokensOf(headers, secure);
  const current = cookieOf(headers.cookie, cookieName(secure));
  const before = current !== undefined && TOKEN.test(current) ? [current, ...kept] : kept;
  const after = before.filter((one, index) => one !== token && before.indexOf(one) === index).slice(0, MAX_KEPT);
  const cookie = cookieFor(token, secure);
  return after.join() === kept.join() ? [cookie] : [cookieFor(after.join("."), secure, "-kept"), cookie];
}

/** With the prefix `__Host-`, browsers require HTTPS and exactly this host. */
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
 * Whether a request comes from the server's own page. Browsers send the origin of such requests; a tool that sends none has no
 * foreign cookies either.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (headers["sec-fetch-site"] === "cross-site") return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

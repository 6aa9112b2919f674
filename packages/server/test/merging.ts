import { CommandRefused, post, type TestPlayer } from "./player.ts";

/** Signs the device of one player in as another one, by a personal link, and returns its cookies: both players are on it. */
export async function deviceOfBoth(from: TestPlayer, into: TestPlayer): Promise<string> {
  const { secret } = await into.post("me/link", {});
  const followed = await post(from.url, "me/follow", { secret, leaving: from.id }, from.cookie);
  return followed.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Merges one player into another on a device that has both. */
export async function merge(from: TestPlayer, into: TestPlayer): Promise<void> {
  const response = await post(from.url, "me/merge", { player: from.id }, await deviceOfBoth(from, into));
  const body = await response.json();
  if (!response.ok) throw new CommandRefused(body.refused);
  if (body.player !== into.id) throw new Error("merged into the wrong player");
}

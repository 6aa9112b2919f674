import { FORMER_PLAYER_NAME } from "@rondel/protocol";
import { t } from "../messages/messages.ts";

/** The name that the server gives to a player who has not chosen one. */
const GUEST = /^Guest (\w{4})$/;

/** Translates the names that the server gives to guests and to former players. */
export function displayName(name: string): string {
  if (name === FORMER_PLAYER_NAME) return t("player.former");
  const [, sign] = GUEST.exec(name) ?? [];
  return sign === undefined ? name : t("player.guest", { sign });
}

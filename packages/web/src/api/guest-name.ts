import { t } from "../messages/messages.ts";

const GUEST = /^Guest (\w{4})$/;

/** The server gives names to those who have not chosen one; here they are guests in the language of the page. */
export function nameInWords(name: string): string {
  const [, sign] = GUEST.exec(name) ?? [];
  return sign === undefined ? name : t("player.guest", { sign });
}

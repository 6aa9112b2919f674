import type { Temperament } from "@rondel/bots/temperaments";
import { t } from "../messages/messages.ts";

/** Says next to a name that a bot plays, and how. */
export function BotTag({ temperament }: { readonly temperament: Temperament | undefined }) {
  return <small>{temperament ? t(`player.bot.${temperament}`) : t("player.bot")}</small>;
}

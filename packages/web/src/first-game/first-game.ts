import type { Temperament } from "@rondel/bots/temperaments";
import { newestRules } from "../games/game-list.ts";
import { gameEntry } from "../games/registry.ts";
import { t } from "../messages/messages.ts";
import { defaultOptions } from "../new-table/seat-choices.ts";
import { navigate } from "../router.ts";
import { botName } from "../session/bot-names.ts";
import { createLocalTable } from "../session/local-match.ts";
import { type LocalSeat, saveLocalTable } from "../session/local-tables.ts";
import type { SessionRefusal } from "../session/session.ts";
import { preferences } from "../settings/preferences.ts";
import { forgetTips } from "./tip-memory.ts";

/** The other seats. Nobody goes to war with a new player at once. */
const BOTS: readonly { readonly seat: number; readonly temperament: Temperament }[] = [
  { seat: 1, temperament: "cautious" },
  { seat: 2, temperament: "trader" },
  { seat: 3, temperament: "cautious" },
];

/** Rule variants that make a first game shorter and easier to win. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  imperunde: { targetPosts: 18, startColonyValue: 8 },
};

/** Begins a match on this device against three gentle bots, step by step and with tips. */
export async function startFirstGame(id: string): Promise<SessionRefusal | undefined> {
  const entry = gameEntry(id);
  if (!entry) throw new Error(`the page has no game ${id}`);
  const game = await newestRules(entry);
  const me: LocalSeat = { kind: "person", name: preferences.name.value || t("new.person", { number: 1 }) };
  const bots = BOTS.map(
    ({ seat, temperament }): LocalSeat => ({ kind: "bot", name: botName(seat), level: "beginner", temperament }),
  );
  const options = { ...defaultOptions(game.options), ...OPTIONS[id] };
  const table = { ...createLocalTable(game, { options, seats: [me, ...bots] }), hasTips: true };
  const refused = saveLocalTable(table);
  if (refused) return refused;
  forgetTips(id);
  // A player who has chosen a pace keeps it.
  const pace = preferences.pace.peek();
  preferences.firstGamePace.value = pace === "normal" ? "step" : pace;
  navigate({ screen: "local", id: table.id });
  return undefined;
}

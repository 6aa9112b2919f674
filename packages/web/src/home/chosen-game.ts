import { computed } from "@preact/signals";
import { type GameEntry, gameEntry, games } from "../games/registry.ts";
import { preferences } from "../settings/preferences.ts";

/** The game for new tables: the last chosen one, or the first. */
export const chosenGame = computed((): GameEntry => {
  const chosen = gameEntry(preferences.game.value) ?? games[0];
  if (!chosen) throw new Error("the page has no games");
  return chosen;
});

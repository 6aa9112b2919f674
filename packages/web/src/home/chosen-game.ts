import { computed } from "@preact/signals";
import { type GameEntry, gameEntry, games } from "../games/registry.ts";
import { preferences } from "../settings/preferences.ts";

/** The game that new tables are made for: the one chosen last, or the first. */
export const chosenGame = computed((): GameEntry => {
  const chosen = gameEntry(preferences.game.value) ?? games[0];
  if (!chosen) throw new Error("a page without games");
  return chosen;
});

import { gameEntry } from "../../games/registry.ts";
import { loadGoalTexts } from "../../goal/goal-texts.ts";
import { gameMessages } from "../../messages/game-messages.ts";
import type { Language } from "../../messages/language.ts";
import { loadTerms } from "../../terms/load-terms.ts";
import type { Term } from "../../terms/term-list.ts";
import { loadOverviewTexts } from "./overview-texts.ts";

/** Loads everything that the overview of a game shows. */
export async function loadOverview(game: "imperial" | "imperunde", language: Language) {
  const entry = gameEntry(game);
  if (!entry) throw new Error(`the page has no game ${game}`);
  const [texts, goal, terms, catalogues] = await Promise.all([
    loadOverviewTexts(language),
    loadGoalTexts(language),
    loadTerms(game, language),
    entry.messages(language),
  ]);
  const messages = gameMessages(catalogues, String);
  return {
    texts,
    goal,
    term: (id: string): Term => {
      const found = terms.find((term) => term.id === id);
      if (!found) throw new Error(`${game} has no term ${id}`);
      return found;
    },
    /** A name of the game, for example of a rondel space. */
    name: (key: string): string => messages.term(key),
  };
}

export type OverviewContent = Awaited<ReturnType<typeof loadOverview>>;

import { createContext } from "preact";
import { useCallback, useContext, useMemo } from "preact/hooks";
import { currentLanguage } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { useLoaded } from "../ui/use-loaded.ts";
import { loadTerms } from "./load-terms.ts";
import { createTermFinder, type TermFinder } from "./term-finder.ts";

const TermsContext = createContext<TermFinder | undefined>(undefined);

export const TermsProvider = TermsContext.Provider;

/** The terms of the game around a component; undefined until they are loaded, and outside of games. */
export const useTerms = (): TermFinder | undefined => useContext(TermsContext);

/** Loads the terms of a match in the current language. */
export function useTermFinder(session: TableSession): TermFinder | undefined {
  const language = currentLanguage();
  const { game, seats } = session.table.value;
  const load = useCallback(() => loadTerms(game, language), [game, language]);
  const terms = useLoaded(load);
  const names = seats.map(({ name }) => name).join("\n");
  return useMemo(() => terms && createTermFinder(game, terms, names.split("\n")), [terms, game, names]);
}

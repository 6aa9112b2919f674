import { createContext } from "preact";
import { useCallback, useContext, useEffect, useMemo, useState } from "preact/hooks";
import { currentLanguage } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { loadLater } from "../ui/load-later.ts";
import { useLoaded } from "../ui/use-loaded.ts";
import { loadTerms } from "./load-terms.ts";
import { createTermFinder, type TermFinder } from "./term-finder.ts";

const TermsContext = createContext<TermFinder | undefined>(undefined);

export const TermsProvider = TermsContext.Provider;

/** The terms of the game around a component; undefined until they are loaded, and outside of games. */
export const useTerms = (): TermFinder | undefined => useContext(TermsContext);

/** Loads the terms of a match in the current language, soon after its screen. */
export function useTermFinder(session: TableSession): TermFinder | undefined {
  const language = currentLanguage();
  const { game, seats } = session.table.value;
  const [isDue, setDue] = useState(false);
  const load = useCallback(async () => (isDue ? loadTerms(game, language) : undefined), [game, language, isDue]);
  const terms = useLoaded(load);
  useEffect(() => loadLater(async () => setDue(true)), []);
  const names = seats.map(({ name }) => name).join("\n");
  return useMemo(() => terms && createTermFinder(game, terms, names.split("\n")), [terms, game, names]);
}

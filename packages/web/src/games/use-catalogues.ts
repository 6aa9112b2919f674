import { useEffect, useState } from "preact/hooks";
import type { GameCatalogues } from "../messages/game-messages.ts";
import { currentLanguage } from "../messages/messages.ts";
import type { GameEntry } from "./registry.ts";

interface Loaded {
  readonly entry: GameEntry;
  readonly messages: GameCatalogues;
}

/**
 * The messages of a game, as soon as those of the current language are loaded. After a change of the language the former ones
 * stay until the new ones are there, so that the screen and its open dialogs stay.
 */
export function useCatalogues(entry: GameEntry): GameCatalogues | undefined {
  const language = currentLanguage();
  const [loaded, setLoaded] = useState<Loaded | undefined>();
  const [failure, setFailure] = useState<{ readonly error: unknown } | undefined>();
  useEffect(() => {
    let isCurrent = true;
    entry.messages(language).then(
      (messages) => isCurrent && setLoaded((before) => ({ entry, messages: merged(before, entry, messages) })),
      (error: unknown) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [entry, language]);
  if (failure) throw failure.error;
  return loaded?.entry === entry ? loaded.messages : undefined;
}

function merged(before: Loaded | undefined, entry: GameEntry, messages: GameCatalogues): GameCatalogues {
  if (before?.entry !== entry) return messages;
  return { ...messages, catalogues: { ...before.messages.catalogues, ...messages.catalogues } };
}

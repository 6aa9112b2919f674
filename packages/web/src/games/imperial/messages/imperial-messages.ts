import type { Json } from "@rondel/engine";
import type { GameCatalogues } from "../../../messages/game-messages.ts";
import type { Language } from "../../../messages/language.ts";
import type { Catalogues } from "../../../messages/translator.ts";
import { messageParams } from "./params.ts";

const LOADERS = {
  de: async () => (await import("./de/index.ts")).de,
  en: async () => (await import("./en/index.ts")).en,
  fr: async () => (await import("./fr/index.ts")).fr,
} as const;

/** Loads the messages in one language. */
export async function loadImperialMessages(language: Language): Promise<GameCatalogues> {
  return imperialMessages({ [language]: await LOADERS[language]() });
}

/** The messages with the given catalogues. */
export function imperialMessages(catalogues: Catalogues): GameCatalogues {
  return {
    catalogues,
    params: (given: Readonly<Record<string, Json>>, translator) => messageParams(given, translator),
  };
}

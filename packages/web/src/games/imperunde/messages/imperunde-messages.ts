import type { Json } from "@rondel/engine";
import type { GameCatalogues } from "../../../messages/game-messages.ts";
import { catalogues } from "./catalogues.ts";
import { messageParams } from "./params.ts";

type Words = Readonly<Record<string, string>>;

/** The prompts of these rules carry the word "prompt." in their codes; the page puts one in front as well. */
function withPromptCodes(words: Words): Words {
  const prompts = Object.entries(words).filter(([key]) => key.startsWith("prompt."));
  return { ...words, ...Object.fromEntries(prompts.map(([key, sentence]) => [`prompt.${key}`, sentence])) };
}

export const imperundeMessages: GameCatalogues = {
  catalogues: {
    de: withPromptCodes(catalogues.de),
    en: withPromptCodes(catalogues.en),
    fr: withPromptCodes(catalogues.fr),
  },
  params: (given: Readonly<Record<string, Json>>, translator) => messageParams(given, translator),
};

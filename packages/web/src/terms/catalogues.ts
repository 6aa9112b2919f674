import { de as imperialDe } from "./imperial/de.ts";
import { en as imperialEn } from "./imperial/en.ts";
import { fr as imperialFr } from "./imperial/fr.ts";
import { de as imperundeDe } from "./imperunde/de.ts";
import { en as imperundeEn } from "./imperunde/en.ts";
import { fr as imperundeFr } from "./imperunde/fr.ts";
import type { TermTexts } from "./term-list.ts";

const sentences = (texts: TermTexts<string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([id, [, about]]) => [id, about]));

/** The explanations of all terms, for the checks of all messages. */
export const termCatalogues = {
  imperial: { de: sentences(imperialDe), en: sentences(imperialEn), fr: sentences(imperialFr) },
  imperunde: { de: sentences(imperundeDe), en: sentences(imperundeEn), fr: sentences(imperundeFr) },
} as const;

import type { Language } from "../messages/language.ts";
import { type Term, type TermTexts, termList } from "./term-list.ts";

type Loader = (language: Language) => Promise<readonly Term[]>;

const IMPERIAL = {
  de: async () => (await import("./imperial/de.ts")).de,
  en: async () => (await import("./imperial/en.ts")).en,
  fr: async () => (await import("./imperial/fr.ts")).fr,
} satisfies Readonly<Record<Language, () => Promise<TermTexts<string>>>>;

const IMPERUNDE = {
  de: async () => (await import("./imperunde/de.ts")).de,
  en: async () => (await import("./imperunde/en.ts")).en,
  fr: async () => (await import("./imperunde/fr.ts")).fr,
} satisfies Readonly<Record<Language, () => Promise<TermTexts<string>>>>;

const LOADERS: Readonly<Record<string, Loader>> = {
  imperial: async (language) => termList((await import("./imperial/facts.ts")).facts, await IMPERIAL[language]()),
  imperunde: async (language) => termList((await import("./imperunde/facts.ts")).facts, await IMPERUNDE[language]()),
};

/** Loads the terms of a game in one language; a game without explained terms has none. */
export async function loadTerms(game: string, language: Language): Promise<readonly Term[]> {
  return (await LOADERS[game]?.(language)) ?? [];
}

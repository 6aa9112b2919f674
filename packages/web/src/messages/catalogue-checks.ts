import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Language } from "./language.ts";

type Catalogue = Readonly<Record<string, string>>;

/** The names that a message leaves open, each once. */
export function placeholdersOf(message: string): string[] {
  return [...new Set(placeholdersIn(parse(message)))].sort();
}

function placeholdersIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return placeholdersIn(element.children);
    const hasBranches = element.type === TYPE.plural || element.type === TYPE.select;
    const branches = hasBranches ? Object.values(element.options).flatMap(({ value }) => value) : [];
    return [element.value, ...placeholdersIn(branches)];
  });
}

/** Slips of typography that no message of a language may have: wrong marks, and spaces at which a line may break. */
const SLIPS: Readonly<Record<Language, RegExp>> = {
  de: /[!'"”«»]| [%…]| Mio\./,
  en: /[!'"„«»]| [%…]|[\d}#] M\b/,
  fr: /[!'"„“”]| [;?%»]| :(?!:)|« |[\d}#] M\b/,
};

const QUOTES: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  de: ["„", "“"],
  en: ["“", "”"],
  fr: ["«", "»"],
};

/** The messages with such slips; an empty list is right. */
export function typographicSlips(language: Language, catalogue: Catalogue): string[] {
  const [open, close] = QUOTES[language];
  return Object.entries(catalogue)
    .filter(
      ([, message]) => SLIPS[language].test(message) || message.split(open).length !== message.split(close).length,
    )
    .map(([key, message]) => `${key}: ${message}`);
}

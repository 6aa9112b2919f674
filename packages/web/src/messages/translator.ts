import { formatList, formatMessage, type MessageParams } from "./format.ts";
import type { Language } from "./language.ts";

/** Makes the texts of one game: its messages, the names of its players and lists of names. */
export interface Translator {
  language(): Language;
  /** A message of the game's catalogue in the current language; the key itself if there is none. */
  term(key: string, params?: MessageParams): string;
  /** The name of the player on a seat. */
  seat(seat: number): string;
  list(items: readonly string[]): string;
}

/** The loaded catalogues of a game: a page loads that of its language. */
export type Catalogues = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

export function createTranslator(
  catalogues: Catalogues,
  language: () => Language,
  nameOf: (seat: number) => string,
): Translator {
  return {
    language,
    term(key, params = {}) {
      const pattern = catalogues[language()]?.[key];
      return pattern === undefined ? key : formatMessage(language(), pattern, params);
    },
    seat: nameOf,
    list: (items) => formatList(language(), items),
  };
}

import { IntlMessageFormat } from "intl-messageformat";
import type { Language } from "./language.ts";

export type MessageParams = Readonly<Record<string, string | number>>;

/** Locales for plurals, lists, numbers and dates; the English texts are British. */
export const LOCALES: Readonly<Record<Language, string>> = { de: "de", en: "en-GB", fr: "fr" };

/** Fills in an ICU message. Most have no parameters and are returned as they are. */
export function formatMessage(language: Language, pattern: string, params: MessageParams): string {
  if (!SYNTAX.test(pattern)) return pattern;
  const key = `${language} ${pattern} ${JSON.stringify(params)}`;
  const known = formatted.get(key);
  if (known !== undefined) return known;
  const text = String(formatter(language, pattern).format(params));
  if (formatted.size >= MOST_FORMATTED) formatted.clear();
  formatted.set(key, text);
  return text;
}

const SYNTAX = /[{}'<#]/;

/** Results, because a screen shows much the same text after every action. */
const formatted = new Map<string, string>();
const MOST_FORMATTED = 5000;

const formatters = new Map<string, IntlMessageFormat>();

function formatter(language: Language, pattern: string): IntlMessageFormat {
  const known = formatters.get(`${language} ${pattern}`);
  if (known) return known;
  const made = new IntlMessageFormat(pattern, LOCALES[language]);
  formatters.set(`${language} ${pattern}`, made);
  return made;
}

export function formatList(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language]).format(items);
}

/** A day: "17 November 2026". */
export function formatDate(language: Language, moment: number): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long" }).format(moment);
}

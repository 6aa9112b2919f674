import { computed, signal } from "@preact/signals";
import { IntlMessageFormat } from "intl-messageformat";
import type { en } from "./en.ts";
import { type Language, language } from "./language.ts";

/** English is the type: every other language must have exactly its keys. */
export type MessageKey = keyof typeof en;
export type Catalogue = Readonly<Record<MessageKey, string>>;

export type MessageParams = Readonly<Record<string, string | number>>;

const loaders: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
};

const loaded = signal<Partial<Record<Language, Catalogue>>>({});
/** The language whose words are there; follows `language` as soon as they have come. */
const spoken = signal<Language>(language.peek());
const catalogue = computed(() => loaded.value[spoken.value]);

/** Loads the words of a language and speaks it from then on. */
export async function loadLanguage(wanted: Language): Promise<void> {
  const words = loaded.peek()[wanted] ?? (await loaders[wanted]());
  loaded.value = { ...loaded.peek(), [wanted]: words };
  if (language.peek() === wanted) spoken.value = wanted;
}

/** The language that is spoken now; reading it in a component makes the component follow. */
export const currentLanguage = (): Language => spoken.value;

/** A sentence of the page in the current language. A component that says something says it anew when the language changes. */
export function t(key: MessageKey, params: MessageParams = {}): string {
  return format(sentence(key), params);
}

export function isKey(key: string): key is MessageKey {
  const words = catalogue.value;
  return words !== undefined && Object.hasOwn(words, key);
}

/** Fills an ICU sentence of any catalogue, in the current language. Most are plain, and there is nothing to fill. */
export function format(pattern: string, params: MessageParams): string {
  const spokenIn = spoken.value;
  if (!SYNTAX.test(pattern)) return pattern;
  const key = `${spokenIn} ${pattern} ${JSON.stringify(params)}`;
  const known = filled.get(key);
  if (known !== undefined) return known;
  const sentence = String(formatter(pattern, spokenIn).format(params));
  if (filled.size >= MOST_FILLED) filled.clear();
  filled.set(key, sentence);
  return sentence;
}

const SYNTAX = /[{}'<#]/;

/** A screen says much the same after every action. */
const filled = new Map<string, string>();
const MOST_FILLED = 5000;

function sentence(key: MessageKey): string {
  const words = catalogue.value;
  if (!words) throw new Error("nothing can be said before the words of a language are loaded");
  return words[key];
}

const formatters = new Map<string, IntlMessageFormat>();

function formatter(pattern: string, spokenIn: Language): IntlMessageFormat {
  const known = formatters.get(`${spokenIn} ${pattern}`);
  if (known) return known;
  const made = new IntlMessageFormat(pattern, spokenIn);
  formatters.set(`${spokenIn} ${pattern}`, made);
  return made;
}

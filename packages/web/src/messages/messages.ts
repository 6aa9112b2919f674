import { computed, signal } from "@preact/signals";
import type { de } from "./de/index.ts";
import type { en } from "./en/index.ts";
import { formatMessage, LOCALES, type MessageParams } from "./format.ts";
import type { fr } from "./fr/index.ts";
import { type Language, language } from "./language.ts";
import type { MessageTypes, ParamsOf } from "./placeholders.ts";

/** The messages of the page with the parameters of each. */
type PageMessages = MessageTypes<typeof en, typeof de | typeof fr>;
export type MessageKey = keyof typeof en;
type Catalogue = Readonly<Record<MessageKey, string>>;

const loaders: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  de: async () => (await import("./de/index.ts")).de,
  en: async () => (await import("./en/index.ts")).en,
  fr: async () => (await import("./fr/index.ts")).fr,
};

const loaded = signal<Partial<Record<Language, Catalogue>>>({});
/** The language of the texts on the page; follows `language` as soon as its catalogue is loaded. */
const shown = signal<Language>(language.peek());
const catalogue = computed(() => loaded.value[shown.value]);

/** Loads the catalogue of a language and switches the page to it. */
export async function loadLanguage(wanted: Language): Promise<void> {
  const messages = loaded.peek()[wanted] ?? (await loaders[wanted]());
  loaded.value = { ...loaded.peek(), [wanted]: messages };
  if (language.peek() === wanted) shown.value = wanted;
}

/** The language of the page; a component that reads it is drawn again when it changes. */
export const currentLanguage = (): Language => shown.value;

/** The same for numbers, dates and lists. */
export const currentLocale = (): string => LOCALES[shown.value];

/** A message of the page in the current language. */
export function t<Key extends MessageKey>(key: Key, ...params: ParamsOf<PageMessages[Key]>): string {
  return formatByKey(key, params[0] ?? {});
}

/** A message whose key is made from a code, so that its parameters cannot be checked. */
export function formatByKey(key: MessageKey, params: MessageParams): string {
  const messages = catalogue.value;
  if (!messages) throw new Error("no catalogue is loaded yet");
  return formatMessage(shown.value, messages[key], params);
}

export function isKey(key: string): key is MessageKey {
  const messages = catalogue.value;
  return messages !== undefined && Object.hasOwn(messages, key);
}

import { useCallback } from "preact/hooks";
import { formatMessage } from "../messages/format.ts";
import type { Language } from "../messages/language.ts";
import { currentLanguage } from "../messages/messages.ts";
import type { MessageTypes, ParamsOf } from "../messages/placeholders.ts";
import { useLoaded } from "../ui/use-loaded.ts";
import type { de } from "./messages/de.ts";
import type { en } from "./messages/en.ts";
import type { fr } from "./messages/fr.ts";

type Messages = MessageTypes<typeof en, typeof de | typeof fr>;
type Catalogue = Readonly<Record<keyof typeof en, string>>;

/** A text of the collection in the current language. */
export type CollectionText = <Key extends keyof Messages>(key: Key, ...params: ParamsOf<Messages[Key]>) => string;

const LOADERS: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  de: async () => (await import("./messages/de.ts")).de,
  en: async () => (await import("./messages/en.ts")).en,
  fr: async () => (await import("./messages/fr.ts")).fr,
};

/** The texts of the collection, as soon as they are loaded. */
export function useCollectionTexts(): CollectionText | undefined {
  const language = currentLanguage();
  const load = useCallback(async () => ({ language, catalogue: await LOADERS[language]() }), [language]);
  const loaded = useLoaded(load);
  return loaded && ((key, ...params) => formatMessage(loaded.language, loaded.catalogue[key], params[0] ?? {}));
}

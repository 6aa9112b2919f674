import type { Language } from "../../../messages/language.ts";
import { names as deNames } from "./de/names.ts";
import { screen as deScreen } from "./de/screen.ts";
import { messages as deSpeech } from "./de/speech.ts";
import { names as enNames } from "./en/names.ts";
import { screen as enScreen } from "./en/screen.ts";
import { messages as enSpeech } from "./en/speech.ts";
import { names as frNames } from "./fr/names.ts";
import { screen as frScreen } from "./fr/screen.ts";
import { messages as frSpeech } from "./fr/speech.ts";

const en = { ...enNames, ...enSpeech, ...enScreen } as const;

/** Every word and sentence of Imperial, by name. */
export type Key = keyof typeof en;
type Catalogue = Readonly<Record<Key, string>>;

const de: Catalogue = { ...deNames, ...deSpeech, ...deScreen };
const fr: Catalogue = { ...frNames, ...frSpeech, ...frScreen };

export const catalogues: Readonly<Record<Language, Catalogue>> = { de, en, fr };

export function isKey(key: string): key is Key {
  return Object.hasOwn(en, key);
}

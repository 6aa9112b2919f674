import type { Language } from "../../../messages/language.ts";
import type { MessageTypes } from "../../../messages/placeholders.ts";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";
import type { Needed } from "./needed.ts";

/** The messages of ImpeRunde with the parameters of each. */
export type Messages = MessageTypes<typeof en, typeof de | typeof fr>;
export type Key = keyof typeof en;

export const catalogues: Readonly<Record<Language, Readonly<Record<Key | Needed, string>>>> = { de, en, fr };

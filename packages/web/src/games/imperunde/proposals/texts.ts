import { formatMessage } from "../../../messages/format.ts";
import type { Language } from "../../../messages/language.ts";
import { currentLanguage } from "../../../messages/messages.ts";
import type { MessageTypes, ParamsOf } from "../../../messages/placeholders.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { fr } from "./messages/fr.ts";

type Messages = MessageTypes<typeof en, typeof de | typeof fr>;
export const proposalTexts: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { de, en, fr };

/** A text about proposals in the current language. It is loaded with the talks, not with the screen. */
export function talkText<Key extends keyof typeof en>(key: Key, ...params: ParamsOf<Messages[Key]>): string {
  const language = currentLanguage();
  return formatMessage(language, proposalTexts[language][key], params[0] ?? {});
}

import { BY_PLAYER, isLocalOperator } from "@rondel/protocol/operator";
import { formatMessage, LOCALES } from "../../messages/format.ts";
import { language } from "../../messages/language.ts";
import type { MessageTypes, ParamsOf } from "../../messages/placeholders.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

type Messages = MessageTypes<typeof en, typeof de | typeof fr>;
const CATALOGUES: Readonly<Record<"de" | "en" | "fr", Readonly<Record<keyof typeof en, string>>>> = { de, en, fr };

/** A message of the operator's page in the current language. */
export function text<Key extends keyof typeof en>(key: Key, ...params: ParamsOf<Messages[Key]>): string {
  return formatMessage(language.value, CATALOGUES[language.value][key], params[0] ?? {});
}

/** The name of an operator; requests from the server's own machine and acts of players have none. */
export function operatorName(name: string): string {
  if (name === BY_PLAYER) return text("operator.player");
  return isLocalOperator(name) ? text("operator.local") : name;
}

/** The sentence for the code of a refusal. */
export function refusalText(code: string): string {
  const key = `refusal.${code}`;
  return Object.hasOwn(en, key) ? text(key as "refusal.offline") : text("refusal.other", { code });
}

export function dateText(moment: number): string {
  return new Intl.DateTimeFormat(LOCALES[language.value], { dateStyle: "medium", timeStyle: "short" }).format(moment);
}

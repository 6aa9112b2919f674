import type { AnyEvent, Json, Message, OptionField, Tagged } from "@rondel/engine";
import type { SessionRefusal } from "../session/session.ts";
import type { MessageParams } from "./format.ts";
import { LANGUAGES, type Language } from "./language.ts";
import { currentLanguage, currentLocale, formatByKey, isKey, t } from "./messages.ts";
import { type Catalogues, createTranslator, type Translator } from "./translator.ts";

/**
 * The messages of a game, with the same keys in every language:
 * `prompt.<code>`, `refusal.<code>`, `event.<kind>`, `action.<kind>`, `sum.<code>` with `sum.<code>.<value>` for values that are words, `option.<name>` with `option.<name>.about` and
 * `option.<name>.<value>`, `game.about`, and what its screen needs.
 */
export interface GameCatalogues {
  readonly catalogues: Catalogues;
  /** Turns parameters of the rules (ids, seats, lists) into names and their forms. */
  params(given: Readonly<Record<string, Json>>, translator: Translator): MessageParams;
}

/** The texts of a game in the current language. */
export interface GameMessages extends Translator {
  /** Whether there is a message with this key. */
  has(key: string): boolean;
  prompt(message: Message): string;
  refusal(refused: SessionRefusal): string;
  /** Undefined for an event without a line in the log. */
  event(event: AnyEvent): string | undefined;
  action(action: Tagged): string;
  sum(code: string): string;
  /** The value of a sum: a number, or the word that the game has for it. */
  sumValue(code: string, value: number): string;
  option(name: string): string;
  optionAbout(name: string): string | undefined;
  optionValue(name: string, field: OptionField, value: string | number | boolean): string;
}

export function gameMessages(game: GameCatalogues, nameOf: (seat: number) => string): GameMessages {
  const language = (): Language => loadedLanguage(game.catalogues);
  const translator = createTranslator(game.catalogues, language, nameOf);
  const find = (key: string): string | undefined => game.catalogues[language()]?.[key];
  const message = (key: string, given: object): string | undefined =>
    find(key) === undefined ? undefined : translator.term(key, game.params(given as Record<string, Json>, translator));
  return {
    ...translator,
    has: (key) => find(key) !== undefined,
    prompt: ({ code, params }) => message(`prompt.${code}`, params) ?? code,
    refusal: (refused) => message(`refusal.${refused.code}`, refused.params) ?? formatRefusal(refused),
    event: (event) => message(`event.${event.kind}`, event) || undefined,
    action: (action) => message(`action.${action.kind}`, action) ?? action.kind,
    sum: (code) => find(`sum.${code}`) ?? code,
    sumValue: (code, value) => find(`sum.${code}.${value}`) ?? new Intl.NumberFormat(currentLocale()).format(value),
    option: (name) => find(`option.${name}`) ?? name,
    optionAbout: (name) => find(`option.${name}.about`),
    optionValue: (name, field, value) => {
      if (field.kind === "integer") return String(value);
      if (field.kind === "flag") return t(value ? "yes" : "no");
      return find(`option.${name}.${value}`) ?? String(value);
    },
  };
}

/** The current language, or another one while its messages are being loaded. */
function loadedLanguage(catalogues: Catalogues): Language {
  const wanted = currentLanguage();
  return catalogues[wanted] ? wanted : (LANGUAGES.find((language) => catalogues[language]) ?? wanted);
}

/** The sentence for a refusal of the server or the engine. */
export function formatRefusal({ code, params }: Message): string {
  const key = `refusal.${code}`;
  if (!isKey(key)) return t("refusal.unknown", { code });
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "number" ? value : String(value),
  ]);
  return formatByKey(key, Object.fromEntries(values));
}

import type { AnyEvent, Json, Message, OptionField, Tagged } from "@rondel/engine";
import type { SessionRefusal } from "../session/session.ts";
import type { Language } from "./language.ts";
import { currentLanguage, format, isKey, type MessageParams, t } from "./messages.ts";

/**
 * The words of a game, each catalogue with the same keys:
 * `prompt.<code>`, `refusal.<code>`, `event.<kind>`, `action.<kind>`, `sum.<code>`, `option.<name>` with `option.<name>.about` and
 * `option.<name>.<value>`, `game.about`; everything else is the game's own affair, by custom `term.<...>`.
 */
export interface GameCatalogues {
  readonly catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Turns what a rule speaks in (ids, seats, lists) into what a sentence can hold. */
  params(given: Readonly<Record<string, Json>>, translator: Translator): MessageParams;
}

export interface Translator {
  /** A word of the game's catalogue in the current language; the key itself if it has none. */
  term(key: string, params?: MessageParams): string;
  /** The name of whoever sits there. */
  seat(seat: number): string;
  list(items: readonly string[]): string;
}

/** A game that speaks. Everything follows the current language when a component calls it. */
export interface GameMessages extends Translator {
  prompt(message: Message): string;
  refusal(refused: SessionRefusal): string;
  /** Nothing for an event that is not worth a line. */
  event(event: AnyEvent): string | undefined;
  action(action: Tagged): string;
  sum(code: string): string;
  option(name: string): string;
  optionAbout(name: string): string | undefined;
  optionValue(name: string, field: OptionField, value: string | number | boolean): string;
}

export function gameMessages(words: GameCatalogues, nameOf: (seat: number) => string): GameMessages {
  const find = (key: string): string | undefined => words.catalogues[currentLanguage()][key];
  const translator: Translator = {
    term: (key, params = {}) => {
      const pattern = find(key);
      return pattern === undefined ? key : format(pattern, params);
    },
    seat: nameOf,
    list: (items) => new Intl.ListFormat(currentLanguage()).format(items),
  };
  const tell = (key: string, given: object): string | undefined => {
    const pattern = find(key);
    return pattern === undefined ? undefined : format(pattern, words.params(given as Record<string, Json>, translator));
  };
  return {
    ...translator,
    prompt: ({ code, params }) => tell(`prompt.${code}`, params) ?? code,
    refusal: (refused) => tell(`refusal.${refused.code}`, refused.params) ?? formatRefusal(refused),
    event: (event) => tell(`event.${event.kind}`, event) || undefined,
    action: (action) => tell(`action.${action.kind}`, action) ?? action.kind,
    sum: (code) => find(`sum.${code}`) ?? code,
    option: (name) => find(`option.${name}`) ?? name,
    optionAbout: (name) => find(`option.${name}.about`),
    optionValue: (name, field, value) => {
      if (field.kind === "integer") return String(value);
      if (field.kind === "flag") return t(value ? "yes" : "no");
      return find(`option.${name}.${value}`) ?? String(value);
    },
  };
}

/** Why the server or the engine did not do something, as a sentence. */
export function formatRefusal({ code, params }: Message): string {
  const key = `refusal.${code}`;
  const plain = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return isKey(key) ? t(key, plain) : t("refusal.unknown", { code });
}

import { HINTS, type Hint } from "@rondel/bots";
import type { Game } from "@rondel/engine";
import { formatMessage, type MessageParams } from "../messages/format.ts";
import { nationParams, placeParams, playerParams } from "../messages/name-params.ts";
import type { Translator } from "../messages/translator.ts";
import { catalogues } from "./catalogues.ts";

/** The sentence for one expected effect of a move, or one reason for it, with its full stop. */
export function hintSentence(game: Game, translator: Translator, { code, params }: Hint): string {
  return sentenceWith(game, translator, catalogues[translator.language()][code], HINTS[code], params);
}

/** A message of a bot with the names and numbers of its parameters, and with its full stop. `kinds` says what each parameter is. */
export function sentenceWith(
  game: Game,
  translator: Translator,
  pattern: string,
  kinds: Readonly<Record<string, string>>,
  params: Readonly<Record<string, number>>,
): string {
  const values = Object.entries(params).map(([name, value]) => hintParams(game, translator, name, kinds[name], value));
  const text = formatMessage(translator.language(), pattern, Object.assign({}, ...values));
  return text.endsWith(".") ? text : `${text}.`;
}

/** A name with its forms; a number with its sign and its size. */
function hintParams(
  game: Game,
  translator: Translator,
  name: string,
  kind: string | undefined,
  value: number,
): MessageParams {
  if (kind === "seat") return playerParams(name, value, translator);
  if (kind === "nation") return nationParams(name, `nation.${idOf(game, kind, value)}`, translator);
  if (kind === "region") return placeParams(name, `region.${idOf(game, kind, value)}`, translator);
  return { [name]: value, [`${name}Sign`]: value < 0 ? "down" : "up", [`${name}Size`]: Math.abs(value) };
}

/** The id of a nation or region, from the schema of an action that names one. */
function idOf({ actionSchemas }: Game, kind: string, value: number): string | undefined {
  const fields = Object.values(actionSchemas).map((schema) => schema[kind]);
  const index = fields.find((field) => field?.kind === "index");
  return index?.kind === "index" ? index.names[value] : undefined;
}

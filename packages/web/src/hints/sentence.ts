import { HINTS, type Hint } from "@rondel/bots";
import type { Game } from "@rondel/engine";
import { formatMessage, type MessageParams } from "../messages/format.ts";
import { nationParams, placeParams, playerParams } from "../messages/name-params.ts";
import type { Translator } from "../messages/translator.ts";
import { catalogues } from "./catalogues.ts";

/** The sentence for one expected effect of a move, or one reason for it, with its full stop. */
export function hintSentence(game: Game, translator: Translator, { code, params }: Hint): string {
  const kinds: Readonly<Record<string, string>> = HINTS[code];
  const values = Object.entries(params).map(([name, value]) => hintParams(game, translator, name, kinds[name], value));
  const language = translator.language();
  const text = formatMessage(language, catalogues[language][code], Object.assign({}, ...values));
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

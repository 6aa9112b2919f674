import { HINTS, type Hint } from "@rondel/bots";
import type { Game } from "@rondel/engine";
import type { Translator } from "../messages/game-messages.ts";
import { currentLanguage, format, type MessageParams } from "../messages/messages.ts";
import { catalogues } from "./catalogues.ts";

/** One thing that a choice is expected to bring, in words. */
export function adviceSentence(game: Game, translator: Translator, { code, params }: Hint): string {
  const kinds: Readonly<Record<string, string>> = HINTS[code];
  const words = Object.entries(params).map(([name, value]) => named(game, translator, name, kinds[name], value));
  return format(catalogues[currentLanguage()][code], Object.assign({}, ...words));
}

/** Numbers stay numbers; seats, powers and fields are called by their names. */
function named(
  game: Game,
  translator: Translator,
  name: string,
  kind: string | undefined,
  value: number,
): MessageParams {
  if (kind === "seat") return { [name]: translator.seat(value) };
  if (kind !== "nation" && kind !== "region") return { [name]: value };
  const key = `${kind}.${namesOf(game, kind)[value]}`;
  if (kind === "region") return { [name]: translator.term(key) };
  return {
    [name]: translator.term(key),
    [`${name}Of`]: translator.term(`${key}.of`),
    [`${name}The`]: translator.term(`${key}.the`),
  };
}

function namesOf({ actionSchemas }: Game, kind: string): readonly string[] {
  const fields = Object.values(actionSchemas).map((shape) => shape[kind]);
  const index = fields.find((region) => region?.kind === "index");
  return index?.kind === "index" ? index.names : [];
}

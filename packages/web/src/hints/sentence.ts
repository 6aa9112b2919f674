import { HINTS, type Hint } from "@rondel/bots";
import type { Game } from "@rondel/engine";
import type { Speaker } from "../messages/game-messages.ts";
import { currentLanguage, format, type Params } from "../messages/messages.ts";
import { catalogues } from "./catalogues.ts";

/** One thing that a choice is expected to bring, in words. */
export function adviceSentence(game: Game, speaker: Speaker, { code, params }: Hint): string {
  const kinds: Readonly<Record<string, string>> = HINTS[code];
  const words = Object.entries(params).map(([name, value]) => named(game, speaker, name, kinds[name], value));
  return format(catalogues[currentLanguage()][code], Object.assign({}, ...words));
}

/** Numbers stay numbers; seats, powers and fields are called by their names. */
function named(game: Game, speaker: Speaker, name: string, kind: string | undefined, value: number): Params {
  if (kind === "seat") return { [name]: speaker.seat(value) };
  if (kind !== "power" && kind !== "field") return { [name]: value };
  const key = `${kind}.${namesOf(game, kind)[value]}`;
  if (kind === "field") return { [name]: speaker.term(key) };
  return {
    [name]: speaker.term(key),
    [`${name}Of`]: speaker.term(`${key}.of`),
    [`${name}The`]: speaker.term(`${key}.the`),
  };
}

function namesOf({ actionShapes }: Game, kind: string): readonly string[] {
  const fields = Object.values(actionShapes).map((shape) => shape[kind]);
  const index = fields.find((field) => field?.kind === "index");
  return index?.kind === "index" ? index.names : [];
}

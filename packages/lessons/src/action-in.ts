import { type Game, parseNotation, type Tagged } from "@rondel/engine";

/** Parses an action in the notation of match files; throws an error if there is none. */
export function actionIn(game: Game, text: string): Tagged {
  const parsed = parseNotation(game.actionSchemas, text, game.storedNames);
  if ("problem" in parsed) {
    const { code, kind, expected = "" } = parsed.problem;
    throw new Error(`"${text}" is not an action of ${game.id}: ${code} ${kind} ${expected}`);
  }
  return parsed.value;
}

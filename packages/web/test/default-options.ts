import { type AnyOptions, chooseOptions, type Game } from "@rondel/engine";

/** The options of a game as a table has them unless it chooses others. */
export function defaultOptions<Options extends AnyOptions>(game: Pick<Game, "options">): Options {
  const chosen = chooseOptions(game.options, {});
  if ("problem" in chosen) throw new Error(JSON.stringify(chosen.problem));
  return chosen.options as Options;
}

import { type AnyOptions, chooseOptions, type Game, readOption } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { type Call, UsageError } from "./command.ts";

/** The games that people play, each with the module that a worker of the server loads it from. */
export const playedGames = [
  { game: imperial, name: "imperial", module: import.meta.resolve("@rondel/imperial") },
  { game: imperunde, name: "imperunde", module: import.meta.resolve("@rondel/imperunde") },
] as const;

/** Every game that this program knows: also the small one that the tools are proven on. */
export const games: readonly Game[] = [...playedGames.map(({ game }) => game), ferry];

export function gameNamed(name: string): Game {
  const game = games.find(({ id }) => id === name);
  if (!game) throw new UsageError(`There is no game "${name}"; there is ${games.map(({ id }) => id).join(", ")}.`);
  return game;
}

export function findGame(id: string, rulesVersion: string): Game | undefined {
  return games.find((game) => game.id === id && game.rulesVersion === rulesVersion);
}

/** The options of a table from `--option name=value`, as often as given. */
export function chosenOptions(game: Game, call: Call): AnyOptions {
  const chosen: Record<string, string | number | boolean> = {};
  const given = call.flags.option;
  for (const word of Array.isArray(given) ? given.map(String) : []) {
    const [name = "", ...rest] = word.split("=");
    const field = game.options[name];
    if (!field)
      throw new UsageError(`${game.id} has no option "${name}"; it has ${Object.keys(game.options).join(", ")}.`);
    const value = readOption(field, rest.join("="));
    if (value === undefined) {
      const may =
        field.kind === "choice"
          ? field.of.join(", ")
          : field.kind === "flag"
            ? "yes, no"
            : `${field.least} to ${field.most}`;
      throw new UsageError(`--option ${name} can be ${may}, not "${rest.join("=")}".`);
    }
    chosen[name] = value;
  }
  const answer = chooseOptions(game.options, chosen);
  if ("problem" in answer) throw new UsageError(`The option ${answer.problem.field} is out of range.`);
  return answer.options;
}

export function checkedPlayers(game: Game, players: number): number {
  const { fewest, most } = game.players;
  if (players < fewest || players > most) {
    throw new UsageError(`${game.id} is for ${fewest} to ${most} players, not ${players}.`);
  }
  return players;
}

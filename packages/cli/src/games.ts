import { type AnyOptions, chooseOptions, type Game, gameRegistry, type OptionField, readOption } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { imperial, imperialVersion1 } from "@rondel/imperial";
import { imperunde, imperundeVersion1, imperundeVersion2 } from "@rondel/imperunde";
import { type Call, UsageError } from "./command.ts";

/** The games that people play, with the module that a worker of the server loads. An older version follows the newest. */
export const playedGames = [
  { game: imperial, name: "imperial", module: import.meta.resolve("@rondel/imperial") },
  { game: imperialVersion1, name: "imperialVersion1", module: import.meta.resolve("@rondel/imperial") },
  { game: imperunde, name: "imperunde", module: import.meta.resolve("@rondel/imperunde") },
  { game: imperundeVersion2, name: "imperundeVersion2", module: import.meta.resolve("@rondel/imperunde") },
  { game: imperundeVersion1, name: "imperundeVersion1", module: import.meta.resolve("@rondel/imperunde") },
] as const;

const registry = gameRegistry<{ readonly game: Game }>([...playedGames, { game: ferry }]);

/** The newest version of every game of this program, including the reference game of the engine. */
export const games: readonly Game[] = registry.newest.map(({ game }) => game);

export function gameNamed(name: string): Game {
  const game = registry.newestOf(name)?.game;
  if (!game) throw new UsageError(`Unknown game "${name}". Available: ${games.map(({ id }) => id).join(", ")}.`);
  return game;
}

export function findGame(id: string, rulesVersion: string): Game | undefined {
  return registry.find(id, rulesVersion)?.game;
}

/** The options of a table from all flags `--option name=value`. */
export function chosenOptions(game: Game, call: Call): AnyOptions {
  const chosen: Record<string, string | number | boolean> = {};
  const given = call.flags.option;
  for (const word of Array.isArray(given) ? given.map(String) : []) {
    const [name = "", ...rest] = word.split("=");
    const field = game.options[name];
    if (!field)
      throw new UsageError(`${game.id} has no variant "${name}". Available: ${Object.keys(game.options).join(", ")}.`);
    const value = readOption(field, rest.join("="));
    if (value === undefined) {
      throw new UsageError(`--option ${name} must be ${expectedValues(field)}, not "${rest.join("=")}".`);
    }
    chosen[name] = value;
  }
  const result = chooseOptions(game.options, chosen);
  if ("problem" in result) throw new UsageError(`The value of ${result.problem.field} is out of range.`);
  return result.options;
}

function expectedValues(field: OptionField): string {
  switch (field.kind) {
    case "choice":
      return `one of ${field.of.join(", ")}`;
    case "flag":
      return "yes or no";
    case "integer":
      return `${field.least} to ${field.most}`;
  }
}

export function checkedPlayers(game: Game, players: number): number {
  const { fewest, most } = game.players;
  if (players < fewest || players > most) {
    throw new UsageError(`${game.id} is for ${fewest} to ${most} players, not ${players}.`);
  }
  return players;
}

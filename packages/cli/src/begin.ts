import { randomBytes } from "node:crypto";
import { type Chance, type ChanceSource, chanceSource, createMatch, type Game, type Match } from "@rondel/engine";
import { type Call, textFlag, UsageError } from "./command.ts";
import { chosenOptions } from "./games.ts";
import { sentence } from "./words.ts";

/** What every command that begins a match can be told. */
export const beginFlags = {
  players: { type: "string" },
  option: { type: "string", multiple: true },
  seed: { type: "string" },
  output: { type: "string", short: "o" },
} as const;

export const beginHelp = {
  "--option NAME=VALUE": "a table option, as often as needed",
  "--seed WORD": "where chance comes from; by default something unforeseeable",
};

/** Sets a match up as the flags `--option` and `--seed` say; without a seed, with one that nobody can foresee. */
export function beginAsCalled(
  call: Call,
  game: Game,
  players: number,
): { readonly match: Match; readonly source: ChanceSource } {
  const seed = textFlag(call, "seed") ?? randomBytes(8).toString("hex");
  if (!/^\S+$/.test(seed)) throw new UsageError("--seed must be one word without spaces.");
  const chance: Chance = { kind: "seed", seed };
  const id = `${game.id}-${seed}`;
  const source = chanceSource(chance, id);
  if (!source) throw new Error("a seed always gives a source");
  const { rulesVersion } = game;
  const options = chosenOptions(game, call);
  const header = { game: game.id, rulesVersion, id, players, options, chance, begin: "setup", statements: [] } as const;
  const begun = createMatch(game, header, source);
  if ("refused" in begun) throw new UsageError(sentence(begun.refused));
  return { match: begun.match, source };
}

import { randomBytes } from "node:crypto";
import { type Chance, type ChanceSource, chanceSource, createMatch, type Game, type Match } from "@rondel/engine";
import { type Call, textFlag, UsageError } from "./command.ts";
import { chosenOptions } from "./games.ts";
import { sentence } from "./messages.ts";

/** The flags of every command that starts a match. */
export const newMatchFlags = {
  players: { type: "string" },
  option: { type: "string", multiple: true },
  seed: { type: "string" },
  output: { type: "string", short: "o" },
} as const;

export const newMatchHelp = {
  "--option NAME=VALUE": "a rule variant; repeat for more",
  "--seed WORD": "seed for dice and cards; random by default",
};

/** Sets up a match from the flags `--option` and `--seed`. */
export function newMatchFrom(
  call: Call,
  game: Game,
  players: number,
): { readonly match: Match; readonly source: ChanceSource } {
  const seed = textFlag(call, "seed") ?? randomBytes(8).toString("hex");
  if (!/^\S+$/.test(seed)) throw new UsageError("--seed must not contain spaces.");
  const chance: Chance = { kind: "seed", seed };
  const id = `${game.id}-${seed}`;
  const source = chanceSource(chance, id);
  if (!source) throw new Error("a seed always gives a source");
  const { rulesVersion } = game;
  const options = chosenOptions(game, call);
  const header = { game: game.id, rulesVersion, id, players, options, chance, begin: "setup", statements: [] } as const;
  const created = createMatch(game, header, source);
  if ("refused" in created) throw new UsageError(sentence(created.refused));
  return { match: created.match, source };
}

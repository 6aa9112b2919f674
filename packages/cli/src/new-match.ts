import { randomBytes } from "node:crypto";
import { type ChanceSource, createMatch, type Game, type Match, newHeader, seededSource } from "@rondel/engine";
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
  const source = seededSource(seed);
  const header = newHeader(game, {
    id: `${game.id}-${seed}`,
    players,
    options: chosenOptions(game, call),
    chance: { kind: "seed", seed },
  });
  const created = createMatch(game, header, source);
  if ("refused" in created) throw new UsageError(sentence(created.refused));
  return { match: created.match, source };
}

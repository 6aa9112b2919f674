import { appendAction, asSeat, type ChanceSource, chanceSource, createMatch } from "@rondel/engine";
import { boardgameIoMicroseconds } from "./boardgame-io.ts";
import { microsecondsPerCall, report } from "./measure.ts";
import { sixtyRegions } from "./sixty-regions.ts";

/*
 * What the engine itself costs per action (log, checks at the door, frames, snapshots), beside boardgame.io's reducer, in one run:
 * the same game of 60 regions, one unit placed per move, a fresh match every 1,000 moves.
 */
const PLAYERS = 4;
const MOVES_PER_MATCH = 1000;

const chance = { kind: "seed", seed: "bench" } as const;
const source = chanceSource(chance, "bench") as ChanceSource;

function ourMatch() {
  const { rulesVersion } = sixtyRegions;
  const header = {
    game: "sixty-regions",
    rulesVersion,
    id: "bench",
    players: PLAYERS,
    options: {},
    chance,
    begin: "setup",
    statements: [],
  } as const;
  const begun = createMatch(sixtyRegions, header, source);
  if ("refused" in begun) throw new Error(begun.refused.code);
  return begun.match;
}

let match = ourMatch();
const append = (move: number) => {
  if (match.entries.length === MOVES_PER_MATCH) match = ourMatch();
  const number = match.entries.length;
  const answer = appendAction(match, number, asSeat(number % PLAYERS), { kind: "place", region: move % 60 }, source);
  if ("refused" in answer) throw new Error(answer.refused.code);
};

const ours = microsecondsPerCall(append, 200_000);
const reducer = boardgameIoMicroseconds();
report("engine", [
  ["engine, everything per action", `${ours.toFixed(2)} µs`],
  ["boardgame.io reducer per move", `${reducer.toFixed(2)} µs`],
  ["ratio (the goal is at most 0.10)", (ours / reducer).toFixed(3)],
]);

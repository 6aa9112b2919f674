import { appendAction, asSeat, createMatch, newHeader, seededSource } from "@rondel/engine";
import { boardgameIoMicroseconds } from "./boardgame-io.ts";
import { microsecondsPerCall, openReport } from "./measure.ts";
import { sixtyRegions } from "./sixty-regions.ts";

/*
 * Measures what the engine itself costs per action (input check, frames, log, snapshots) beside boardgame.io's reducer in the same
 * run: a game of 60 regions, one unit placed per move, a new match every 1,000 moves.
 */
const PLAYERS = 4;
const MOVES_PER_MATCH = 1000;

const source = seededSource("bench");

function newMatch() {
  const chance = { kind: "seed", seed: "bench" } as const;
  const header = newHeader(sixtyRegions, { id: "bench", players: PLAYERS, options: {}, chance });
  const begun = createMatch(sixtyRegions, header, source);
  if ("refused" in begun) throw new Error(begun.refused.code);
  return begun.match;
}

let match = newMatch();
const append = (move: number) => {
  if (match.entries.length === MOVES_PER_MATCH) match = newMatch();
  const number = match.entries.length;
  const answer = appendAction(match, number, asSeat(number % PLAYERS), { kind: "place", region: move % 60 }, source);
  if ("refused" in answer) throw new Error(answer.refused.code);
};

const engine = microsecondsPerCall(append, 200_000);
const reducer = boardgameIoMicroseconds();
const report = openReport("engine");
report.list("engine", [
  { name: "engine, everything per action", value: engine, unit: "µs", digits: 2 },
  { name: "boardgame.io reducer per move", value: reducer, unit: "µs", digits: 2 },
  { name: "ratio", value: engine / reducer, digits: 3, goal: "at most 0.10" },
]);
report.end();

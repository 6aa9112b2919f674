import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  appendAction,
  beginMatch,
  type ChanceSource,
  chanceSource,
  type Game,
  HASH_EVERY,
  type Match,
  matchToText,
  type Random,
  type Seat,
  seededRandom,
  stableHash,
} from "@rondel/engine";
import { imperial } from "../../src/index.ts";
import type { Options } from "../../src/options.ts";
import { GOLDEN, goldenFiles, readGolden, replay } from "./golden.ts";
import { options } from "./table.ts";

/*
 * Writes the golden matches anew: `node packages/imperial/test/support/record-golden.ts`. Only when the rules were meant to change, together with
 * `rulesVersion`. Matches played at random are made from their seeds; the others keep their actions and get new hashes.
 */
const RANDOM_MATCHES: readonly { name: string; players: number; chosen: Partial<Options> }[] = [
  { name: "random-2-hidden", players: 2, chosen: { cash: "hidden", setup: "experienced", seating: "random" } },
  { name: "random-3-variant", players: 3, chosen: { investorCard: "without", setup: "experienced" } },
  { name: "random-4-partial", players: 4, chosen: { insolventInvestor: "partial" } },
  { name: "random-5-capped", players: 5, chosen: { swissBankCap: "three", setup: "experienced" } },
  { name: "random-6", players: 6, chosen: {} },
  {
    name: "random-6-variant",
    players: 6,
    chosen: { investorCard: "without", swissForceWithoutCard: "off", gifts: "onOwnDecision" },
  },
];

const game: Game = imperial;
const MOST_ACTIONS = 420;
const FREE_ACTION_ONE_IN = 25;

for (const { name, players, chosen } of RANDOM_MATCHES) write(name, shortMatch(name, players, chosen));
for (const file of goldenFiles()) {
  const name = file.name.replace(".rondel", "");
  if (!RANDOM_MATCHES.some((random) => random.name === name))
    write(name, readGolden({ ...file, text: withoutHashes(file.text) }).match);
}

function withoutHashes(text: string): string {
  return text.replaceAll(/^hash .*\n/gm, "");
}

function write(name: string, match: Match): void {
  const hashes = new Map<number, string>();
  let number = 0;
  replay(match, (state) => {
    if (number > 0 && number % HASH_EVERY === 0) hashes.set(number, stableHash(state));
    number++;
  });
  writeFileSync(join(GOLDEN, `${name}.rondel`), matchToText(match, hashes));
  console.log(name, match.entries.length, match.deciders.length === 0 ? "finished" : "open");
}

/** The first seed whose random match ends early enough to be kept. */
function shortMatch(name: string, players: number, chosen: Partial<Options>): Match {
  for (let seed = 0; ; seed++) {
    const match = randomMatch(name, players, chosen, String(seed));
    if (match.deciders.length === 0) return match;
  }
}

function randomMatch(name: string, players: number, chosen: Partial<Options>, seed: string): Match {
  const header = {
    game: imperial.id,
    rulesVersion: imperial.rulesVersion,
    id: name,
    players,
    options: options(chosen),
    chance: { kind: "seed", seed } as const,
    begin: "setup" as const,
    statements: [],
  };
  const source = chanceSource(header.chance, name) as ChanceSource;
  const begun = beginMatch(game, header, source);
  if ("refused" in begun) throw new Error(begun.refused.code);
  const { match } = begun;
  const chooser = seededRandom(`${name}/${seed}`);
  while (match.deciders.length > 0 && match.entries.length < MOST_ACTIONS) {
    const { seat, action } = chooseAction(match, players, chooser);
    const answer = appendAction(match, match.entries.length, seat, action, source);
    if ("refused" in answer) throw new Error(answer.refused.code);
  }
  return match;
}

function chooseAction(match: Match, players: number, chooser: Random): { seat: Seat; action: unknown } {
  if (chooser.draw("free", FREE_ACTION_ONE_IN) === 0) {
    const seat = chooser.draw("seat", players) as Seat;
    const free = match.game.freeActions(match.state, seat);
    if (free.length > 0) return { seat, action: free[chooser.draw("action", free.length)] };
  }
  const seat = match.deciders[chooser.draw("seat", match.deciders.length)] as Seat;
  const actions = match.game.actions(match.state, seat);
  return { seat, action: actions[chooser.draw("action", actions.length)] };
}

import {
  appendAction,
  chooseOptions,
  createMatch,
  type Match,
  newHeader,
  recreateMatch,
  replayEntry,
  type Seat,
  seededRandom,
  seededSource,
} from "@rondel/engine";
import type { Kind, KindName } from "@rondel/imperunde";
import {
  type Action,
  type BattlePlan,
  battleOdds,
  certain,
  imperunde,
  kindNamed,
  NO_BONUS,
  type Options,
  type State,
} from "@rondel/imperunde";
import { boardgameIoMicroseconds } from "./boardgame-io.ts";
import { type Figure, openReport, quantile } from "./measure.ts";

/*
 * Measures ImpeRunde with six players: complete random games in which all legal actions of the deciding seat are listed at every
 * step; the time to rebuild a recorded match of 1,000 actions; and the time to compute the exact odds of a battle, at first and when
 * its dice are in the cache.
 */
const PLAYERS = 6;
const GAMES = 12;
const REBUILT_ACTIONS = 1000;

const chosen = chooseOptions(imperunde.options, {});
if ("problem" in chosen) throw new Error("The default options are not valid.");
const options = chosen.options as Options;

function randomGame(seed: number): { actions: number; listed: number } {
  const random = seededRandom(`bench/${seed}`);
  const chooser = seededRandom(`bench/${seed}/chooser`);
  const { state } = imperunde.setup(PLAYERS, options, random);
  let actions = 0;
  let listed = 0;
  for (let deciders = imperunde.deciders(state); deciders.length > 0; deciders = imperunde.deciders(state)) {
    const seat = deciders[chooser.draw("seat", deciders.length)] as Seat;
    const offers = imperunde.actions(state, seat);
    imperunde.play(state, seat, offers[chooser.draw("action", offers.length)] as Action, random);
    actions += 1;
    listed += offers.length;
  }
  return { actions, listed };
}

function recordedMatch(): Match<State, Action> {
  const source = seededSource("bench");
  const chance = { kind: "seed", seed: "bench" } as const;
  const header = newHeader(imperunde, { id: "bench", players: PLAYERS, options, chance });
  const begun = createMatch(imperunde, header, source);
  if ("refused" in begun) throw new Error(begun.refused.code);
  const match = begun.match as Match<State, Action>;
  const chooser = seededRandom("bench/chooser");
  while (match.entries.length < REBUILT_ACTIONS) {
    const seat = match.deciders[chooser.draw("seat", match.deciders.length)] as Seat;
    const offers = imperunde.actions(match.state, seat);
    appendAction(match, match.entries.length, seat, offers[chooser.draw("action", offers.length)], source);
  }
  return match;
}

/** Rebuilds the state from the log and checks every entry. */
function rebuild(match: Match<State, Action>): void {
  const begun = recreateMatch(imperunde, match.header, match.setupDraws);
  if ("refused" in begun) throw new Error(begun.refused.code);
  for (const entry of match.entries) {
    if (entry.kind === "action") replayEntry(begun.match, entry);
  }
}

function battle(atSea: boolean, attackers: string, reserves: string, defenders: string): BattlePlan {
  const kinds = (names: string): Kind[] =>
    names
      .split(" ")
      .map((name) => kindNamed(name as KindName))
      .sort((one, other) => one - other);
  const sides = {
    attackers: certain(kinds(attackers)),
    reserves: certain(kinds(reserves)),
    defenders: kinds(defenders),
  };
  return { ...NO_BONUS, ...sides, atSea };
}

const ON_LAND = battle(
  false,
  "artillery cavalry infantry",
  "artillery cavalry infantry artillery",
  "fort cavalry infantry infantry infantry",
);
const AT_SEA = battle(true, "shipOfTheLine frigate frigate", "frigate frigate", "shipOfTheLine frigate frigate");

/** Measures the first computation of the odds and the median of 21 later ones. */
function oddsFigures(name: string, plan: BattlePlan): Figure[] {
  const [first = Number.NaN, ...later] = Array.from({ length: 22 }, () => milliseconds(() => battleOdds(plan)));
  return [
    { name: `exact odds, ${name}, first time`, value: first, unit: "ms", digits: 1 },
    { name: `exact odds, ${name}, later`, value: quantile(later, 0.5), unit: "ms", digits: 1 },
  ];
}

/** Measures the processor time of all threads of this process, which does not depend on other programs. */
function milliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

randomGame(-1);
let actions = 0;
let listed = 0;
const time = milliseconds(() => {
  for (let game = 0; game < GAMES; game++) {
    const played = randomGame(game);
    actions += played.actions;
    listed += played.listed;
  }
});
const reducer = boardgameIoMicroseconds();
const match = recordedMatch();
const rebuilds = Array.from({ length: 21 }, () => milliseconds(() => rebuild(match)));

const report = openReport("imperunde");
report.list("ImpeRunde, random games of six players", [
  { name: "actions per second of processor time", value: (actions / time) * 1000 },
  { name: "listed actions per second", value: (listed / time) * 1000 },
  { name: "complete games per second", value: (GAMES / time) * 1000, digits: 2 },
  { name: "actions per game", value: actions / GAMES },
  { name: `rebuilding ${REBUILT_ACTIONS} actions, median`, value: quantile(rebuilds, 0.5), unit: "ms", digits: 1 },
  ...oddsFigures("five to seven armies a side", ON_LAND),
  ...oddsFigures("three to five warships a side", AT_SEA),
  { name: "boardgame.io, moves per second of its reducer", value: 1_000_000 / reducer },
]);
report.end();

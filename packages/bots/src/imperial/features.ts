import type { Seat } from "@rondel/engine";
import { finalScores, NATIONS, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import { isThreatened } from "./control.ts";
import { type Forecast, turnsUntil } from "./forecast.ts";
import type { Holdings } from "./holdings.ts";
import type { Strength } from "./strength.ts";

/** The inputs of the network about one seat, each of about the size of 1. Their order is part of the stored weights. */
export const SEAT_FEATURES = [
  "rounds",
  "players",
  "highestPoints",
  "cash",
  "cashAhead",
  "scoreNow",
  "scoreExpected",
  "aheadNow",
  "aheadExpected",
  "aheadOfMean",
  "interestInLeader",
  "swissBank",
  "investorCard",
  "interest",
  "bondsInNations",
  "coveredInterest",
  "governments",
  "taxes",
  "treasuries",
  "units",
  "threats",
  "ownPoints",
  "turnsToMove",
  "takeable",
] as const;

/** By seat: the features in the order of `SEAT_FEATURES`. */
export function seatFeaturesOf(
  state: State,
  holdings: Holdings,
  strength: Strength,
  { rounds }: Forecast,
  factors: readonly number[],
): number[][] {
  const { players } = state;
  const now = finalScores(state);
  const expected = state.cash.map((cash, seat) => {
    let score = cash;
    for (const nation of NATIONS) score += at(holdings.interest, nation * players + seat) * at(factors, nation);
    return score;
  });
  const mean = expected.reduce((sum, score) => sum + score, 0) / players;
  const highest = Math.max(...state.points);
  const leader = state.points.indexOf(highest);
  return state.cash.map((cash, seat) => [
    rounds / 12,
    players / 6,
    highest / 25,
    cash / 20,
    (cash - bestOther(state.cash, seat)) / 20,
    at(now, seat) / 50,
    at(expected, seat) / 100,
    (at(now, seat) - bestOther(now, seat)) / 30,
    (at(expected, seat) - bestOther(expected, seat)) / 50,
    (at(expected, seat) - mean) / 50,
    at(holdings.interest, leader * players + seat) / 10,
    state.withoutGovernment.includes(seat) ? 1 : 0,
    cardDistance(state, seat),
    ...inNations(state, holdings, strength, seat),
  ]);
}

function bestOther(scores: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) if (other !== seat) best = Math.max(best, at(scores, other));
  return best;
}

/** How far the Investor card is from a seat, as a part of the table. */
function cardDistance({ seating, investorCard, players }: State, seat: number): number {
  if (investorCard < 0) return 0;
  const place = (of: number) => seating.indexOf(of as Seat);
  return ((place(seat) - place(investorCard) + players) % players) / players;
}

/** The sums of what a seat holds of the nations and governs. */
function inNations(state: State, holdings: Holdings, strength: Strength, seat: number): number[] {
  let [interests, held, covered, takeable, turns] = [0, 0, 0, 0, 1];
  let [governments, taxes, treasuries, units, threats, points] = [0, 0, 0, 0, 0, 0];
  for (const nation of NATIONS) {
    const interest = at(holdings.interest, nation * state.players + seat);
    const owed = at(holdings.owed, nation);
    const treasury = at(state.treasury, nation);
    const government = at(state.government, nation);
    interests += interest;
    if (interest > 0) held++;
    if (owed > 0) covered += interest * Math.min(1, treasury / owed);
    if (government >= 0 && government !== seat && mayTake(state, holdings, nation, seat)) takeable++;
    if (government !== seat) continue;
    governments++;
    taxes += 2 * at(strength.factories, nation) + at(strength.flags, nation);
    treasuries += Math.min(30, treasury);
    units += at(strength.units, nation);
    if (isThreatened(state, holdings, nation)) threats++;
    points = Math.max(points, at(state.points, nation));
    turns = Math.min(turns, turnsUntil(state, nation));
  }
  return [
    interests / 20,
    held / 6,
    covered / 20,
    governments / 3,
    taxes / 20,
    treasuries / 30,
    units / 10,
    threats / 3,
    points / 25,
    turns,
    takeable / 3,
  ];
}

/** Whether a seat has the money to overtake the government of a nation. */
function mayTake(state: State, { bondTotals }: Holdings, nation: number, seat: number): boolean {
  const first = nation * state.players;
  return at(bondTotals, first + seat) + at(state.cash, seat) > at(bondTotals, first + at(state.government, nation));
}

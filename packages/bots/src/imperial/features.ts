import type { Seat } from "@rondel/engine";
import { finalScores, NATIONS, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import { isThreatened } from "./control.ts";
import type { Forecast } from "./forecast.ts";
import type { Holdings } from "./holdings.ts";
import { factorsOf } from "./outlook.ts";
import type { Strength } from "./strength.ts";

/** The inputs of the network about one seat, each of about the size of 1. Their order is part of the stored weights. */
export const FEATURES = [
  "rounds",
  "players",
  "cash",
  "scoreNow",
  "scoreExpected",
  "leadNow",
  "leadExpected",
  "interest",
  "interestInLeader",
  "bondsInNations",
  "governments",
  "taxes",
  "treasuries",
  "units",
  "threats",
  "coveredInterest",
  "swissBank",
  "investorCard",
  "highestPoints",
  "ownPoints",
] as const;

type Name = (typeof FEATURES)[number];
type SeatFeatures = Record<Name, number>;

/** By seat: the features in the order of `FEATURES`. */
export function featuresOf(state: State, holdings: Holdings, strength: Strength, forecast: Forecast): number[][] {
  const now = finalScores(state);
  const factors = factorsOf(forecast);
  const expected = state.cash.map((cash, seat) =>
    NATIONS.reduce(
      (sum, nation) => sum + at(holdings.interest, nation * state.players + seat) * at(factors, nation),
      cash,
    ),
  );
  const leader = state.points.indexOf(Math.max(...state.points));
  return state.cash.map((cash, seat) => {
    const features: SeatFeatures = {
      ...emptyFeatures(state, forecast),
      cash: cash / 20,
      scoreNow: at(now, seat) / 50,
      scoreExpected: at(expected, seat) / 100,
      leadNow: (at(now, seat) - bestOther(now, seat)) / 30,
      leadExpected: (at(expected, seat) - bestOther(expected, seat)) / 50,
      interestInLeader: at(holdings.interest, leader * state.players + seat) / 10,
      swissBank: state.withoutGovernment.some((other) => other === seat) ? 1 : 0,
      investorCard: cardDistance(state, seat),
    };
    addNations(features, state, holdings, strength, seat);
    return FEATURES.map((name) => features[name]);
  });
}

function emptyFeatures({ players, points }: State, { rounds }: Forecast): SeatFeatures {
  const zeros = Object.fromEntries(FEATURES.map((name) => [name, 0])) as SeatFeatures;
  return { ...zeros, rounds: rounds / 12, players: players / 6, highestPoints: Math.max(...points) / 25 };
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

/** Adds what a seat holds of the nations and governs. */
function addNations(sums: SeatFeatures, state: State, holdings: Holdings, strength: Strength, seat: number): void {
  for (const nation of NATIONS) {
    const interest = at(holdings.interest, nation * state.players + seat);
    const owed = at(holdings.owed, nation);
    sums.interest += interest / 20;
    sums.bondsInNations += interest > 0 ? 1 / 6 : 0;
    if (owed > 0) sums.coveredInterest += (interest * Math.min(1, at(state.treasury, nation) / owed)) / 20;
    if (at(state.government, nation) !== seat) continue;
    sums.governments += 1 / 3;
    sums.taxes += (2 * at(strength.factories, nation) + at(strength.flags, nation)) / 20;
    sums.treasuries += Math.min(30, at(state.treasury, nation)) / 30;
    sums.units += at(strength.units, nation) / 10;
    sums.threats += isThreatened(state, holdings, nation) ? 1 / 3 : 0;
    sums.ownPoints = Math.max(sums.ownPoints, at(state.points, nation) / 25);
  }
}

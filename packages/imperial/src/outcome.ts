import { allSeats, type Outcome, type Seat } from "@rondel/engine";
import { NATIONS, type Nation } from "./board/board.ts";
import { factorOf } from "./board/tracks.ts";
import { bondTotalOf, interestDueTo } from "./bonds-held.ts";
import { at, isOver, type PublicState, type State } from "./state.ts";

/** The bonds of one nation in a final score: their interest times the factor of the nation (IM-18.2). */
export interface BondSum {
  readonly interest: number;
  readonly factor: number;
  readonly score: number;
}

export function bondSum(state: PublicState, seat: Seat, nation: Nation): BondSum {
  const interest = interestDueTo(state, seat, nation);
  const factor = factorOf(at(state.points, nation));
  return { interest, factor, score: interest * factor };
}

/** IM-18.2: the score of all bonds of a seat. Treasuries count for nobody. */
export function bondScore(state: PublicState, seat: Seat): number {
  let sum = 0;
  for (const nation of NATIONS) sum += bondSum(state, seat, nation).score;
  return sum;
}

export function finalScores(state: State): number[] {
  return allSeats(state.players).map((seat) => bondScore(state, seat) + at(state.cash, seat));
}

/** IM-18.3, IM-18.4: the ranking of a finished match. */
export function outcomeOf(state: State): Outcome | undefined {
  return isOver(state) ? rankingOf(state) : undefined;
}

export function rankingOf(state: State): Outcome {
  const tiers = tiersOfNations(state);
  const places = allSeats(state.players).map((seat) => ({
    seat,
    bonds: bondScore(state, seat),
    cash: at(state.cash, seat),
    tieBreaks: tiers.map((tier) => tier.reduce((sum, nation) => sum + bondTotalOf(state, seat, nation), 0)),
  }));
  const keysOf = (place: (typeof places)[number]) => [place.bonds + place.cash, ...place.tieBreaks];
  places.sort((left, right) => compareFalling(keysOf(left), keysOf(right)));
  return {
    ranking: places.map((place) => ({
      seat: place.seat,
      rank: 1 + places.filter((other) => compareFalling(keysOf(other), keysOf(place)) < 0).length,
      score: place.bonds + place.cash,
      sums: { bonds: place.bonds, cash: place.cash },
    })),
  };
}

/** RL-45: nations by falling points; nations with equal points form one tier. */
function tiersOfNations(state: State): Nation[][] {
  const levels = [...new Set(state.points)].sort((left, right) => right - left);
  return levels.map((points) => NATIONS.filter((nation) => at(state.points, nation) === points));
}

/** RL-73: compares lexicographically; the higher entry at the first difference comes first. */
function compareFalling(left: readonly number[], right: readonly number[]): number {
  return left.map((key, place) => at(right, place) - key).find((difference) => difference !== 0) ?? 0;
}

import type { Seat } from "@rondel/engine";
import { NATIONS, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import { isThreatened } from "./control.ts";
import type { Forecast } from "./forecast.ts";
import type { Holdings } from "./holdings.ts";
import type { Strength } from "./strength.ts";

/**
 * The weight of each part of a position: at the end of the game, and the change with every round before it. The winning chances are
 * the softmax of the weighted sums. The weights were fitted to games between bots; docs/bots-measurements.md describes how.
 */
const WEIGHTS = {
  cash: [0.16, -0.004],
  /** Interest times current power points divided by five; then times the factor, which is what would count. */
  bondsNow: [0.078, -0.0148],
  bondsCounted: [0.065, -0.002],
  /** Interest times the expected further power points divided by five. */
  bondsToCome: [0.1, -0.0085],
  interest: [-0.12, 0.0505],
  governments: [-0.2, -0.015],
  /** Taxes of governed nations, in tens. */
  taxes: [0.54, -0.011],
  /** Treasuries of governed nations, in tens, up to a useful maximum. */
  treasuries: [0.07, -0.021],
  swissBank: [0.27, 0.043],
  /** Multiplied by how early the seat gets the Investor card. */
  investorCard: [0.48, 0.038],
  threats: [-0.24, 0.044],
  interestInTreasuries: [0.055, 0],
} as const satisfies Record<string, readonly [number, number]>;

const MOST_USEFUL_TREASURY = 30;

/** By seat: the weighted sum of all parts of the position. */
export function judgementOf(state: State, holdings: Holdings, strength: Strength, forecast: Forecast): number[] {
  const { rounds } = forecast;
  const weigh = ([atEnd, perRound]: readonly [number, number]) => atEnd + perRound * rounds;
  const cash = weigh(WEIGHTS.cash);
  const sums = state.cash.map((amount) => amount * cash);
  const add = (seat: number, value: number) => {
    sums[seat] = at(sums, seat) + value;
  };
  for (const nation of NATIONS) {
    const perInterest = interestWorth(state, holdings, forecast, nation);
    const first = nation * state.players;
    for (let seat = 0; seat < state.players; seat++) add(seat, at(holdings.interest, first + seat) * perInterest);
    const government = at(state.government, nation);
    if (government < 0) continue;
    const tax = 2 * at(strength.factories, nation) + at(strength.flags, nation);
    const treasury = Math.min(MOST_USEFUL_TREASURY, at(state.treasury, nation));
    add(
      government,
      weigh(WEIGHTS.governments) + (tax * weigh(WEIGHTS.taxes) + treasury * weigh(WEIGHTS.treasuries)) / 10,
    );
    if (isThreatened(state, holdings, nation)) add(government, weigh(WEIGHTS.threats));
  }
  for (const seat of state.withoutGovernment) add(seat, weigh(WEIGHTS.swissBank));
  if (state.investorCard >= 0) {
    const card = weigh(WEIGHTS.investorCard) / state.players;
    const first = state.seating.indexOf(state.investorCard);
    for (let seat = 0; seat < state.players; seat++)
      add(seat, -card * ((state.seating.indexOf(seat as Seat) - first + state.players) % state.players));
  }
  return sums;
}

/** The weight of one million of interest from a nation's bonds. */
function interestWorth(state: State, holdings: Holdings, { rounds, points }: Forecast, nation: number): number {
  const weigh = ([atEnd, perRound]: readonly [number, number]) => atEnd + perRound * rounds;
  const now = at(state.points, nation) / 5;
  const owed = at(holdings.owed, nation);
  const covered = owed === 0 ? 0 : Math.min(at(state.treasury, nation), owed) / owed;
  return (
    now * weigh(WEIGHTS.bondsNow) +
    Math.floor(now) * weigh(WEIGHTS.bondsCounted) +
    (at(points, nation) / 5 - now) * weigh(WEIGHTS.bondsToCome) +
    weigh(WEIGHTS.interest) +
    covered * weigh(WEIGHTS.interestInTreasuries)
  );
}

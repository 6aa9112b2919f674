import { NATIONS, SPACE_NAMES, type State } from "@rondel/imperial";
import { at, clamp } from "../numbers.ts";
import { type Forecast, turnsUntil } from "./forecast.ts";
import type { Holdings } from "./holdings.ts";
import type { Strength } from "./strength.ts";

/** The inputs of the network about one seat in one nation, each of about the size of 1. Their order is part of the stored weights. */
export const NATION_FEATURES = [
  "interest",
  "shareOfInterest",
  "rivalInterest",
  "bondsNow",
  "bondsExpected",
  "rivalBondsExpected",
  "governs",
  "margin",
  "points",
  "pointsExpected",
  "treasury",
  "covered",
  "tax",
  "taxGain",
  "units",
  "idle",
  "occupied",
  "stepsToTaxation",
  "stepsToInvestor",
  "turnsToMove",
  "rounds",
  "players",
] as const;

const SPACES = SPACE_NAMES.length;
const [TAXATION, INVESTOR] = [SPACE_NAMES.indexOf("taxation"), SPACE_NAMES.indexOf("investor")];

/** By seat and nation: the first features in the order of `NATION_FEATURES`, those of the seat itself. */
export function ownFeaturesOf(state: State, holdings: Holdings, factors: readonly number[]): number[][][] {
  return state.cash.map((_, seat) => NATIONS.map((nation) => ownOf(state, holdings, factors, seat, nation)));
}

/** By nation: the other features, which are the same for all seats. */
export function commonFeaturesOf(state: State, holdings: Holdings, strength: Strength, forecast: Forecast): number[][] {
  return NATIONS.map((nation) => commonOf(state, holdings, strength, forecast, nation));
}

/** What a seat has in a nation, and the strongest other seat. */
function ownOf(
  { players, points, government }: State,
  { interest, bondTotals, owed }: Holdings,
  factors: readonly number[],
  seat: number,
  nation: number,
): number[] {
  const first = nation * players;
  const own = at(interest, first + seat);
  let [rival, rivalTotal] = [0, 0];
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    rival = Math.max(rival, at(interest, first + other));
    rivalTotal = Math.max(rivalTotal, at(bondTotals, first + other));
  }
  const factor = at(factors, nation);
  return [
    own / 10,
    own / Math.max(1, at(owed, nation)),
    rival / 10,
    (own * Math.floor(at(points, nation) / 5)) / 30,
    (own * factor) / 30,
    (rival * factor) / 30,
    at(government, nation) === seat ? 1 : 0,
    clamp((at(bondTotals, first + seat) - rivalTotal) / 10, -2, 2),
  ];
}

/** What is the same for all seats. */
function commonOf(
  state: State,
  { owed }: Holdings,
  strength: Strength,
  { rounds, points }: Forecast,
  nation: number,
): number[] {
  const treasury = at(state.treasury, nation);
  const tax = 2 * at(strength.factories, nation) + at(strength.flags, nation);
  return [
    at(state.points, nation) / 25,
    at(points, nation) / 25,
    Math.min(40, treasury) / 20,
    Math.min(2, treasury / Math.max(1, at(owed, nation))),
    tax / 15,
    clamp(tax - at(state.taxMarker, nation), 0, 10) / 5,
    at(strength.units, nation) / 10,
    at(strength.idle, nation) / 5,
    at(strength.occupied, nation) / 2,
    stepsTo(state, nation, TAXATION) / SPACES,
    stepsTo(state, nation, INVESTOR) / SPACES,
    turnsUntil(state, nation),
    rounds / 12,
    state.players / 6,
  ];
}

/** The steps of a marker to a space, from 1 to 8. A marker beside the rondel may enter anywhere. */
function stepsTo({ rondel }: State, nation: number, space: number): number {
  const from = at(rondel, nation);
  return from < 0 ? 1 : ((space - from + SPACES - 1) % SPACES) + 1;
}

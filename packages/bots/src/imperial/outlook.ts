import type { Seat } from "@rondel/engine";
import { NATIONS, type Nation, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import { type Forecast, forecastOf, TURNS_PER_LAP } from "./forecast.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";
import { type Strength, strengthOf } from "./strength.ts";
import { TASTE } from "./taste.ts";

/** A position as a seat looks at it, in millions of the final score. */
export interface Outlook {
  readonly state: State;
  readonly seat: Seat;
  readonly holdings: Holdings;
  readonly strength: Strength;
  readonly forecast: Forecast;
  /** How often each power will still tax. */
  readonly laps: number;
  /** By power: what the interest of its bonds is expected to be multiplied by at the end. */
  readonly factors: number[];
  /** By power: what a power point of it is worth to the seat, against what it is worth to the others. */
  readonly stakes: number[];
}

export function outlookOf(state: State, seat: Seat): Outlook {
  const holdings = holdingsOf(state);
  const strength = strengthOf(state);
  const forecast = forecastOf(state, strength);
  return {
    state,
    seat,
    holdings,
    strength,
    forecast,
    laps: Math.max(0.5, forecast.rounds / TURNS_PER_LAP),
    factors: factorsOf(forecast),
    stakes: NATIONS.map((nation) => stakeIn(state, holdings, seat, nation)),
  };
}

export function factorsOf(forecast: Forecast): number[] {
  return forecast.points.map((points) => Math.max(0, points / 5 - TASTE.lostStep));
}

/** Own interest less what the others hold on average: a point for everybody alike helps nobody. */
function stakeIn(state: State, { interest, owed }: Holdings, seat: Seat, nation: Nation): number {
  const own = at(interest, nation * state.players + seat);
  const others = (at(owed, nation) - own) / (state.players - 1);
  return (own - TASTE.rivalry * others) / 5;
}

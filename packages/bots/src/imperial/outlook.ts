import type { Seat } from "@rondel/engine";
import { NATIONS, type Nation, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import { type Forecast, forecastOf, TURNS_PER_LAP } from "./forecast.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";
import { PARAMETERS } from "./parameters.ts";
import { type Strength, strengthOf } from "./strength.ts";

/** The position from the view of one seat, in millions of the final score. */
export interface Outlook {
  readonly state: State;
  readonly seat: Seat;
  readonly holdings: Holdings;
  readonly strength: Strength;
  readonly forecast: Forecast;
  /** How often each nation will still tax. */
  readonly laps: number;
  /** By nation: the expected final factor of its bonds. */
  readonly factors: number[];
  /** By nation: the value of one of its power points to the seat, relative to other players. */
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
  return forecast.points.map((points) => Math.max(0, points / 5 - PARAMETERS.lostStep));
}

/** The seat's interest minus the average of the others, since a gain for everyone helps nobody. */
function stakeIn(state: State, { interest, owed }: Holdings, seat: Seat, nation: Nation): number {
  const own = at(interest, nation * state.players + seat);
  const others = (at(owed, nation) - own) / (state.players - 1);
  return (own - PARAMETERS.rivalry * others) / 5;
}

import { allSeats, type Seat } from "@rondel/engine";
import { POWERS, type Power, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import type { Forecast } from "./forecast.ts";
import type { Holdings } from "./holdings.ts";

/** What a government that nobody threatens is worth: bonuses, and everything it can do with its power. */
export function valueOfGovernment({ rounds }: Forecast): number {
  return 1 + 0.45 * rounds;
}

/** The first government is worth more: without any there is nothing to decide. */
const FIRST_GOVERNMENT = 2;
const THREATENED = 0.7;

/** By seat: the value of all governments, less where somebody could buy them away. */
export function controlOf(state: State, holdings: Holdings, forecast: Forecast): number[] {
  const values = state.cash.map(() => 0);
  const each = valueOfGovernment(forecast);
  for (const power of POWERS) {
    const ruler = at(state.government, power);
    if (ruler < 0) continue;
    const first = values[ruler] === 0 ? FIRST_GOVERNMENT : 0;
    const safety = isThreatened(state, holdings, power) ? THREATENED : 1;
    values[ruler] = at(values, ruler) + first + each * safety;
  }
  return values;
}

/** Whether another seat has the money to overtake the government with one bond. */
export function isThreatened(state: State, { influence }: Holdings, power: Power): boolean {
  const ruler = at(state.government, power) as Seat;
  const first = power * state.players;
  const needed = at(influence, first + ruler) + 1;
  return allSeats(state.players).some(
    (seat) => seat !== ruler && at(influence, first + seat) + at(state.cash, seat) >= needed,
  );
}

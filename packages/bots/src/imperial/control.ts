import type { Nation, State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import type { Forecast } from "./forecast.ts";
import type { Holdings } from "./holdings.ts";
import { PARAMETERS } from "./parameters.ts";

/** The value of a government that nobody threatens: bonuses and control of the nation. */
export function valueOfGovernment({ rounds }: Forecast): number {
  return PARAMETERS.government + PARAMETERS.governmentPerRound * rounds;
}

/** Whether another seat has the money to overtake the government with one bond. */
export function isThreatened(state: State, { bondTotals }: Holdings, nation: Nation): boolean {
  const government = at(state.government, nation);
  const first = nation * state.players;
  const needed = at(bondTotals, first + government) + 1;
  for (let seat = 0; seat < state.players; seat++) {
    if (seat !== government && at(bondTotals, first + seat) + at(state.cash, seat) >= needed) return true;
  }
  return false;
}

import type { Random, Seat } from "@rondel/engine";
import type { State } from "../state.ts";
import { cashSetAside } from "../turn/force.ts";

const LIKELY_CASH = 25;

/** Gives a seat a random amount that covers the surcharge of a move it has announced (INV-25). */
export function drawCash(state: State, seat: Seat, random: Random): void {
  state.cash[seat] = cashSetAside(state, seat) + random.draw("hidden cash", LIKELY_CASH);
}

import type { Random, Seat } from "@rondel/engine";
import { cloneState } from "../clone.ts";
import { balanceBank } from "../money.ts";
import type { State } from "../state.ts";
import { cashSetAside } from "../turn/force.ts";
import type { View } from "./view.ts";

const LIKELY_CASH = 25;

/** A state that fits the view: hidden cash gets random amounts. */
export function guess(view: View, random: Random): State {
  const known: State = { ...view, bank: 0, cash: view.cash.map((amount) => amount ?? 0) };
  const state = cloneState(known);
  view.cash.forEach((amount, seat) => {
    if (amount === null) drawCash(state, seat as Seat, random);
  });
  balanceBank(state);
  return state;
}

/** Gives a seat a random amount that covers the surcharge of a move it has announced (INV-25). */
export function drawCash(state: State, seat: Seat, random: Random): void {
  state.cash[seat] = cashSetAside(state, seat) + random.draw("hidden cash", LIKELY_CASH);
}

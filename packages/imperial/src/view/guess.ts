import type { Random, Seat } from "@rondel/engine";
import { cloneState } from "../clone.ts";
import { balanceBank } from "../money.ts";
import type { State } from "../state.ts";
import { drawCash } from "./draw-cash.ts";
import type { View } from "./view.ts";

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

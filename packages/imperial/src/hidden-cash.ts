import type { Random, Seat, Viewer } from "@rondel/engine";
import type { Event } from "./events.ts";
import { at, cashIsHidden, cloneState, isOver, type State } from "./state.ts";
import { cashSetAside } from "./turn/force.ts";
import type { View } from "./view.ts";

const LIKELY_CASH = 25;

/** Private cash is all that can be hidden: everybody else gets some other amount that could be theirs. */
export function redealHidden(state: State, viewer: Viewer, random: Random): State {
  const copy = cloneState(state);
  if (!cashIsHidden(state) || isOver(state)) return copy;
  for (let seat = 0; seat < copy.players; seat++) if (seat !== viewer) imagineCash(copy, seat as Seat, random);
  balanceBank(copy);
  return copy;
}

export function guess(view: View, random: Random): State {
  const known: State = { ...view, bank: 0, cash: view.cash.map((amount) => amount ?? 0) };
  const state = cloneState(known);
  view.cash.forEach((amount, seat) => {
    if (amount === null) imagineCash(state, seat as Seat, random);
  });
  balanceBank(state);
  return state;
}

/** Whether an event showed hidden cash: all of it at the end, that of a government when it could not pay (RL-22). */
export function reveals(event: Event): boolean {
  if (event.kind === "gameOver") return event.cash !== undefined;
  return event.kind === "interestLapsed" && event.showsCash === true;
}

/** INV-25: whoever announced a paid move still has what was set aside for it. */
function imagineCash(state: State, seat: Seat, random: Random): void {
  state.cash[seat] = cashSetAside(state, seat) + random.draw("hidden cash", LIKELY_CASH);
}

/** INV-01: the bank is the other side of all purses. */
export function balanceBank(state: State): void {
  let sum = 0;
  for (const amount of state.treasury) sum += amount;
  for (let seat = 0; seat < state.players; seat++) sum += at(state.cash, seat);
  state.bank = 0 - sum;
}

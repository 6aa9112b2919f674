import { allSeats, type Invariant } from "@rondel/engine";
import { cloneState } from "../clone.ts";
import type { Event, Purse } from "../events.ts";
import { actingGovernment, at, type State } from "../state.ts";
import { stepsTo, surchargeFor } from "../turn/rondel.ts";
import { hidesCash, view } from "../view/view.ts";

const purses = (state: State): number[] => [state.bank, ...state.treasury, ...state.cash];

export const MONEY_INVARIANTS: readonly Invariant<State, Event>[] = [
  {
    id: "INV-01",
    broken(state, before, events) {
      const total = purses(state).reduce((sum, amount) => sum + amount, 0);
      if (total !== 0) return `all purses add up to ${total}`;
      if (!before) return undefined;
      const expected = cloneState(before);
      for (const event of events) {
        if (event.kind !== "money") continue;
        put(expected, event.from, -event.amount);
        put(expected, event.to, event.amount);
      }
      return purses(expected).join() === purses(state).join() ? undefined : "money moved without an event";
    },
  },
  {
    id: "INV-02",
    broken(state) {
      const isAmount = (amount: number) => Number.isInteger(amount) && amount >= 0;
      return [...state.treasury, ...state.cash].every(isAmount) ? undefined : "an amount is negative or not an integer";
    },
  },
  {
    id: "INV-16",
    broken(_state, _before, events) {
      for (const event of events) {
        if (event.kind !== "rondel" || event.from === undefined) continue;
        const isRight = event.steps >= 1 && event.steps <= 6 && event.surcharge === 2 * Math.max(0, event.steps - 3);
        if (!isRight) return `${event.steps} steps for ${event.surcharge}`;
      }
      return undefined;
    },
  },
  {
    id: "INV-20",
    broken(state) {
      if (!hidesCash(state)) return undefined;
      for (const viewer of allSeats(state.players)) {
        const seen = view(state, viewer);
        if (seen.bank !== null) return "the view shows the bank";
        if (seen.cash.some((amount, seat) => seat !== viewer && amount !== null))
          return `seat ${viewer} sees hidden cash`;
      }
      return undefined;
    },
  },
  {
    id: "INV-22",
    broken(_state, _before, events) {
      for (const event of events) {
        if (event.kind === "taxed" && (event.tax < 2 || event.tax > 25)) return `a tax of ${event.tax}`;
      }
      return undefined;
    },
  },
  {
    id: "INV-25",
    broken(state) {
      for (const frame of state.frames) {
        if (frame.kind !== "force") continue;
        const surcharge = surchargeFor(stepsTo(state, frame.nation, frame.space));
        if (at(state.cash, actingGovernment(state, frame.nation)) < surcharge)
          return "an announced move cannot be paid";
      }
      return undefined;
    },
  },
];

function put(state: State, purse: Purse, amount: number): void {
  if (purse === "bank") state.bank += amount;
  else if ("treasury" in purse) state.treasury[purse.treasury] = at(state.treasury, purse.treasury) + amount;
  else state.cash[purse.cash] = at(state.cash, purse.cash) + amount;
}

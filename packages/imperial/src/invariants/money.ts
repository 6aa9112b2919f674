import { allSeats, type Invariant } from "@rondel/engine";
import { INVESTOR } from "../board/rondel-spaces.ts";
import type { Event, Purse } from "../events.ts";
import type { State } from "../state.ts";
import { view } from "../view/view.ts";
import { frameOf, priceOfSpaces, spacesEntered, sum } from "./readers.ts";

const MOST_SPACES = 6;

const purses = (state: State): number[] => [state.bank, ...state.treasury, ...state.cash];

export const MONEY_INVARIANTS: readonly Invariant<State, Event>[] = [
  {
    id: "INV-01",
    broken(state, before, events) {
      const total = sum(purses(state));
      if (total !== 0) return `all purses add up to ${total}`;
      if (!before) return undefined;
      const expected = purses(before);
      for (const event of events) {
        if (event.kind !== "money") continue;
        put(expected, event.from, -event.amount);
        put(expected, event.to, event.amount);
      }
      return expected.join() === purses(state).join() ? undefined : "money moved without an event";
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
        const entered = spacesEntered(event.from, event.to);
        const isRight =
          entered.length <= MOST_SPACES &&
          event.steps === entered.length &&
          event.surcharge === priceOfSpaces(entered.length) &&
          event.passed === entered.slice(0, -1).includes(INVESTOR);
        if (!isRight) return `${event.steps} steps from ${event.from} to ${event.to} for ${event.surcharge}`;
      }
      return undefined;
    },
  },
  {
    id: "INV-20",
    broken(state) {
      if (state.options.cash !== "hidden" || state.frames.length === 0) return undefined;
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
      const frame = frameOf(state, "force");
      if (!frame) return undefined;
      const cash = state.cash[state.government[frame.nation] ?? -1] ?? 0;
      const entered = spacesEntered(state.rondel[frame.nation] ?? -1, frame.space);
      return cash < priceOfSpaces(entered.length) ? "an announced move cannot be paid" : undefined;
    },
  },
];

/** Changes the entry of a purse in the list of all purses: the bank, six treasuries, the cash of the seats. */
function put(all: number[], purse: Purse, amount: number): void {
  const place = purse === "bank" ? 0 : "treasury" in purse ? 1 + purse.treasury : 7 + purse.cash;
  all[place] = (all[place] ?? 0) + amount;
}

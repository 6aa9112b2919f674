import type { Refusal, RuleId, Seat } from "@rondel/engine";
import type { Action, ActionOf } from "./actions.ts";
import { NATIONS } from "./board/board.ts";
import { refusal } from "./codes.ts";
import type { PlayContext } from "./frame-rules.ts";
import { cashOf, pay, treasuryOf } from "./money.ts";
import { at, type State } from "./state.ts";
import { cashSetAside } from "./turn/force.ts";

const GIVEN: readonly RuleId[] = ["IM-5.1", "RL-36"];

/** IM-5.3, RL-36: any player may give money to any treasury while the game waits for a decision. */
export function giveGift(state: State, seat: Seat, action: ActionOf<"gift">, context: PlayContext): void {
  pay(state, context, cashOf(seat), treasuryOf(action.nation), action.amount, "gift", "IM-5.3", GIVEN);
}

export function refuseGift(
  state: State,
  seat: Seat,
  action: ActionOf<"gift">,
  deciders: readonly Seat[],
): Refusal | undefined {
  if (seat >= state.players) return refusal("no-such-seat", "IM-1.1", { seat });
  if (state.frames[0]?.kind === "offer") return refusal("no-gifts-during-setup", "RL-71");
  if (state.options.gifts === "onOwnDecision" && !deciders.includes(seat)) {
    return refusal("gift-only-on-own-decision", "RL-36", { seats: deciders });
  }
  const setAside = cashSetAside(state, seat);
  const available = at(state.cash, seat) - setAside;
  if (action.amount <= available) return undefined;
  return refusal("gift-beyond-cash", setAside > 0 ? "IM-7.9" : "IM-5.3", { available });
}

/** The smallest and the largest gift to each treasury: a sample of all amounts. */
export function sampleGifts(state: State, seat: Seat, deciders: readonly Seat[]): Action[] {
  const gifts: Action[] = [];
  for (const nation of NATIONS) {
    const smallest: ActionOf<"gift"> = { kind: "gift", nation, amount: 1 };
    if (refuseGift(state, seat, smallest, deciders)) continue;
    gifts.push(smallest);
    const all = at(state.cash, seat) - cashSetAside(state, seat);
    if (all > 1) gifts.push({ kind: "gift", nation, amount: all });
  }
  return gifts;
}

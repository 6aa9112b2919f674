import type { PlayContext, RuleId, Seat } from "@rondel/engine";
import { NATIONS, type Nation } from "./board/board.ts";
import type { Event, Flow, Purse } from "./events.ts";
import { actingGovernment, at, cashIsHidden, type State } from "./state.ts";

const TREASURIES: readonly Purse[] = NATIONS.map((nation) => ({ treasury: nation }));
const CASH: readonly Purse[] = Array.from({ length: 8 }, (_, seat) => ({ cash: seat as Seat }));

export const BANK: Purse = "bank";

export function treasuryOf(nation: Nation): Purse {
  return TREASURIES[nation] as Purse;
}

export function cashOf(seat: Seat): Purse {
  return CASH[seat] as Purse;
}

/** Moves money from one purse to another: the only function that does. Each reason is a row of the table in IM-5.6. */
export function pay(
  state: State,
  context: PlayContext<Event>,
  from: Purse,
  to: Purse,
  amount: number,
  flow: Flow,
  rule: RuleId,
  also?: readonly RuleId[],
): void {
  if (amount === 0) return;
  put(state, from, -amount);
  put(state, to, amount);
  context.emit(
    also ? { kind: "money", from, to, amount, flow, rule, also } : { kind: "money", from, to, amount, flow, rule },
  );
}

function put(state: State, purse: Purse, amount: number): void {
  if (purse === "bank") state.bank += amount;
  else if ("treasury" in purse) state.treasury[purse.treasury] = at(state.treasury, purse.treasury) + amount;
  else state.cash[purse.cash] = at(state.cash, purse.cash) + amount;
}

/**
 * RL-71: whether the treasury could pay a price, if need be with a gift of the government. With hidden cash the answer is always yes, so
 * that it reveals nothing.
 */
export function couldPay(state: State, nation: Nation, price: number): boolean {
  return cashIsHidden(state) || at(state.treasury, nation) + at(state.cash, actingGovernment(state, nation)) >= price;
}

/** INV-01: sets the bank so that it balances all treasuries and cash. */
export function balanceBank(state: State): void {
  let sum = 0;
  for (const amount of state.treasury) sum += amount;
  for (let seat = 0; seat < state.players; seat++) sum += at(state.cash, seat);
  state.bank = 0 - sum;
}

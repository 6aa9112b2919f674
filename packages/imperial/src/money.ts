import type { PlayContext, RuleId, Seat } from "@rondel/engine";
import { NATIONS, type Nation } from "./board/board.ts";
import type { Event, Flow, Purse } from "./events.ts";
import { at, type State } from "./state.ts";

const TREASURIES: readonly Purse[] = NATIONS.map((nation) => ({ treasury: nation }));
const CASHES: readonly Purse[] = Array.from({ length: 8 }, (_, seat) => ({ cash: seat as Seat }));

export const BANK: Purse = "bank";

export function treasuryOf(nation: Nation): Purse {
  return TREASURIES[nation] as Purse;
}

export function cashOf(seat: Seat): Purse {
  return CASHES[seat] as Purse;
}

/** The only way money moves after it was laid out: from one purse to another, for a reason in the table of IM-5.6. */
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

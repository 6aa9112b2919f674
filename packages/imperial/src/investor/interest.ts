import { allSeats, type RuleId } from "@rondel/engine";
import type { Nation } from "../board/board.ts";
import { BONDS, interestOf } from "../board/bonds.ts";
import { holderOf } from "../bonds-held.ts";
import type { PlayContext } from "../frame-rules.ts";
import { cashOf, pay, treasuryOf } from "../money.ts";
import { actingGovernment, at, cashIsHidden, type State } from "../state.ts";

/** The interest that each seat receives on Investor, by source. */
export interface InterestPayment {
  /** By seat. */
  readonly fromTreasury: number[];
  readonly fromGovernment: number[];
  /** By seat: interest that nobody can pay (only with `insolventInvestor = partial`). */
  readonly lapsed: number[];
}

/**
 * IM-15.2 to IM-15.4: other players are paid first, from the treasury and then from the cash of the government. The government
 * gets the rest of the treasury, up to its own interest. If all this is too little, small bonds are paid first (RL-22).
 */
export function interestPayment(
  state: State,
  nation: Nation,
  cashOfGovernment = at(state.cash, actingGovernment(state, nation)),
): InterestPayment {
  const government = actingGovernment(state, nation);
  const nothing = () => new Array<number>(state.players).fill(0);
  const payment: InterestPayment = { fromTreasury: nothing(), fromGovernment: nothing(), lapsed: nothing() };
  let treasury = at(state.treasury, nation);
  let cash = cashOfGovernment;
  let ownInterest = 0;
  for (const bond of BONDS) {
    const holder = holderOf(state, nation, bond);
    if (holder === undefined) continue;
    const due = interestOf(bond);
    if (holder === government) {
      ownInterest += due;
      continue;
    }
    const paid = Math.min(treasury, due);
    const guaranteed = Math.min(cash, due - paid);
    treasury -= paid;
    cash -= guaranteed;
    payment.fromTreasury[holder] = at(payment.fromTreasury, holder) + paid;
    payment.fromGovernment[holder] = at(payment.fromGovernment, holder) + guaranteed;
    payment.lapsed[holder] = at(payment.lapsed, holder) + due - paid - guaranteed;
  }
  payment.fromTreasury[government] = Math.min(treasury, ownInterest);
  return payment;
}

const INTEREST: readonly RuleId[] = ["IM-15.1", "IM-15.4", "RL-23"];
const GUARANTEE: readonly RuleId[] = ["IM-15.4"];

/** Investor step 1. */
export function payInterest(state: State, nation: Nation, context: PlayContext): void {
  const government = actingGovernment(state, nation);
  const { fromTreasury, fromGovernment, lapsed } = interestPayment(state, nation);
  emitLapses(state, nation, lapsed, context);
  for (const seat of allSeats(state.players)) {
    pay(state, context, treasuryOf(nation), cashOf(seat), at(fromTreasury, seat), "interest", "IM-15.2", INTEREST);
    pay(state, context, cashOf(government), cashOf(seat), at(fromGovernment, seat), "guarantee", "IM-15.3", GUARANTEE);
  }
}

/** Emitted before any payment, because it reveals that the government will have no cash left. */
function emitLapses(state: State, nation: Nation, lapsed: readonly number[], context: PlayContext): void {
  const shown = cashIsHidden(state) && ({ showsCash: true } as const);
  for (const seat of allSeats(state.players)) {
    const amount = at(lapsed, seat);
    if (amount > 0) context.emit({ kind: "interestLapsed", nation, seat, amount, ...shown, rule: "RL-22" });
  }
}

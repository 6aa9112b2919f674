import { popFrame, pushFrame, type Refusal, type RuleId, type Seat } from "@rondel/engine";
import type { Action, ActionOf } from "../actions.ts";
import { NATIONS, type Nation } from "../board/board.ts";
import { BONDS, type Bond, faceValue } from "../board/bonds.ts";
import { giveBond, holds, isInStack } from "../bonds-held.ts";
import { promptFor, refusal } from "../codes.ts";
import { type PlayContext, type RulesOf, refuseUnexpected, unexpectedAction } from "../frame-rules.ts";
import type { InvestmentFrame } from "../frames.ts";
import { BANK, cashOf, pay, treasuryOf } from "../money.ts";
import { at, cashIsHidden, clockwise, holdsSwissBank, leftNeighbour, only, type State } from "../state.ts";
import { checkGovernments } from "./government.ts";

const CARD_BONUS = 2;
const CARD_RULES: readonly RuleId[] = ["IM-15.1", "IM-15.7"];
const CARD_AND_SWISS_BANK: readonly RuleId[] = [...CARD_RULES, "IM-15.10"];

/** Investor steps 2 and 3: the holder of the card gets 2 million and invests, then the Swiss Banks invest (IM-15.5, IM-15.6). */
export function openInvestment(state: State, context: PlayContext): void {
  const holder = state.investorCard as Seat;
  const queue = clockwise(state, holder).filter((seat) => seat === holder || holdsSwissBank(state, seat));
  pay(state, context, BANK, cashOf(holder), CARD_BONUS, "card-bonus", "IM-15.5");
  const also = holdsSwissBank(state, holder) ? CARD_AND_SWISS_BANK : CARD_RULES;
  context.emit({ kind: "investing", seats: queue, rule: queue.length > 1 ? "IM-15.6" : "IM-15.5", also });
  pushFrame(state, { kind: "investment", occasion: "card", queue, answered: 0 });
}

const KINDS: readonly Action["kind"][] = ["invest", "pass"];
const PASS: Action = { kind: "pass" };
const PURCHASES: readonly (readonly Action[])[] = NATIONS.map((nation) =>
  BONDS.map((bond) => ({ kind: "invest", nation, bond })),
);
const EXCHANGES: readonly (readonly (readonly Action[])[])[] = NATIONS.map((nation) =>
  BONDS.map((bond) => BONDS.map((returned) => ({ kind: "invest", nation, bond, returned }))),
);
const ADDITIONAL: readonly RuleId[] = ["IM-16.1", "IM-16.2"];
const UPGRADE: readonly RuleId[] = ["IM-16.1", "IM-16.2", "IM-16.5", "IM-16.6"];

/** IM-16: each seat in the queue may buy one bond or upgrade one that it holds; then governments are checked. */
export const investment: RulesOf<"investment"> = {
  deciders: (_state, frame) => only(investorIn(frame)),

  actions(state, frame, seat) {
    if (seat !== investorIn(frame)) return [];
    const actions: Action[] = [];
    for (const nation of nationsOffered(state, frame, seat)) addInvestments(state, seat, nation, actions);
    actions.push(PASS);
    return actions;
  },

  defaultAction: () => PASS,

  refuse(state, frame, seat, action) {
    const unexpected = refuseUnexpected(only(investorIn(frame)), seat, action, KINDS);
    if (unexpected || action.kind !== "invest") return unexpected;
    if (!nationsOffered(state, frame, seat).includes(action.nation)) {
      const rule = frame.occasion === "vacant" ? "RL-35" : "IM-20.2";
      return refusal("nation-not-offered", rule, { nation: action.nation });
    }
    return refuseInvestment(state, seat, action);
  },

  play(state, frame, seat, action, context) {
    if (action.kind === "invest") invest(state, seat, action, context);
    else if (action.kind === "pass") context.emit({ kind: "passed", seat, rule: "IM-16.1" });
    else throw unexpectedAction(action);
    frame.answered++;
  },

  prompt(_state, frame, seat) {
    const params = frame.nation === undefined ? {} : { nation: frame.nation };
    return promptFor(only(investorIn(frame)), seat, "invest", { occasion: frame.occasion, ...params });
  },

  step(state, frame, context) {
    if (frame.answered === frame.queue.length) {
      popFrame(state, frame);
      closeInvestment(state, frame, context);
      return true;
    }
    const seat = investorIn(frame);
    if (hasChoice(state, frame, seat)) return false;
    context.emit({ kind: "passed", seat, automatic: true, rule: "IM-16.7" });
    frame.answered++;
    return true;
  },
};

function investorIn(frame: InvestmentFrame): Seat {
  return frame.queue[frame.answered] as Seat;
}

/** IM-20.3: in the round after a turn, Swiss Banks may choose any nation; all others only the nation that moved. */
function nationsOffered(state: State, frame: InvestmentFrame, seat: Seat): readonly Nation[] {
  if (frame.nation === undefined || (frame.occasion === "round" && holdsSwissBank(state, seat))) return NATIONS;
  return [frame.nation];
}

/** IM-16.7. With hidden cash a seat decides as soon as any offered bond is in its stack, so that a skip reveals nothing. */
function hasChoice(state: State, frame: InvestmentFrame, seat: Seat): boolean {
  const hidden = cashIsHidden(state);
  for (const nation of nationsOffered(state, frame, seat)) {
    if (hidden ? BONDS.some((bond) => isInStack(state, nation, bond)) : canInvest(state, seat, nation)) return true;
  }
  return false;
}

/** Whether a seat can pay any bond of a nation: a new one, or one in exchange for a lower bond that it holds. */
function canInvest(state: State, seat: Seat, nation: Nation): boolean {
  const cash = at(state.cash, seat);
  let credit = 0;
  for (const bond of BONDS) {
    if (holds(state, seat, nation, bond)) credit = faceValue(bond);
    else if (isInStack(state, nation, bond) && faceValue(bond) - credit <= cash) return true;
  }
  return false;
}

/** Adds every investment in one nation that a seat can pay (IM-16.3, IM-16.4). */
export function addInvestments(state: State, seat: Seat, nation: Nation, into: Action[]): void {
  const cash = at(state.cash, seat);
  const held: Bond[] = [];
  for (const bond of BONDS) {
    if (holds(state, seat, nation, bond)) held.push(bond);
    if (!isInStack(state, nation, bond)) continue;
    if (faceValue(bond) <= cash) into.push(PURCHASES[nation]?.[bond] as Action);
    for (const returned of held) {
      if (priceOf(bond, returned) <= cash) into.push(EXCHANGES[nation]?.[bond]?.[returned] as Action);
    }
  }
}

function refuseInvestment(state: State, seat: Seat, action: ActionOf<"invest">): Refusal | undefined {
  const { nation, bond, returned } = action;
  if (!isInStack(state, nation, bond)) return refusal("bond-not-in-stack", "IM-16.2", { nation, bond });
  if (returned !== undefined) {
    if (!holds(state, seat, nation, returned)) return refusal("bond-not-yours", "IM-16.4", { nation, bond: returned });
    if (returned >= bond) return refusal("bond-not-higher", "IM-16.5", { bond, returned });
  }
  const price = priceOf(bond, returned);
  if (price > at(state.cash, seat)) return refusal("not-enough-cash", "IM-16.3", { price });
  return undefined;
}

/** IM-16.3, IM-16.4 */
export function priceOf(bond: Bond, returned: Bond | undefined): number {
  return faceValue(bond) - (returned === undefined ? 0 : faceValue(returned));
}

function invest(state: State, seat: Seat, action: ActionOf<"invest">, context: PlayContext): void {
  const { nation, bond, returned } = action;
  const price = priceOf(bond, returned);
  giveBond(state, nation, bond, seat);
  if (returned === undefined) {
    context.emit({ kind: "bond", seat, nation, bond, price, rule: "IM-16.3", also: ADDITIONAL });
  } else {
    giveBond(state, nation, returned, undefined);
    context.emit({ kind: "bond", seat, nation, bond, returned, price, rule: "IM-16.4", also: UPGRADE });
  }
  pay(state, context, cashOf(seat), treasuryOf(nation), price, "bond", returned === undefined ? "IM-16.3" : "IM-16.4");
}

/** IM-15.8: governments are checked, then the card passes to the left. */
function closeInvestment(state: State, frame: InvestmentFrame, context: PlayContext): void {
  const first = frame.queue[0] as Seat;
  checkGovernments(state, first, context);
  if (frame.occasion !== "card") return;
  const next = leftNeighbour(state, first);
  state.investorCard = next;
  context.emit({ kind: "investorCard", from: first, to: next, rule: "IM-15.8" });
}

import { popFrame } from "@rondel/engine";
import { debtChoices, sheetOf, writeSheets } from "../budget.ts";
import { notOffered, prompt, refusal } from "../codes.ts";
import { type PlayContext, type RulesOf, unexpectedAction } from "../frame-rules.ts";
import type { IncomeFrame } from "../frames.ts";
import { type State, seatsOf } from "../state.ts";
import { testVictory } from "../victory.ts";

/** Phase 3, after its card window: all players secretly choose to repay or borrow (IR-6.5.1 d). */
export const income: RulesOf<"income"> = {
  deciders: (state, frame) => seatsOf(state).filter((seat) => frame.commits[seat] === null),
  actions: (state, _frame, seat) => debtChoices(state, seat).map((change) => ({ kind: "settleDebt", change })),
  defaultAction: () => ({ kind: "settleDebt", change: 0 }),
  refuse(state, frame, seat, action) {
    if (action.kind !== "settleDebt") return notOffered("D-10");
    if (frame.commits[seat] !== null) return refusal("committed-already", "IR-6.5.1");
    const choices = debtChoices(state, seat);
    if (choices.includes(action.change)) return undefined;
    const rule = action.change > 0 ? "IR-6.3.2" : "IR-6.3.1";
    return refusal("debt-not-possible", rule, {
      repay: Math.abs(Math.min(...choices)),
      borrow: Math.max(...choices),
    });
  },
  play(_state, frame, seat, action, context) {
    if (action.kind !== "settleDebt") throw unexpectedAction(action);
    frame.commits[seat] = action.change;
    context.emit({ kind: "committed", rule: "IR-6.5.1", party: seat, count: action.change, onlyFor: seat });
  },
  prompt: () => prompt("debts"),
  step(state, frame, context) {
    frame.stage = "debts";
    if (frame.commits.includes(null)) return false;
    popFrame(state, frame);
    fixSheets(state, frame, context);
    return true;
  },
};

function fixSheets(state: State, frame: IncomeFrame, context: PlayContext): void {
  writeSheets(
    state,
    frame.commits.map((change) => change ?? 0),
  );
  context.emit({ kind: "revealed", rule: "IR-6.5.1", word: "debts" });
  for (const seat of seatsOf(state)) {
    const sheet = sheetOf(state, seat, state.round);
    if (!sheet) throw new Error(`seat ${seat} has no sheet`);
    const paid = ["IR-6.1.1", "IR-6.2.2"];
    if (sheet.carried > 0) paid.push("IR-6.2.1");
    if (sheet.peaceDividend !== 0) paid.push("IR-6.2.3", "IR-5.3.2");
    if (sheet.colonialTax > 0) paid.push("IR-6.2.4");
    if (sheet.seaTradeTax > 0) paid.push("IR-6.2.5");
    if (sheet.interest > 0) paid.push("IR-6.2.6");
    context.emit({ kind: "taxed", rule: "IR-6.5.1", also: paid, party: seat, count: sheet.freeFunds });
    const change = frame.commits[seat] ?? 0;
    if (change === 0) continue;
    const rule = change < 0 ? "IR-6.3.1" : "IR-6.3.2";
    context.emit({ kind: "debtSettled", rule, also: ["IR-6.3.4"], party: seat, count: change });
  }
  testVictory(state, context);
}

import type { RuleId } from "@rondel/engine";
import { actionOf, INVESTOR, type Space } from "../board/rondel-spaces.ts";
import { openFactory } from "../factory.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { TurnFrame } from "../frames.ts";
import { openImport } from "../import.ts";
import { payInterest } from "../investor/interest.ts";
import { openManoeuvre } from "../manoeuvre/manoeuvre.ts";
import { BANK, cashOf, pay } from "../money.ts";
import { openProduction } from "../production.ts";
import { actingGovernment, type State, spaceOf } from "../state.ts";
import { tax } from "../taxation.ts";
import { passesInvestor, stepsTo, surchargeFor } from "./rondel.ts";

const FIRST_PLACEMENT: readonly RuleId[] = ["RL-28"];
const FREE_MOVE: readonly RuleId[] = ["IM-7.2"];
const PASSING: readonly RuleId[] = ["IM-7.2", "IM-7.8"];
const PAID_MOVE: readonly RuleId[] = ["IM-7.2", "RL-27"];

/** Pays the surcharge of the space that is entered and begins its action (IM-6.3 b, c). */
export function enterSpace(state: State, frame: TurnFrame, space: Space, context: PlayContext): void {
  const { nation } = frame;
  const seat = actingGovernment(state, nation);
  const steps = stepsTo(state, nation, space);
  const surcharge = surchargeFor(steps);
  const passed = passesInvestor(state, nation, space);
  const from = spaceOf(state, nation);
  pay(state, context, cashOf(seat), BANK, surcharge, "surcharge", "IM-7.4");
  state.rondel[nation] = space;
  const move = { kind: "rondel", nation, seat, to: space, steps, surcharge, passed } as const;
  if (from === undefined) context.emit({ ...move, rule: "IM-7.1", also: FIRST_PLACEMENT });
  else {
    const also = passed ? PASSING : surcharge ? PAID_MOVE : FREE_MOVE;
    context.emit({ ...move, from, rule: surcharge ? "IM-7.4" : "IM-7.3", also });
  }
  frame.stage = "action";
  frame.investing = passed || space === INVESTOR;
  beginAction(state, frame, space, context);
}

function beginAction(state: State, frame: TurnFrame, space: Space, context: PlayContext): void {
  switch (actionOf(space)) {
    case "factory":
      openFactory(state, frame.nation);
      return;
    case "production":
      openProduction(state, frame.nation, context);
      return;
    case "manoeuvre":
      openManoeuvre(state, frame.nation);
      return;
    case "investor":
      payInterest(state, frame.nation, context);
      return;
    case "import":
      openImport(state, frame.nation);
      return;
    case "taxation":
      tax(state, frame.nation, context);
      return;
  }
}

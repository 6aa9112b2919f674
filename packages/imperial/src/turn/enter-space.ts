import type { RuleId } from "@rondel/engine";
import { actionOf, INVESTOR, type Space } from "../board/rondel-spaces.ts";
import { openFactory } from "../factory.ts";
import type { TurnFrame } from "../frames.ts";
import { openImport } from "../import.ts";
import { payInterest } from "../investor/interest.ts";
import { openManoeuvre } from "../manoeuvre/manoeuvre.ts";
import { BANK, cashOf, pay } from "../money.ts";
import { openProduction } from "../production.ts";
import type { Telling } from "../rules.ts";
import { rulerOf, type State, spaceOf } from "../state.ts";
import { tax } from "../taxation.ts";
import { passesInvestor, stepsTo, surchargeFor } from "./rondel.ts";

const FIRST_PLACEMENT: readonly RuleId[] = ["RL-28"];
const FREE_MOVE: readonly RuleId[] = ["IM-7.2"];
const PASSING: readonly RuleId[] = ["IM-7.2", "IM-7.8"];
const PAID_MOVE: readonly RuleId[] = ["IM-7.2", "RL-27"];

/** Pays the surcharge of the space really entered and carries its action out (IM-6.3 b, c). */
export function enterSpace(state: State, frame: TurnFrame, space: Space, table: Telling): void {
  const { power } = frame;
  const seat = rulerOf(state, power);
  const steps = stepsTo(state, power, space);
  const surcharge = surchargeFor(steps);
  const passed = passesInvestor(state, power, space);
  const from = spaceOf(state, power);
  pay(state, table, cashOf(seat), BANK, surcharge, "surcharge", "IM-7.4");
  state.rondel[power] = space;
  const move = { kind: "rondel", power, seat, to: space, steps, surcharge, passed } as const;
  if (from === undefined) table.tell({ ...move, rule: "IM-7.1", also: FIRST_PLACEMENT });
  else if (passed) table.tell({ ...move, from, rule: surcharge ? "IM-7.4" : "IM-7.3", also: PASSING });
  else table.tell({ ...move, from, rule: surcharge ? "IM-7.4" : "IM-7.3", also: surcharge ? PAID_MOVE : FREE_MOVE });
  frame.stage = "action";
  frame.investing = passed || space === INVESTOR;
  carryOut(state, frame, space, table);
}

function carryOut(state: State, frame: TurnFrame, space: Space, table: Telling): void {
  switch (actionOf(space)) {
    case "factory":
      openFactory(state, frame.power);
      return;
    case "production":
      openProduction(state, frame.power, table);
      return;
    case "manoeuvre":
      openManoeuvre(state, frame.power);
      return;
    case "investor":
      payInterest(state, frame.power, table);
      return;
    case "import":
      openImport(state, frame.power);
      return;
    case "taxation":
      tax(state, frame.power, table);
      return;
  }
}

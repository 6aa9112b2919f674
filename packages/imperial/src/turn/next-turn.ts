import type { RuleId } from "@rondel/engine";
import { POWER_COUNT, type Power } from "../board/board.ts";
import { isVacant } from "../bonds-held.ts";
import type { TurnFrame } from "../frames.ts";
import { openVacantRound } from "../investor/variant.ts";
import type { Telling } from "../rules.ts";
import { governmentOf, rulerOf, type State } from "../state.ts";

const IN_ORDER: readonly RuleId[] = ["IM-6.3"];

export function beginTurn(state: State, power: Power, table: Telling, also: readonly RuleId[] = IN_ORDER): void {
  table.tell({ kind: "turn", power, seat: rulerOf(state, power), rule: "IM-6.1", also });
}

/** IM-6.1, IM-6.2: looks at the next power in order; it moves, is skipped, or is offered for sale first (IM-20.5). */
export function lookForNextTurn(state: State, frame: TurnFrame, table: Telling): void {
  frame.upcoming = ((frame.upcoming + 1) % POWER_COUNT) as Power;
  if (governmentOf(state, frame.upcoming) !== undefined) takeTurn(state, frame, table);
  else if (state.options.investorCard === "without" && isVacant(state, frame.upcoming)) {
    frame.stage = "vacant";
    openVacantRound(state, frame.upcoming, rulerOf(state, frame.power), table);
  } else table.tell({ kind: "skipped", power: frame.upcoming, rule: "IM-6.2" });
}

/** RL-77: after the round of a vacant power it moves if somebody bought it. */
export function afterVacantRound(state: State, frame: TurnFrame, table: Telling): void {
  if (governmentOf(state, frame.upcoming) !== undefined) takeTurn(state, frame, table);
  else {
    table.tell({ kind: "skipped", power: frame.upcoming, rule: "IM-6.2", also: ["RL-35"] });
    frame.stage = "next";
  }
}

function takeTurn(state: State, frame: TurnFrame, table: Telling): void {
  frame.power = frame.upcoming;
  frame.stage = "announce";
  frame.investing = false;
  beginTurn(state, frame.power, table);
}

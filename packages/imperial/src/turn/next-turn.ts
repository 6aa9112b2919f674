import type { RuleId } from "@rondel/engine";
import { NATION_COUNT, type Nation } from "../board/board.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { TurnFrame } from "../frames.ts";
import { openVacantRound } from "../investor/variant.ts";
import { actingGovernment, governmentOf, type State } from "../state.ts";

const IN_ORDER: readonly RuleId[] = ["IM-6.3"];

export function beginTurn(
  state: State,
  nation: Nation,
  context: PlayContext,
  also: readonly RuleId[] = IN_ORDER,
): void {
  context.emit({ kind: "turn", nation, seat: actingGovernment(state, nation), rule: "IM-6.1", also });
}

/** IM-6.1, IM-6.2: goes on to the next nation in order, which moves, is skipped, or is first offered for sale (IM-20.5). */
export function advanceToNextTurn(state: State, frame: TurnFrame, context: PlayContext): void {
  frame.upcoming = ((frame.upcoming + 1) % NATION_COUNT) as Nation;
  if (governmentOf(state, frame.upcoming) !== undefined) takeTurn(state, frame, context);
  else if (state.options.investorCard === "without") {
    frame.stage = "vacant";
    openVacantRound(state, frame.upcoming, actingGovernment(state, frame.nation), context);
  } else context.emit({ kind: "skipped", nation: frame.upcoming, rule: "IM-6.2" });
}

/** RL-77: after the round of a vacant nation, the nation moves if a bond of it was bought. */
export function afterVacantRound(state: State, frame: TurnFrame, context: PlayContext): void {
  if (governmentOf(state, frame.upcoming) !== undefined) takeTurn(state, frame, context);
  else {
    context.emit({ kind: "skipped", nation: frame.upcoming, rule: "IM-6.2", also: ["RL-35"] });
    frame.stage = "next";
  }
}

function takeTurn(state: State, frame: TurnFrame, context: PlayContext): void {
  frame.nation = frame.upcoming;
  frame.stage = "announce";
  frame.investing = false;
  beginTurn(state, frame.nation, context);
}

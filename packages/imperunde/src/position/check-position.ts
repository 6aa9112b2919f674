import type { PositionFault } from "@rondel/engine";
import { clone } from "../clone.ts";
import { machine } from "../rulebook.ts";
import type { State } from "../state.ts";
import { checkBoard } from "./check-board.ts";
import { checkFrames } from "./check-frames.ts";
import { checkStack } from "./check-stack.ts";
import { faultOfFrames } from "./fault.ts";

/**
 * Finds the first fault of an arranged position. A position need not be reachable: colonies may be empty, and players may have any
 * pieces. But its parts must not contradict each other, and the rules must be able to continue.
 */
export function checkPosition(state: State): PositionFault | undefined {
  return checkStack(state) ?? checkBoard(state) ?? checkFrames(state) ?? checkDecision(state);
}

/** The top frame waits for a decision, and every decider has a legal action. */
function checkDecision(state: State): PositionFault | undefined {
  if (state.ended) return undefined;
  const deciders = machine.waits(clone(state)) ? machine.deciders(state) : [];
  const canDecide = deciders.length > 0 && deciders.every((seat) => machine.actions(state, seat).length > 0);
  return canDecide ? undefined : faultOfFrames("nothing-to-decide", "D-01");
}

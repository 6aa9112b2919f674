import type { PositionFault } from "@rondel/engine";
import { cloneState } from "../clone.ts";
import { machine } from "../rulebook.ts";
import type { State } from "../state.ts";
import { checkBoard } from "./check-board.ts";
import { checkFrames } from "./check-frames.ts";
import { checkSeats } from "./check-seats.ts";
import { checkStack } from "./check-stack.ts";
import { faultOfFrames } from "./fault.ts";

/**
 * Finds the first fault of an arranged position. A position need not be reachable: nations may lack factories, and a government may
 * have fewer bonds than another player. But its parts must not contradict each other, and the rules must be able to continue.
 */
export function checkPosition(state: State): PositionFault | undefined {
  return checkStack(state) ?? checkSeats(state) ?? checkBoard(state) ?? checkFrames(state) ?? checkDecision(state);
}

/** INV-21: the top frame waits for a decision. A frame that waits has a legal action for every decider. */
function checkDecision(state: State): PositionFault | undefined {
  return machine.waits(cloneState(state)) ? undefined : faultOfFrames("nothing-to-decide", "INV-21");
}

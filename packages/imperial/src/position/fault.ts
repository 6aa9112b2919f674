import { type FaultOf, type Json, type PositionFault, positionFault, type RuleId } from "@rondel/engine";
import type { RefusalCode } from "../codes.ts";
import { type Frame, turnFrame } from "../frames.ts";
import type { State } from "../state.ts";
import type { Statement } from "./statements.ts";

type Params = Readonly<Record<string, Json>>;

/** A fault with the statement that causes it. */
export const fault: FaultOf<RefusalCode, Statement["kind"]> = positionFault;

/** A fault of the frames, which the statement `turn` or `pending` has set. */
export function faultOfFrames(state: State, code: RefusalCode, rule: RuleId, params: Params = {}): PositionFault {
  const [bottom] = state.frames;
  const isPlainTurn =
    bottom?.kind === "turn" && JSON.stringify(state.frames) === JSON.stringify([turnFrame(bottom.nation)]);
  return fault(code, rule, isPlainTurn ? { kind: "turn", nation: bottom.nation } : { kind: "pending" }, params);
}

/** A field of a frame that contradicts the rest of the position. */
export function faultOfField(state: State, frame: Frame, field: string, rule: RuleId): PositionFault {
  return faultOfFrames(state, "frame-contradicts-position", rule, { frame: frame.kind, field });
}

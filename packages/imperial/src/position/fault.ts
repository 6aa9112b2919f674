import { type FaultOf, type Json, type PositionFault, positionFault, type RuleId } from "@rondel/engine";
import type { RefusalCode } from "../codes.ts";
import type { Frame } from "../frames.ts";
import type { Statement } from "./statements.ts";

type Params = Readonly<Record<string, Json>>;

/** A fault with the statement that causes it. */
export const fault: FaultOf<RefusalCode, Statement["kind"]> = positionFault;

/** The statements that set the frames, besides `pending`. */
const OTHERS: readonly Statement["kind"][] = ["turn"];

/** A fault of the frames, which the last statement of these kinds has set. */
export function faultOfFrames(code: RefusalCode, rule: RuleId, params: Params = {}): PositionFault {
  return { ...fault(code, rule, { kind: "pending" }, params), otherKinds: OTHERS };
}

/** A field of a frame that contradicts the rest of the position. */
export function faultOfField(frame: Frame, field: string, rule: RuleId): PositionFault {
  return faultOfFrames("frame-contradicts-position", rule, { frame: frame.kind, field });
}

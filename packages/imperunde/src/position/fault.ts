import { type FaultOf, type PositionFault, positionFault, type RuleId } from "@rondel/engine";
import type { RefusalCode } from "../codes.ts";
import type { Frame } from "../frames.ts";
import type { Statement } from "./statements.ts";

/** A fault with the statement that causes it. */
export const fault: FaultOf<RefusalCode, Statement["kind"]> = positionFault;

/** A field of a frame that contradicts the rest of the position. */
export function faultOfField(frame: Frame, field: string, rule: RuleId): PositionFault {
  return fault("frame-contradicts-position", rule, { kind: "pending" }, { frame: frame.kind, field });
}

import type { Json, PositionFault, RuleId, StatementKey } from "@rondel/engine";
import type { RefusalCode } from "../codes.ts";
import type { Frame } from "../frames.ts";
import type { Statement } from "./statements.ts";

type Params = Readonly<Record<string, Json>>;

/** A fault with the statement that causes it: its kind, and fields that distinguish it from others of its kind. */
export function fault(
  code: RefusalCode,
  rule: RuleId,
  statement: StatementKey & { readonly kind: Statement["kind"] },
  params: Params = {},
): PositionFault {
  return { code, rule, params, statement };
}

/** A field of a frame that contradicts the rest of the position. */
export function faultOfField(frame: Frame, field: string, rule: RuleId): PositionFault {
  return fault("frame-contradicts-position", rule, { kind: "pending" }, { frame: frame.kind, field });
}

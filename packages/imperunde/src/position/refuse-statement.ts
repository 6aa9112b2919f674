import type { Refusal } from "@rondel/engine";
import { type RefusalCode, refusal } from "../codes.ts";

/** The refusal of a position statement. */
export function refuseStatement(code: RefusalCode): Refusal {
  return refusal(code, "D-01");
}

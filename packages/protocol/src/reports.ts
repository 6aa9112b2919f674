import * as v from "valibot";
import { SeatNumber, TableId } from "./basics.ts";
import { LineNumber } from "./chat.ts";

export const REPORT_REASONS = ["harassment", "cheating", "stalling", "spam", "name", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const MAX_REPORT_WORDS = 1000;

/** A report about another player at a table, for the operator of the server. */
export const MakeReport = v.object({
  table: TableId,
  /** The seat of the player who is reported. */
  seat: SeatNumber,
  reason: v.picklist(REPORT_REASONS),
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_REPORT_WORDS))),
  /** The chat line that is reported, if it is about one. */
  line: v.optional(LineNumber),
});

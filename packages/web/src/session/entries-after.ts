import type { LogEntry } from "./session.ts";

/** The entries of a log after a position. Looks from the end, because a log is long and its new entries are few. */
export function entriesAfter(log: readonly LogEntry[], number: number): readonly LogEntry[] {
  return log.slice(log.findLastIndex((entry) => entry.number <= number) + 1);
}

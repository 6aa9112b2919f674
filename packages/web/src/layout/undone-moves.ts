import type { AnyEvent } from "@rondel/engine";
import type { LogEntry } from "../session/session.ts";

/** More sentences than these are not listed. */
const MOST_SENTENCES = 6;

interface UndoneMoves {
  readonly sentences: readonly string[];
  /** How many moves have no sentence here. */
  readonly more: number;
}

/** The moves after a position, with the first sentence of each; the oldest first. */
export function undoneMoves(
  log: readonly LogEntry[],
  to: number,
  describe: (event: AnyEvent) => string | undefined,
): UndoneMoves {
  const moves = log.filter(({ number, cause }) => number > to && cause?.kind !== "takeback");
  const told = moves.flatMap(({ events }) => events.map(describe).find(Boolean) ?? []).slice(0, MOST_SENTENCES);
  return { sentences: told, more: moves.length - told.length };
}

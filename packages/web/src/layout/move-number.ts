import type { TableSession } from "../session/session.ts";

/**
 * The number of a position for people: how many moves led to it. Moves that were undone do not count, so that the number goes back
 * with them. As long as older moves are not loaded, the number of the last known one stands for it.
 */
export function moveNumber({ log, hasOlder }: Pick<TableSession, "log" | "hasOlder">, position: number): number {
  const moves = log.value.filter(({ number, cause }) => number > 0 && number <= position && cause?.kind !== "takeback");
  return hasOlder.value ? (moves.at(-1)?.number ?? position) : moves.length;
}

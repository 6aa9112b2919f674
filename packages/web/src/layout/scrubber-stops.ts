import { type StartsTurn, turnsOf } from "../recap/turns.ts";
import type { LogEntry } from "../session/session.ts";

/** The positions at which turns end, oldest first. */
export function turnStops(log: readonly LogEntry[], startsTurn: StartsTurn): readonly number[] {
  return [...new Set(turnsOf(log, startsTurn).map(({ to }) => to))];
}

/** The stop to which the player gets from a position towards another one: the first at or beyond it. */
export function stopTowards(stops: readonly number[], from: number, to: number, latest: number): number {
  if (to > from) return stops.find((stop) => stop >= to) ?? latest;
  return stops.findLast((stop) => stop <= to) ?? 0;
}

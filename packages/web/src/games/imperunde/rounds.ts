import type { Event } from "@rondel/imperunde";
import type { Tick } from "../../layout/Scrubber.tsx";
import type { LogEntry } from "../../session/session.ts";

/** A round ends before the action in which the next one begins. */
export function roundEnds(log: readonly LogEntry[]): readonly number[] {
  return ticksOf(log)
    .filter(({ isLong, number }) => isLong && number > 0)
    .map(({ number }) => number - 1);
}

/** One tick for every phase, a long one for every round. */
export function ticksOf(log: readonly LogEntry[]): readonly Tick[] {
  return log.flatMap(({ number, events }): Tick[] => {
    const kinds = (events as readonly Event[]).map(({ kind }) => kind);
    if (kinds.includes("roundBegan")) return [{ number, isLong: true }];
    return kinds.includes("phaseBegan") ? [{ number }] : [];
  });
}

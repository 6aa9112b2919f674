import type { Event } from "@rondel/imperunde";
import type { Tick } from "../../frame/Scrubber.tsx";
import type { LogEntry } from "../../session/session.ts";

/** One tick for every phase, a long one for every round. */
export function ticksOf(log: readonly LogEntry[]): readonly Tick[] {
  return log.flatMap(({ number, events }): Tick[] => {
    const kinds = (events as readonly Event[]).map(({ kind }) => kind);
    if (kinds.includes("roundBegan")) return [{ number, isLong: true }];
    return kinds.includes("phaseBegan") ? [{ number }] : [];
  });
}

import type { AnyEvent } from "@rondel/engine";
import type { Event } from "@rondel/imperunde";
import type { Tick } from "../../layout/Scrubber.tsx";
import type { LogEntry } from "../../session/session.ts";

/** The numbers of the last positions of the rounds: before the action that starts the next one. */
export function roundEnds(log: readonly LogEntry[]): readonly number[] {
  return ticksOf(log)
    .filter(({ isLong, number }) => isLong && number > 0)
    .map(({ number }) => number - 1);
}

/** One tick for each phase, a long one for each round. */
export function ticksOf(log: readonly LogEntry[]): readonly Tick[] {
  return log.flatMap(({ number, events }): Tick[] => {
    const kinds = (events as readonly Event[]).map(({ kind }) => kind);
    if (kinds.includes("roundBegan")) return [{ number, isLong: true }];
    return kinds.includes("phaseBegan") ? [{ number }] : [];
  });
}

/** Whether a phase begins, or the turn of a player in it ends and that of the next one begins. */
export function startsTurn(event: AnyEvent): boolean {
  const { kind } = event as Event;
  return kind === "phaseBegan" || kind === "turnEnded";
}

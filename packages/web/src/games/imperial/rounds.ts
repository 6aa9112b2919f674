import type { AnyEvent } from "@rondel/engine";
import type { Event } from "@rondel/imperial";
import type { Tick } from "../../layout/Scrubber.tsx";
import type { LogEntry } from "../../session/session.ts";
import { ownerOf } from "./owners.ts";

/** The rounds of a match. A new round begins when the turn order starts over. */
export interface Rounds {
  /** One tick per turn. */
  readonly ticks: readonly Tick[];
  /** The number of a round, by the event that opens it. */
  readonly openings: ReadonlyMap<AnyEvent, number>;
}

export function roundsOf(log: readonly LogEntry[]): Rounds {
  const ticks: Tick[] = [];
  const openings = new Map<AnyEvent, number>();
  let round = 0;
  let previous = Number.POSITIVE_INFINITY;
  for (const { number, events } of log) {
    for (const event of events as readonly Event[]) {
      if (event.kind !== "turn") continue;
      const isLong = event.nation <= previous;
      if (isLong) {
        round++;
        openings.set(event, round);
      }
      previous = event.nation;
      ticks.push({ number, owner: ownerOf(event.nation), ...(isLong && { isLong }) });
    }
  }
  return { ticks, openings };
}

/** The round of a position; the first one before any turn has begun. */
export function roundAt({ ticks }: Rounds, number: number): number {
  return Math.max(1, ticks.filter((tick) => tick.isLong && tick.number <= number).length);
}

/** Whether the turn of a nation begins. */
export function startsTurn(event: AnyEvent): boolean {
  return (event as Event).kind === "turn";
}

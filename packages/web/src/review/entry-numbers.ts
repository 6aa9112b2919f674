import type { AnyEvent, Game, Viewer } from "@rondel/engine";
import type { LogEntry } from "../session/session.ts";

/** The numbers of the entries of a match file of which a viewer saw an event. `events` has those of each entry; index 0 is the setup. */
export function seenEntries(
  game: Pick<Game, "viewEvent">,
  events: readonly (readonly AnyEvent[])[],
  viewer: Viewer,
): readonly number[] {
  return events.flatMap((all, number) =>
    number > 0 && all.some((event) => game.viewEvent(event, viewer) !== undefined) ? [number] : [],
  );
}

/**
 * Maps numbers of entries in a match file to numbers of positions, as the server counts them for a viewer: entries of which the viewer
 * sees nothing may have no number of their own. `seen` and `log` have the same visible events in the same order.
 */
export function positionNumbers(seen: readonly number[], log: readonly LogEntry[]): (entry: number) => number {
  const told = log.filter(({ number, events }) => number > 0 && events.length > 0);
  return (entry) => {
    const place = seen.findLastIndex((number) => number <= entry);
    return place < 0 ? 0 : (told[Math.min(place, told.length - 1)]?.number ?? 0);
  };
}

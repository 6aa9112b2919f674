import type { AnyEvent, Game, Viewer } from "@rondel/engine";
import { openLocalMatch } from "../session/local-match.ts";
import type { LogEntry, TableSession } from "../session/session.ts";

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

/** How the session counts the positions after the entries of its match file. Its log must be complete. */
export function numbersOf(session: TableSession, game: Game, text: string): (entry: number) => number {
  // On this device positions are counted like the entries of the file.
  if (!session.isOnline) return (entry) => entry;
  const opened = openLocalMatch(game, text);
  if (!opened) throw new Error("the file of a match cannot be read");
  return positionNumbers(seenEntries(game, opened.local.events, session.viewer.peek()), session.log.peek());
}

/** The first entry after which the session has a position. After the last event that the viewer saw, it is that of this event. */
export function entryAtPosition(positionOf: (entry: number) => number, position: number): number {
  const wanted = Math.min(position, positionOf(Number.MAX_SAFE_INTEGER));
  let entry = wanted;
  while (positionOf(entry) < wanted) entry++;
  return entry;
}

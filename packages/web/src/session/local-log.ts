import type { AnyEvent, Match, Viewer } from "@rondel/engine";
import { type LocalRecord, standingEntries } from "./local-record.ts";
import type { LogEntry } from "./session.ts";

/**
 * Tells the log of a match of this device, as a viewer may know it. An entry is the same object every time, for all who see the
 * same: so a long log is not drawn anew for every line that is added.
 */
export function logTeller(record: LocalRecord): (latest: number, viewer: Viewer) => readonly LogEntry[] {
  const open = new Map<number, LogEntry>();
  const veiled = new Map<string, LogEntry>();
  return (latest, viewer) => {
    const { match, events } = record;
    const log = standingEntries(match).map((number) => {
      const happened = events[number] ?? [];
      const seen = happened.flatMap((event) => match.game.viewEvent(event, viewer) ?? []);
      const isOpen = seen.length === happened.length && seen.every((event, place) => event === happened[place]);
      return isOpen
        ? remembered(open, number, () => entryOf(match, number, happened))
        : remembered(veiled, `${number} ${viewer}`, () => entryOf(match, number, seen));
    });
    const last = match.entries.at(-1);
    if (last?.kind === "takeback") log.push({ number: latest, events: [], cause: last });
    return log;
  };
}

function entryOf(match: Match, number: number, events: readonly AnyEvent[]): LogEntry {
  const entry = match.entries[number - 1];
  return { number, events, ...(entry?.kind === "action" ? { by: entry.seat } : {}) };
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

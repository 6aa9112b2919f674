import { type AnyEvent, entryAt, lastNumber, type Match, standingActions, type Viewer } from "@rondel/engine";
import type { LocalRecord } from "./local-record.ts";
import type { LogEntry } from "./session.ts";

/**
 * Tells the log of a match of this device, as a viewer may know it. An entry is the same object every time, for all who see the
 * same: so a long log is not drawn anew for every line that is added.
 */
export function logTeller(record: LocalRecord): (latest: number, viewer: Viewer) => readonly LogEntry[] {
  const { match, events } = record;
  const open = new Map<number, LogEntry>();
  const known = new Map<string, LogEntry>();
  const tell = (number: number, viewer: Viewer): LogEntry => {
    const happened = events[number] ?? [];
    const seen = happened.flatMap((event) => match.game.viewEvent(event, viewer) ?? []);
    const isOpen = seen.length === happened.length && seen.every((event, place) => event === happened[place]);
    return isOpen ? remembered(open, number, () => entryOf(match, number, happened)) : entryOf(match, number, seen);
  };
  return (latest, viewer) => {
    const log = [0, ...standingActions(match)].map((number) =>
      remembered(known, `${number} ${viewer}`, () => tell(number, viewer)),
    );
    const last = entryAt(match, lastNumber(match));
    if (last?.kind === "takeback") log.push({ number: latest, events: [], cause: last });
    return log;
  };
}

function entryOf(match: Match, number: number, events: readonly AnyEvent[]): LogEntry {
  const entry = entryAt(match, number);
  return { number, events, ...(entry?.kind === "action" ? { by: entry.seat } : {}) };
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

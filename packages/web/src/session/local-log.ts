import { type AnyEvent, entryAt, lastNumber, type Match, standingActions, type Viewer } from "@rondel/engine";
import type { LocalMatch } from "./local-match.ts";
import type { LogEntry } from "./session.ts";

/**
 * Creates a function that returns the log of a local match for a viewer. An entry is always the same object for viewers who see
 * the same events, so that adding a line does not draw a long log again.
 */
export function localLog({ match, events }: LocalMatch): (latest: number, viewer: Viewer) => readonly LogEntry[] {
  const publicEntries = new Map<number, LogEntry>();
  const entriesByViewer = new Map<Viewer, Map<number, LogEntry>>();
  const entryFor = (number: number, viewer: Viewer): LogEntry => {
    const all = events[number] ?? [];
    const visible = all.flatMap((event) => match.game.viewEvent(event, viewer) ?? []);
    const isPublic = visible.length === all.length && visible.every((event, index) => event === all[index]);
    return isPublic
      ? cached(publicEntries, number, () => entryOf(match, number, all))
      : entryOf(match, number, visible);
  };
  return (latest, viewer) => {
    const entries = cached(entriesByViewer, viewer, () => new Map<number, LogEntry>());
    const log = [0, ...standingActions(match)].map((number) => cached(entries, number, () => entryFor(number, viewer)));
    const last = entryAt(match, lastNumber(match));
    if (last?.kind === "takeback") log.push({ number: latest, events: [], cause: last });
    return log;
  };
}

function entryOf(match: Match, number: number, events: readonly AnyEvent[]): LogEntry {
  const entry = entryAt(match, number);
  return { number, events, ...(entry?.kind === "action" ? { by: entry.seat } : {}) };
}

function cached<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

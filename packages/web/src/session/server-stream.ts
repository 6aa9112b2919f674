import type { AnyEvent, Viewer } from "@rondel/engine";
import { applyPatch, Position, type Step, type Stream } from "@rondel/protocol";
import * as v from "valibot";
import type { LogEntry } from "./session.ts";

/** The stream of one viewer as received so far: the present position and the known part of the log. */
export interface ViewerStream {
  readonly viewer: Viewer;
  readonly number: number;
  readonly position: Position;
  readonly log: readonly LogEntry[];
  /** The log is complete after this number; older entries can be loaded. */
  readonly logFrom: number;
}

/** Continues a stream with an answer of the server. Returns undefined if the answer does not continue where the stream ends. */
export function continueStream(known: ViewerStream | undefined, received: Stream): ViewerStream | undefined {
  const viewer = received.viewer as Viewer;
  if ("position" in received) {
    const log = known?.log.filter(({ number }) => number <= received.number) ?? [];
    const logFrom = known?.logFrom ?? received.number;
    return { viewer, number: received.number, position: received.position, log, logFrom };
  }
  if (!known || known.number !== received.from) return undefined;
  return received.steps.reduce(applyStep, known);
}

/** Applies one step. Throws if the patch does not fit the position, which is a bug in the page or in the server. */
export function applyStep(stream: ViewerStream, step: Step): ViewerStream {
  const position = v.parse(Position, applyPatch(stream.position, step.patch));
  return { ...stream, number: step.number, position, log: extendLog(stream.log, entryOf(step)) };
}

/** Adds an entry to a log. A takeback replaces the entries that it took back, and any takeback before it. */
function extendLog(log: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] {
  const { cause } = entry;
  if (cause?.kind !== "takeback") return [...log, entry];
  const remaining = log.filter(({ number, cause: earlier }) => number <= cause.to && earlier?.kind !== "takeback");
  return [...remaining, entry];
}

function entryOf({ number, events, cause, at }: Step): LogEntry {
  return { number, events: events as readonly AnyEvent[], at, ...(cause ? { cause } : {}) };
}

/** Puts older steps in front of a log. */
export function joinLogs(older: readonly Step[], log: readonly LogEntry[]): readonly LogEntry[] {
  const olderLog = older.map(entryOf).reduce(extendLog, []);
  const last = older.at(-1)?.number ?? 0;
  return log.filter(({ number }) => number > last).reduce(extendLog, olderLog);
}

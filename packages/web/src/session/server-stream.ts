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
  /** The entries that were undone since the last action, which redo brings back. */
  readonly undone?: readonly LogEntry[];
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
  return { ...stream, number: step.number, position, ...extendLog(stream, entryOf(step)) };
}

type Log = Pick<ViewerStream, "log" | "undone">;

/**
 * Adds an entry to a log. A takeback replaces the entries that it took back, and any takeback before it; redo is a takeback to an
 * undone entry and brings back those up to it.
 */
function extendLog({ log, undone = [] }: Log, entry: LogEntry): Log {
  const { cause } = entry;
  if (cause?.kind !== "takeback") return { log: [...log, entry], undone: [] };
  const known = [...log.filter(({ cause: earlier }) => earlier?.kind !== "takeback"), ...undone];
  const standing = known.filter(({ number }) => number <= cause.to);
  return { log: [...standing, entry], undone: known.filter(({ number }) => number > cause.to) };
}

function entryOf({ number, events, cause, at }: Step): LogEntry {
  return { number, events: events as readonly AnyEvent[], at, ...(cause ? { cause } : {}) };
}

/** Puts older steps in front of a log. */
export function joinLogs(older: readonly Step[], log: readonly LogEntry[]): readonly LogEntry[] {
  const last = older.at(-1)?.number ?? 0;
  const newer = log.filter(({ number }) => number > last);
  return [...older.map(entryOf), ...newer].reduce(extendLog, { log: [] } as Log).log;
}

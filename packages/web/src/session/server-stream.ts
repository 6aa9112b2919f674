import type { AnyEvent, Viewer } from "@rondel/engine";
import { applyPatch, Position, type Step, type Stream } from "@rondel/protocol";
import * as v from "valibot";
import type { LogEntry } from "./session.ts";

/** What one viewer knows of a match: the position of now, and what happened as far as it was told. */
export interface ViewerStream {
  readonly viewer: Viewer;
  readonly number: number;
  readonly position: Position;
  readonly log: readonly LogEntry[];
  /** The log tells everything after this number; what is older can be asked for. */
  readonly toldFrom: number;
}

/** Goes on with a stream from what the server sent; nothing if there is a gap. */
export function continueStream(known: ViewerStream | undefined, sent: Stream): ViewerStream | undefined {
  const viewer = sent.viewer as Viewer;
  if ("position" in sent) {
    const log = known?.log.filter(({ number }) => number <= sent.number) ?? [];
    const toldFrom = known?.toldFrom ?? sent.number;
    return { viewer, number: sent.number, position: sent.position, log, toldFrom };
  }
  if (!known || known.number !== sent.from) return undefined;
  return sent.steps.reduce(applyStep, known);
}

/** One step on. Throws if the patch does not fit, which is a bug on one of the two sides. */
export function applyStep(stream: ViewerStream, step: Step): ViewerStream {
  const position = v.parse(Position, applyPatch(stream.position, step.patch));
  return { ...stream, number: step.number, position, log: extendLog(stream.log, entryOf(step)) };
}

/** What was taken back is no longer told; that something was taken back is. */
function extendLog(log: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] {
  const { cause } = entry;
  if (cause?.kind !== "takeback") return [...log, entry];
  const kept = log.filter(({ number, cause: former }) => number <= cause.to && former?.kind !== "takeback");
  return [...kept, entry];
}

function entryOf({ number, events, cause, at }: Step): LogEntry {
  return { number, events: events as readonly AnyEvent[], at, ...(cause ? { cause } : {}) };
}

/** The log from older steps that were fetched, and from what came in the meantime. */
export function joinLogs(older: readonly Step[], log: readonly LogEntry[]): readonly LogEntry[] {
  const told = older.map(entryOf).reduce(extendLog, []);
  const last = older.at(-1)?.number ?? 0;
  return log.filter(({ number }) => number > last).reduce(extendLog, told);
}

import {
  type AnyEvent,
  dropLastEntry,
  type Entry,
  lastNumber,
  type Match,
  type Outcome,
  type Viewer,
} from "@rondel/engine";
import type { Change, KnownChanges, Position, Step } from "@rondel/protocol";
import { advanceClocks, type ClockState, type ClockTiming, type PendingDecision } from "../clocks/clock.ts";
import type { Author, LoggedEntry } from "../store/matches.ts";
import { eventsFor, positionChanges, positionOf, undoableTo, viewsFor } from "./position.ts";
import { answerWindow, type ServedGame } from "./served-game.ts";

/** A match in memory with everything derived from its log. It can be dropped at any time and opened again. */
export interface LiveMatch {
  readonly served: ServedGame;
  readonly match: Match;
  readonly timing: ClockTiming;
  readonly viewers: readonly Viewer[];
  /** The stream number of every viewer after each entry in memory, by entry number. */
  readonly seenAfter: Map<number, readonly number[]>;
  /** The current stream number of every viewer. */
  seen: readonly number[];
  positions: readonly Position[];
  /** For each viewer, the stream number at which its current prompt came up. */
  promptSince: readonly number[];
  clocks: ClockState;
  /** How often in a row each seat's clock has run out. */
  timeOuts: readonly number[];
  /** When the last entry was written. */
  at: number;
  /** When the last entry that a spectator saw was written. */
  publicAt: number;
}

export function pendingDecision(served: ServedGame, match: Match): PendingDecision {
  return { deciders: match.deciders, window: answerWindow(served, match.state, match.deciders.length) };
}

export function currentPositions(live: Pick<LiveMatch, "served" | "match" | "viewers" | "seenAfter">): Position[] {
  const { served, match, viewers } = live;
  const outcome = served.game.outcome(match.state) ?? null;
  const views = viewsFor(served, match.state, viewers);
  return viewers.map((viewer, index) =>
    positionOf(served, match.state, viewer, undoFor(live, viewer, index), outcome, views[index]),
  );
}

/** The stream number to which a viewer may undo alone. */
function undoFor(
  live: Pick<LiveMatch, "served" | "match" | "seenAfter">,
  viewer: Viewer,
  index: number,
): number | null {
  const to = undoableTo(live.served, live.match, viewer);
  return to === undefined ? null : (live.seenAfter.get(to)?.[index] ?? null);
}

/** An entry with the step that each viewer sees of it; none for a viewer who may not know of it, and for absent spectators. */
export interface AppliedEntry {
  readonly logged: LoggedEntry;
  readonly steps: readonly (Step | undefined)[];
}

export interface NewEntry {
  readonly entry: Entry;
  readonly events: readonly AnyEvent[];
  readonly author: Author;
  readonly at: number;
  /** The decision that was pending before the entry. */
  readonly before: PendingDecision;
  /** The seat that acted or undid. */
  readonly by: number | undefined;
  /** Whether there are spectators. Without them, the comparison for their step is left out where it can be. */
  readonly isWatched?: boolean;
  /** The stream numbers after the entry, if the log already contains it. */
  readonly seen?: readonly number[] | undefined;
}

/** Updates everything derived after an entry was appended to the match. */
export function advanceLiveMatch(live: LiveMatch, added: NewEntry): AppliedEntry {
  const { served, match, viewers } = live;
  const { entry, author, at, before } = added;
  const number = lastNumber(match);
  const pending = pendingDecision(served, match);
  const outcome = served.game.outcome(match.state) ?? null;
  const known = served.game.views ? [] : undefined;
  const after = { pending, outcome, views: viewsFor(served, match.state, viewers), known };
  const progress = viewers.map((viewer, index) => progressOf(live, added, after, viewer, index));
  const seen = progress.map((viewer) => viewer.number);
  const isPublic = seen[viewers.length - 1] !== live.seen[viewers.length - 1];
  live.seenAfter.set(number, seen);
  live.seen = seen;
  live.positions = progress.map(({ position }) => position);
  live.promptSince = progress.map(({ promptSince }) => promptSince);
  live.clocks = advanceClocks(live.timing, live.clocks, before, pending, at, isPublic);
  live.timeOuts = countTimeOuts(live.timeOuts, entry, author, before.window);
  live.at = at;
  if (isPublic) live.publicAt = at;
  return { logged: { number, entry, seen, author, at }, steps: progress.map(({ step }) => step) };
}

/** What the streams of all viewers have in common after an entry. */
interface AfterEntry {
  readonly pending: PendingDecision;
  readonly outcome: Outcome | null;
  readonly views: readonly unknown[];
  /** Collects the changes of parts that several views share; undefined if they share nothing. */
  readonly known: KnownChanges[] | undefined;
}

/** One viewer's stream after an entry. */
interface Progress {
  readonly number: number;
  readonly position: Position;
  readonly promptSince: number;
  readonly step: Step | undefined;
}

function progressOf(
  live: LiveMatch,
  added: NewEntry,
  { pending, outcome, views, known }: AfterEntry,
  viewer: Viewer,
  index: number,
): Progress {
  const { served, match } = live;
  const numberBefore = live.seen[index] ?? 0;
  const before = live.positions[index] as Position;
  const events = eventsFor(served, added.events, viewer);
  const fresh = positionOf(served, match.state, viewer, undoFor(live, viewer, index), outcome, views[index]);
  // Events alone make a step; without them, only the comparison shows whether there is one.
  const needsPatch = viewer !== "spectator" || added.isWatched || events.length === 0;
  const patch = needsPatch ? positionChanges(before, fresh, known) : [];
  // Keeping the old object of an equal position spares the garbage collector.
  const position = needsPatch && patch.length === 0 && before.undo === fresh.undo ? before : fresh;
  const isVisible = viewer === added.by || events.length > 0 || patch.length > 0;
  const number = added.seen?.[index] ?? (isVisible ? numberBefore + 1 : numberBefore);
  const isUnchanged = isPromptUnchanged(live, added, pending, viewer, patch);
  const promptSince = isUnchanged ? (live.promptSince[index] ?? number) : number;
  if (number === numberBefore || !needsPatch) return { number, position, promptSince, step: undefined };
  if (before.undo !== position.undo) patch.push(["set", ["undo"], position.undo]);
  const cause = causeOf(live, added, index);
  const { at } = added;
  const step = cause ? { number, patch, events, cause, at } : { number, patch, events, at };
  return { number, position, promptSince, step };
}

type DerivedPart = "seen" | "positions" | "promptSince" | "clocks" | "timeOuts" | "at" | "publicAt";

/** The parts that an entry replaces. `rollBack` restores them. */
export function derivedParts(live: LiveMatch): Pick<LiveMatch, DerivedPart> {
  const { seen, positions, promptSince, clocks, timeOuts, at, publicAt } = live;
  return { seen, positions, promptSince, clocks, timeOuts, at, publicAt };
}

/** Removes the last entry from memory, because another process has written its number. */
export function rollBack(live: LiveMatch, before: Pick<LiveMatch, DerivedPart>): void {
  live.seenAfter.delete(lastNumber(live.match));
  dropLastEntry(live.match);
  Object.assign(live, before);
}

/** Counts consecutive time-outs. Answer windows do not count: letting one run out is a pass like any other. */
export function countTimeOuts(
  counts: readonly number[],
  entry: Entry,
  author: Author,
  window: PendingDecision["window"],
): readonly number[] {
  if (entry.kind === "takeback" || window) return counts;
  if (author === "clock") return counts.with(entry.seat, (counts[entry.seat] ?? 0) + 1);
  return author === "hand" && counts[entry.seat] !== 0 ? counts.with(entry.seat, 0) : counts;
}

/** Whether a seat still faces the same prompt, because only another of several simultaneous deciders has decided. */
function isPromptUnchanged(
  live: LiveMatch,
  { entry, events, before }: NewEntry,
  after: PendingDecision,
  viewer: Viewer,
  changes: readonly Change[],
): boolean {
  if (viewer === "spectator" || entry.kind === "takeback" || entry.seat === viewer) return false;
  const wereSimultaneous = before.deciders.includes(viewer) && before.deciders.includes(entry.seat);
  if (!wereSimultaneous || !after.deciders.includes(viewer)) return false;
  if (events.some((event) => live.served.game.reveals(event))) return false;
  return !changes.some((change) => change[1][0] !== "view");
}

function causeOf(live: LiveMatch, { entry, author, before }: NewEntry, viewer: number): Step["cause"] {
  if (entry.kind === "takeback") return { kind: "takeback", to: live.seenAfter.get(entry.to)?.[viewer] ?? 0 };
  if (before.window) return undefined;
  if (author === "clock") return { kind: "time-out", seat: entry.seat };
  return author === "bot" ? { kind: "bot", seat: entry.seat } : undefined;
}

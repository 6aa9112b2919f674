import {
  type AnyEvent,
  dropLastEntry,
  type Entry,
  lastNumber,
  type Match,
  type Outcome,
  type Viewer,
} from "@rondel/engine";
import type { Change, ClockRule, Position, Step } from "@rondel/protocol";
import { advanceClocks, type ClockState, type PendingDecision } from "../clocks/clock.ts";
import type { Author, LoggedEntry } from "../store/matches.ts";
import { eventsFor, positionChanges, positionOf, undoableTo } from "./position.ts";
import { answerWindow, type ServedGame } from "./served-game.ts";

/** A match in memory with everything that follows from its log. All of it can be thrown away and made again. */
export interface LiveMatch {
  readonly served: ServedGame;
  readonly match: Match;
  readonly clockRule: ClockRule;
  readonly viewers: readonly Viewer[];
  /** For each entry in memory, by number: where every viewer's stream stood after it. */
  readonly seenAfter: Map<number, readonly number[]>;
  seen: readonly number[];
  positions: readonly Position[];
  /** The number since which each seat is asked what it is asked now. */
  promptSince: readonly number[];
  clocks: ClockState;
  /** How often in a row each seat's clock has run out. */
  timeOuts: readonly number[];
  /** When the last entry was written. */
  at: number;
}

export function pendingDecision(served: ServedGame, match: Match): PendingDecision {
  return { deciders: match.deciders, window: answerWindow(served, match.state, match.deciders.length) };
}

export function presentPositions(live: Pick<LiveMatch, "served" | "match" | "viewers" | "seenAfter">): Position[] {
  const { served, match, viewers } = live;
  return viewers.map((viewer, index) => positionOf(served, match.state, viewer, undoFor(live, viewer, index)));
}

/** The number to which a viewer may go back alone. */
function undoFor(
  live: Pick<LiveMatch, "served" | "match" | "seenAfter">,
  viewer: Viewer,
  index: number,
): number | null {
  const to = undoableTo(live.served, live.match, viewer);
  return to === undefined ? null : (live.seenAfter.get(to)?.[index] ?? null);
}

/** What an entry changed for each viewer; nothing for a viewer who may not know of it. */
export interface AppliedEntry {
  readonly logged: LoggedEntry;
  readonly steps: readonly (Step | undefined)[];
}

interface NewEntry {
  readonly entry: Entry;
  readonly events: readonly AnyEvent[];
  readonly author: Author;
  readonly at: number;
  /** Who was asked before. */
  readonly before: PendingDecision;
  /** Whose deed it was: the seat of an action, or the one that took something back. */
  readonly by: number | undefined;
  /** Where the streams stand after it, when the log already says so. */
  readonly seen?: readonly number[] | undefined;
}

/** Takes note of the entry that has just been appended to the match, and tells what everybody may know of it. */
export function advanceLiveMatch(live: LiveMatch, happened: NewEntry): AppliedEntry {
  const { served, match, viewers } = live;
  const { entry, author, at, before } = happened;
  const number = lastNumber(match);
  const after = pendingDecision(served, match);
  const outcome = served.game.outcome(match.state) ?? null;
  const progress = viewers.map((viewer, index) => progressOf(live, happened, after, outcome, viewer, index));
  const seen = progress.map(({ number }) => number);
  const isPublic = seen[viewers.length - 1] !== live.seen[viewers.length - 1];
  live.seenAfter.set(number, seen);
  live.seen = seen;
  live.positions = progress.map(({ position }) => position);
  live.promptSince = progress.map(({ promptSince }) => promptSince);
  live.clocks = advanceClocks(live.clockRule, live.clocks, before, after, at, isPublic);
  live.timeOuts = countTimeOuts(live.timeOuts, entry, author, before.window);
  live.at = at;
  return { logged: { number, entry, seen, author, at }, steps: progress.map(({ step }) => step) };
}

/** What an entry is to one viewer. */
interface Progress {
  /** Where the viewer's stream stands after it. */
  readonly number: number;
  readonly position: Position;
  readonly promptSince: number;
  readonly step: Step | undefined;
}

function progressOf(
  live: LiveMatch,
  happened: NewEntry,
  after: PendingDecision,
  outcome: Outcome | null,
  viewer: Viewer,
  index: number,
): Progress {
  const { served, match } = live;
  const numberBefore = live.seen[index] ?? 0;
  const before = live.positions[index] as Position;
  const events = eventsFor(served, happened.events, viewer);
  const fresh = positionOf(served, match.state, viewer, undoFor(live, viewer, index), outcome);
  const patch = positionChanges(before, fresh);
  // An equal position is kept: what lives long is cheaper than what is made anew.
  const position = patch.length === 0 && before.undo === fresh.undo ? before : fresh;
  const isVisible = viewer === happened.by || events.length > 0 || patch.length > 0;
  const number = happened.seen?.[index] ?? (isVisible ? numberBefore + 1 : numberBefore);
  const isStill = isPromptUnchanged(live, happened, after, viewer, patch);
  const promptSince = isStill ? (live.promptSince[index] ?? number) : number;
  if (number === numberBefore) return { number, position, promptSince, step: undefined };
  if (before.undo !== position.undo) patch.push(["set", ["undo"], position.undo]);
  const cause = causeOf(live, happened, index);
  const { at } = happened;
  const step = cause ? { number: number, patch, events, cause, at } : { number: number, patch, events, at };
  return { number, position, promptSince, step };
}

/** Takes the last entry out of memory again: another process has written that number. */
export function rollBack(live: LiveMatch, before: Pick<LiveMatch, DerivedPart>): void {
  live.seenAfter.delete(lastNumber(live.match));
  dropLastEntry(live.match);
  Object.assign(live, before);
}

type DerivedPart = "seen" | "positions" | "promptSince" | "clocks" | "timeOuts" | "at";

/** What an entry changes in a fold beside its match. */
export function derivedParts({
  seen,
  positions,
  promptSince,
  clocks,
  timeOuts,
  at,
}: LiveMatch): Pick<LiveMatch, DerivedPart> {
  return { seen, positions, promptSince, clocks, timeOuts, at };
}

/** In a row, and only for decisions of one's own: letting an answer window run out is a pass like any other. */
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

/** While several decide at once, what another of them decided leaves a seat's question as it was. */
function isPromptUnchanged(
  live: LiveMatch,
  { entry, events, before }: NewEntry,
  after: PendingDecision,
  viewer: Viewer,
  changes: readonly Change[],
): boolean {
  if (viewer === "spectator" || entry.kind === "takeback" || entry.seat === viewer) return false;
  const together = before.deciders.includes(viewer) && before.deciders.includes(entry.seat);
  if (!together || !after.deciders.includes(viewer)) return false;
  if (events.some((event) => live.served.game.reveals(event))) return false;
  return !changes.some((change) => change[1][0] !== "view");
}

function causeOf(live: LiveMatch, { entry, author, before }: NewEntry, viewer: number): Step["cause"] {
  if (entry.kind === "takeback") return { kind: "takeback", to: live.seenAfter.get(entry.to)?.[viewer] ?? 0 };
  if (before.window) return undefined;
  if (author === "clock") return { kind: "time-out", seat: entry.seat };
  return author === "bot" ? { kind: "bot", seat: entry.seat } : undefined;
}

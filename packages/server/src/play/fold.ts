import { type AnyEvent, type Entry, type Match, type Outcome, stateAfter, type Viewer } from "@rondel/engine";
import type { Change, ClockRule, Position, Step } from "@rondel/protocol";
import { type Asking, advanceClocks, type ClockState } from "../clocks/clock.ts";
import type { Author, LoggedEntry } from "../store/matches.ts";
import { eventsFor, positionChanges, positionOf, undoableTo } from "./position.ts";
import { answerWindow, type ServedGame } from "./served-game.ts";

/** A match in memory with everything that follows from its log. All of it can be thrown away and made again. */
export interface Fold {
  readonly served: ServedGame;
  readonly match: Match;
  readonly clockRule: ClockRule;
  readonly viewers: readonly Viewer[];
  /** The first entry that is in memory comes after this one. */
  readonly base: number;
  /** For each entry in memory, by number: where every viewer's stream stood after it. */
  readonly seenAfter: Map<number, readonly number[]>;
  seen: readonly number[];
  positions: readonly Position[];
  /** The number since which each seat is asked what it is asked now. */
  askedSince: readonly number[];
  clocks: ClockState;
  /** How often in a row each seat's clock has run out. */
  timeOuts: readonly number[];
  /** When the last entry was written. */
  at: number;
}

export function askingOf(served: ServedGame, match: Match): Asking {
  return { deciders: match.deciders, window: answerWindow(served, match.state, match.deciders.length) };
}

export function presentPositions(fold: Pick<Fold, "served" | "match" | "viewers" | "seenAfter">): Position[] {
  const { served, match, viewers } = fold;
  return viewers.map((viewer, index) => positionOf(served, match.state, viewer, undoFor(fold, viewer, index)));
}

/** The number to which a viewer may go back alone. */
function undoFor(fold: Pick<Fold, "served" | "match" | "seenAfter">, viewer: Viewer, index: number): number | null {
  const to = undoableTo(fold.served, fold.match, viewer);
  return to === undefined ? null : (fold.seenAfter.get(to)?.[index] ?? null);
}

/** What an entry changed for each viewer; nothing for a viewer who may not know of it. */
export interface Advance {
  readonly logged: LoggedEntry;
  readonly steps: readonly (Step | undefined)[];
}

interface Happened {
  readonly entry: Entry;
  readonly events: readonly AnyEvent[];
  readonly author: Author;
  readonly at: number;
  /** Who was asked before. */
  readonly before: Asking;
  /** Whose deed it was: the seat of an action, or the one that took something back. */
  readonly by: number | undefined;
  /** Where the streams stand after it, when the log already says so. */
  readonly seen?: readonly number[] | undefined;
}

/** Takes note of the entry that has just been appended to the match, and tells what everybody may know of it. */
export function advance(fold: Fold, happened: Happened): Advance {
  const { served, match, viewers } = fold;
  const { entry, author, at, before } = happened;
  const number = match.entries.length;
  const after = askingOf(served, match);
  const outcome = served.game.outcome(match.state) ?? null;
  const progress = viewers.map((viewer, index) => progressOf(fold, happened, after, outcome, viewer, index));
  const seen = progress.map(({ stands }) => stands);
  const publicly = seen[viewers.length - 1] !== fold.seen[viewers.length - 1];
  fold.seenAfter.set(number, seen);
  fold.seen = seen;
  fold.positions = progress.map(({ position }) => position);
  fold.askedSince = progress.map(({ askedSince }) => askedSince);
  fold.clocks = advanceClocks(fold.clockRule, fold.clocks, before, after, at, publicly);
  fold.timeOuts = countTimeOuts(fold.timeOuts, entry, author, before.window);
  fold.at = at;
  return { logged: { number, entry, seen, author, at }, steps: progress.map(({ step }) => step) };
}

/** What an entry is to one viewer. */
interface Progress {
  /** Where the viewer's stream stands after it. */
  readonly stands: number;
  readonly position: Position;
  readonly askedSince: number;
  readonly step: Step | undefined;
}

function progressOf(
  fold: Fold,
  happened: Happened,
  after: Asking,
  outcome: Outcome | null,
  viewer: Viewer,
  index: number,
): Progress {
  const { served, match } = fold;
  const stood = fold.seen[index] ?? 0;
  const before = fold.positions[index] as Position;
  const events = eventsFor(served, happened.events, viewer);
  const fresh = positionOf(served, match.state, viewer, undoFor(fold, viewer, index), outcome);
  const patch = positionChanges(before, fresh);
  // An equal position is kept: what lives long is cheaper than what is made anew.
  const position = patch.length === 0 && before.undo === fresh.undo ? before : fresh;
  const isVisible = viewer === happened.by || events.length > 0 || patch.length > 0;
  const stands = happened.seen?.[index] ?? (isVisible ? stood + 1 : stood);
  const isStill = isStillAsked(fold, happened, after, viewer, patch);
  const askedSince = isStill ? (fold.askedSince[index] ?? stands) : stands;
  if (stands === stood) return { stands, position, askedSince, step: undefined };
  if (before.undo !== position.undo) patch.push(["set", ["undo"], position.undo]);
  const cause = causeOf(fold, happened, index);
  const { at } = happened;
  const step = cause ? { number: stands, patch, events, cause, at } : { number: stands, patch, events, at };
  return { stands, position, askedSince, step };
}

/** Takes the last entry out of memory again: another process has written that number. */
export function rollBack(fold: Fold, before: Pick<Fold, Changing>): void {
  const { match } = fold;
  const number = match.entries.length;
  match.entries.pop();
  match.sealed.pop();
  match.snapshots.kept = match.snapshots.kept.filter((kept) => kept.number !== number);
  match.state = stateAfter(match, number - 1);
  match.deciders = match.game.deciders(match.state);
  fold.seenAfter.delete(number);
  Object.assign(fold, before);
}

type Changing = "seen" | "positions" | "askedSince" | "clocks" | "timeOuts" | "at";

/** What an entry changes in a fold beside its match. */
export function changingParts({ seen, positions, askedSince, clocks, timeOuts, at }: Fold): Pick<Fold, Changing> {
  return { seen, positions, askedSince, clocks, timeOuts, at };
}

/** In a row, and only for decisions of one's own: letting an answer window run out is a pass like any other. */
export function countTimeOuts(
  counts: readonly number[],
  entry: Entry,
  author: Author,
  window: Asking["window"],
): readonly number[] {
  if (entry.kind === "takeback" || window) return counts;
  if (author === "clock") return counts.with(entry.seat, (counts[entry.seat] ?? 0) + 1);
  return author === "hand" && counts[entry.seat] !== 0 ? counts.with(entry.seat, 0) : counts;
}

/** While several decide at once, what another of them decided leaves a seat's question as it was. */
function isStillAsked(
  fold: Fold,
  { entry, events, before }: Happened,
  after: Asking,
  viewer: Viewer,
  changes: readonly Change[],
): boolean {
  if (viewer === "spectator" || entry.kind === "takeback" || entry.seat === viewer) return false;
  const together = before.deciders.includes(viewer) && before.deciders.includes(entry.seat);
  if (!together || !after.deciders.includes(viewer)) return false;
  if (events.some((event) => fold.served.game.reveals(event))) return false;
  return !changes.some((change) => change[1][0] !== "view");
}

function causeOf(fold: Fold, { entry, author, before }: Happened, viewer: number): Step["cause"] {
  if (entry.kind === "takeback") return { kind: "takeback", to: fold.seenAfter.get(entry.to)?.[viewer] ?? 0 };
  if (before.window) return undefined;
  if (author === "clock") return { kind: "time-out", seat: entry.seat };
  return author === "bot" ? { kind: "bot", seat: entry.seat } : undefined;
}

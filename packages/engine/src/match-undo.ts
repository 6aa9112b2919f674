import type { AnyEvent } from "./game.ts";
import { type AppendResult, type Entry, entryAt, isSealed, lastNumber, type Match } from "./match.ts";
import { addEntry, refuseStale, replayAction } from "./match-play.ts";
import { stateAfter } from "./match-states.ts";
import type { Tagged } from "./schema.ts";
import type { Seat } from "./seat.ts";
import { fromStored } from "./stored-names.ts";

/** The number of the earliest entry to which this seat may return alone; the last number if there is nothing to undo. */
export function undoLimit(match: Match, seat: Seat): number {
  let start = lastNumber(match);
  for (let entry = entryAt(match, start); entry; entry = entryAt(match, start)) {
    if (entry.kind === "takeback") start = entry.to;
    else if (entry.seat === seat && !isSealed(match, start)) start -= 1;
    else break;
  }
  return start;
}

/** Returns to the state after entry `to`, within the draft of this seat. */
export function undoTo(match: Match, expected: number, seat: Seat, to: number): AppendResult<AnyEvent> {
  const earliest = undoLimit(match, seat);
  if (to < earliest) return { refused: { code: "beyond-the-draft", params: { to, earliest } } };
  return takeBackTo(match, expected, to);
}

/** Returns to the state after any earlier entry. The caller has the consent of the other players. */
export function takeBackTo(match: Match, expected: number, to: number): AppendResult<AnyEvent> {
  const stale = refuseStale(match, expected);
  if (stale) return { refused: stale };
  const last = lastNumber(match);
  if (!Number.isInteger(to) || to < 0 || to >= last)
    return { refused: { code: "no-such-entry", params: { to, last } } };
  const state = stateAfter(match, to);
  const deciders = match.game.deciders(state);
  match.state = state;
  addEntry(match, { kind: "takeback", to }, deciders, false);
  return { number: last + 1, events: [], draws: [] };
}

/** Appends an entry of a stored log. A refusal or an exception leaves the match as it was. */
export function replayEntry<State, Action extends Tagged, Event extends AnyEvent>(
  match: Match<State, Action, Event>,
  entry: Entry<Action>,
): AppendResult<Event> {
  if (entry.kind === "action") {
    return replayAction(match, { ...entry, action: fromStored(entry.action, match.game.storedNames) });
  }
  return takeBackTo(match as Match, lastNumber(match), entry.to) as AppendResult<Event>;
}

/** Removes the last entry, for a caller who could not store it. */
export function dropLastEntry(match: Match): void {
  const number = lastNumber(match);
  if (match.entries.length === 0) throw new RangeError("no entry in memory to drop");
  match.entries.pop();
  match.sealed.pop();
  match.snapshots.saved = match.snapshots.saved.filter((snapshot) => snapshot.number !== number);
  match.state = stateAfter(match, number - 1);
  match.deciders = match.game.deciders(match.state);
}

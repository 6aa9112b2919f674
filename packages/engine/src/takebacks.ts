import type { AnyEvent } from "./game.ts";
import {
  type ActionEntry,
  type AppendResult,
  type Entry,
  entryAt,
  isSealed,
  lastNumber,
  type Match,
  type MatchRefusalCode,
} from "./match.ts";
import { takeBackTo } from "./match-undo.ts";
import type { Message } from "./message.ts";
import type { Seat } from "./seat.ts";

/** Looks up an entry of a log; undefined if it is not at hand. */
export type EntryLookup = (number: number) => Entry | undefined;

/** Where a takeback returns to, and the other seats whose actions it takes back. */
export interface TakebackPlan {
  readonly to: number;
  readonly seats: readonly Seat[];
}

type Refused<Code extends MatchRefusalCode> = { readonly refused: Message<Code> };

/**
 * Plans a takeback to the position before the last action for which `isMine` holds. No takeback goes back before dice: they stay as
 * they fell.
 */
export function planTakeback(
  last: number,
  entryOf: EntryLookup,
  isMine: (entry: ActionEntry, number: number) => boolean,
): TakebackPlan | Refused<"nothing-to-undo" | "dice-have-fallen"> {
  const seats = new Set<Seat>();
  for (const { number, entry } of standingEntries(last, entryOf)) {
    if (entry.draws.length > 0) return { refused: { code: "dice-have-fallen", params: {} } };
    if (isMine(entry, number)) return { to: number - 1, seats: [...seats].filter((seat) => seat !== entry.seat) };
    seats.add(entry.seat);
  }
  return { refused: { code: "nothing-to-undo", params: {} } };
}

/** Whether dice have fallen after an entry, in actions that still count. */
export function diceFellAfter(to: number, last: number, entryOf: EntryLookup): boolean {
  for (const { number, entry } of standingEntries(last, entryOf)) {
    if (number <= to) return false;
    if (entry.draws.length > 0) return true;
  }
  return false;
}

/** Returns to an earlier entry with the consent of all, but not to one before dice that have fallen. */
export function takeBackByConsent(match: Match, expected: number, to: number): AppendResult<AnyEvent> {
  if (diceFellAfter(to, lastNumber(match), (number) => entryAt(match, number)))
    return { refused: { code: "dice-have-fallen", params: {} } };
  return takeBackTo(match, expected, to);
}

/** The entry to which redo returns: the position before the last undo, as long as nothing but undo and redo happened since. */
export function redoTarget(last: number, entryOf: EntryLookup): number | undefined {
  let first = last;
  while (entryOf(first)?.kind === "takeback") first -= 1;
  const undone: number[] = [];
  let position = standingNumber(first, entryOf);
  for (let number = first + 1; number <= last; number += 1) {
    const next = standingNumber(number, entryOf);
    if (undone.at(-1) === next) undone.pop();
    else if (next !== position && isBefore(next, position, entryOf)) undone.push(position);
    else undone.length = 0;
    position = next;
  }
  return undone.at(-1);
}

/** The same, if the seat may redo alone: within its own draft. */
export function redoableTo(match: Match, seat: Seat): number | undefined {
  const target = redoTarget(lastNumber(match), (number) => entryAt(match, number));
  return target !== undefined && isDraft(match, seat, lastStandingAction(match), target) ? target : undefined;
}

/** Plays again what the last undo took back, with the consent of all. */
export function redo(match: Match, expected: number): AppendResult<AnyEvent> {
  const target = redoTarget(lastNumber(match), (number) => entryAt(match, number));
  if (target === undefined) return { refused: { code: "nothing-to-redo", params: {} } };
  return takeBackTo(match, expected, target);
}

/** The last action that still counts; 0 if there is none in memory. */
export function lastStandingAction(match: Match): number {
  return standingNumber(lastNumber(match), (number) => entryAt(match, number));
}

/** Whether the actions after one entry up to another one are a draft of this seat. */
function isDraft(match: Match, seat: Seat, from: number, to: number): boolean {
  for (const { number, entry } of standingEntries(to, (wanted) => entryAt(match, wanted))) {
    if (number <= from) return true;
    if (entry.seat !== seat || isSealed(match, number)) return false;
  }
  return from === 0;
}

/** The actions up to an entry that still count, newest first, as far as they are at hand. */
function* standingEntries(last: number, entryOf: EntryLookup): Generator<{ number: number; entry: ActionEntry }> {
  for (let number = standingNumber(last, entryOf); number > 0; number = standingNumber(number - 1, entryOf)) {
    const entry = entryOf(number);
    if (entry?.kind !== "action") return;
    yield { number, entry };
  }
}

/** The last action that counts after an entry; 0 if there is none. */
function standingNumber(number: number, entryOf: EntryLookup): number {
  let standing = number;
  for (let entry = entryOf(standing); entry?.kind === "takeback"; entry = entryOf(standing)) standing = entry.to;
  return standing;
}

/** Whether play went through one entry on the way to another one. */
function isBefore(earlier: number, later: number, entryOf: EntryLookup): boolean {
  if (earlier === 0) return true;
  for (const { number } of standingEntries(later, entryOf)) {
    if (number <= earlier) return number === earlier;
  }
  return false;
}

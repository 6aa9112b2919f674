import type { Chance } from "./chance.ts";
import type { AnyEvent, Game } from "./game.ts";
import type { Message, Refusal } from "./message.ts";
import type { AnyOptions } from "./options.ts";
import type { Draw } from "./random.ts";
import type { Tagged } from "./schema.ts";
import type { Seat } from "./seat.ts";
import type { Snapshots } from "./snapshots.ts";

/** The part of a match that is fixed before its first action. */
export interface MatchHeader {
  readonly game: string;
  readonly rulesVersion: string;
  readonly id: string;
  readonly players: number;
  readonly options: AnyOptions;
  /** The names of the seats, by seat. Absent unless the file states them; a table has the names of its players instead. */
  readonly names?: readonly string[];
  readonly chance: Chance;
  /** Number of entries that were played elsewhere, with another source of chance. Absent if this source drew everything. */
  readonly imported?: number;
  /** The ordinary setup, or the empty board of position files. */
  readonly begin: "setup" | "empty";
  /** The statements of a position, applied to that beginning. */
  readonly statements: readonly Tagged[];
}

/** The header of a match that begins with the setup of the rules. */
export function newHeader(
  { id: game, rulesVersion }: Pick<Game, "id" | "rulesVersion">,
  { id, players, options, chance }: Pick<MatchHeader, "id" | "players" | "options" | "chance">,
): MatchHeader {
  return { game, rulesVersion, id, players, options, chance, begin: "setup", statements: [] };
}

/** An action in the log with the draws that it made. */
export interface ActionEntry<Action extends Tagged = Tagged> {
  readonly kind: "action";
  readonly seat: Seat;
  readonly action: Action;
  readonly draws: readonly Draw[];
}

/** A takeback erases nothing: play continues from the state after entry `to`. */
export interface TakebackEntry {
  readonly kind: "takeback";
  readonly to: number;
}

/** One line of the log. Entries are numbered from 1; number 0 is the setup. */
export type Entry<Action extends Tagged = Tagged> = ActionEntry<Action> | TakebackEntry;

/**
 * A match in memory: the record (header, setup draws, entries) and the state derived from it. Only the record must be stored.
 * Only functions of the engine change a match.
 */
export interface Match<State = unknown, Action extends Tagged = Tagged, Event extends AnyEvent = AnyEvent> {
  readonly game: Game<State, Action, Event>;
  readonly header: MatchHeader;
  readonly setupDraws: readonly Draw[];
  /** The entry at which the match was opened. Entries up to it are not in memory; 0 if the log is complete. */
  readonly base: number;
  /** The entries after the base. */
  readonly entries: Entry<Action>[];
  /** For each of `entries`, whether it ended the draft of its seat: by a draw, by a reveal, or by asking another seat. */
  readonly sealed: boolean[];
  readonly snapshots: Snapshots<State>;
  /** The state after the last entry. */
  state: State;
  deciders: readonly Seat[];
}

/** Refusals of the match itself. An illegal action is refused by the game, with a code of the game. */
export type MatchRefusalCode =
  | "stale-number"
  | "malformed-action"
  | "no-such-seat"
  | "match-is-over"
  | "beyond-the-draft"
  | "dice-have-fallen"
  | "nothing-to-undo"
  | "nothing-to-redo"
  | "no-such-entry"
  | "draws-do-not-fit";

export type MatchRefusal = Message<MatchRefusalCode> | Refusal;

export type AppendResult<Event extends AnyEvent> =
  | { readonly number: number; readonly events: readonly Event[]; readonly draws: readonly Draw[] }
  | { readonly refused: MatchRefusal };

/** The number of the last entry; 0 before the first. */
export function lastNumber({ base, entries }: Pick<Match, "base" | "entries">): number {
  return base + entries.length;
}

/** The entry with this number, if it is in memory. */
export function entryAt<Action extends Tagged>(
  { base, entries }: Pick<Match<unknown, Action>, "base" | "entries">,
  number: number,
): Entry<Action> | undefined {
  return entries[number - base - 1];
}

/** Whether this entry ended the draft of its seat. No draft reaches across the base. */
export function isSealed({ base, sealed }: Pick<Match, "base" | "sealed">, number: number): boolean {
  return sealed[number - base - 1] ?? true;
}

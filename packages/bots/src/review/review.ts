import type { AnyEvent, Seat, Tagged } from "@rondel/engine";
import type { Hint } from "../hints.ts";

/** Changes whenever a stored review should be computed again. */
export const REVIEW_VERSION = 4;

/** The chances in one position, by seat. */
export interface Moment {
  /** The number of the last entry before the position; 0 is the setup. */
  readonly number: number;
  readonly round: number;
  /** The seat that has moved since the moment before; undefined for the first moment, after the setup. */
  readonly seat?: Seat;
  readonly chances: readonly number[];
  /** Half the width of the interval around each chance. */
  readonly noise: readonly number[];
}

/** A decision that was worse than another one by more than the noise. */
export interface Mistake {
  /** The number of the entry. The decision was made in the position before it. */
  readonly number: number;
  readonly round: number;
  readonly seat: Seat;
  readonly played: Tagged;
  readonly better: Tagged;
  /** The chance of the seat with the action that was played, and with the better one. */
  readonly chance: number;
  readonly betterChance: number;
  /** Half the width of the interval around the difference. */
  readonly noise: number;
  /** What the better action was expected to bring. */
  readonly effects: readonly Hint[];
}

/** A turn that changed the chance of a seat by more than the noise. */
export interface TurningPoint {
  /** The number of the last entry before the turn, and of its last entry. */
  readonly from: number;
  readonly to: number;
  readonly round: number;
  /** The seat that moved. */
  readonly by: Seat;
  /** The seat whose chance changed most. */
  readonly seat: Seat;
  /** By seat: the chance before the turn, and after it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly events: readonly AnyEvent[];
}

/** Where the result of a seat comes from. `start`, `luck`, `own` and `others` add up to the result minus an equal share. */
export interface Account {
  /** The seat at the table: the chance after the setup minus an equal share. */
  readonly start: number;
  /** Dice and cards: the chance after each draw minus the one that was expected. */
  readonly luck: number;
  /** Own decisions and those of others, without the luck in them. */
  readonly own: number;
  readonly others: number;
  /** The number of decisions with a choice. */
  readonly decisions: number;
  readonly mistakes: number;
  /** The sum of what the mistakes have cost. */
  readonly lost: number;
}

/** The review of a finished match. Plain data, to be stored with the match. */
export interface Review {
  readonly version: number;
  readonly moments: readonly Moment[];
  /** In the order of play. */
  readonly turningPoints: readonly TurningPoint[];
  /** The most expensive first. */
  readonly mistakes: readonly Mistake[];
  /** By seat. */
  readonly accounts: readonly Account[];
}

/** How far a review has come, in entries. */
export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
}

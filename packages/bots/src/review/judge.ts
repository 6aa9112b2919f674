import type { AnyEvent, Game, Seat, Tagged } from "@rondel/engine";
import type { Hint } from "../hints.ts";

/** The judgement of a game's strongest bot, as reviews use it. */
export interface Judge<State = unknown, Action extends Tagged = Tagged> {
  readonly game: Game<State, Action>;
  /** The chance of each seat to win, without a look ahead. At the end of the game the winners share 1. */
  chances(state: State): number[];
  /**
   * The chance of each seat to win after several continuations: one row per continuation. With a seat, its turn is completed first. The
   * same seed gives the same continuations, so that two actions can be compared under equal chance.
   */
  continuations(state: State, seed: string, seat?: Seat): number[][];
  /** The best actions by opinion, best first. */
  candidates(state: State, seat: Seat, actions: readonly Action[]): Action[];
  /** The expected effects of an action. */
  effects(state: State, seat: Seat, action: Action): readonly Hint[];
  /**
   * Whether a review measures the chances in this position: the setup is over, and so is the turn of the seat that
   * has moved.
   */
  isMoment(state: State, by: Seat | undefined): boolean;
  /** Creates a counter that is given the events of one action after the other and returns the number of the round. */
  countRounds(): (events: readonly AnyEvent[]) => number;
  /** How far predicted and observed chances of a position lie apart on average; docs/bots-measurements.md says how it was measured. */
  readonly calibrationError: number;
}

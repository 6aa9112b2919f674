import type { AnyEvent, Game, Seat, Tagged } from "@rondel/engine";
import type { Hint } from "./hints.ts";
import type { Level } from "./levels.ts";
import type { Style } from "./styles.ts";
import type { Temperament } from "./temperaments.ts";
import type { TurnPlan } from "./turn-plan.ts";

/** A decision for a bot. It has only information that the seat has. */
export interface Task<View = unknown, Action extends Tagged = Tagged> {
  readonly view: View;
  readonly seat: Seat;
  /** Every legal action of the seat, in the order of the game. */
  readonly actions: readonly Action[];
  readonly level: Level;
  /** What the bot prefers among good actions, and what it says; none unless given. */
  readonly temperament?: Temperament;
  /** Whether the bot may answer with a free action that is not listed, such as a gift. Then it is asked again. Not for hints. */
  readonly mayActFreely?: boolean;
  /** Plays in a style of the pool instead; for tournaments only. */
  readonly style?: Style;
  /** A search does so many times its ordinary number of playouts; 1 unless given. */
  readonly effort?: number;
  /** The same task with the same seed and the same number of nodes gives the same thought. */
  readonly seed: string;
}

/** A good action, with a plan for the rest of the turn and its expected effects. */
export interface Choice<Action extends Tagged = Tagged> {
  readonly action: Action;
  readonly plan: TurnPlan<Action>;
  /** The expected share of the victory, from 0 to 1. Comparable only between choices of one thought. */
  readonly value: number;
  readonly effects: readonly Hint[];
}

/** The result of thinking: the action to play and up to three choices with different plans, best first. */
export interface Thought<Action extends Tagged = Tagged> {
  readonly action: Action;
  readonly choices: readonly Choice<Action>[];
}

/** A search in progress. It has a best action from the start, and each step takes at most some milliseconds. */
export interface Thinking<Action extends Tagged = Tagged> {
  /** Number of positions looked at so far. */
  nodes(): number;
  /** Searches one step further; false if the search is complete. */
  step(): boolean;
  action(): Action;
  thought(): Thought<Action>;
}

/** Collects figures of one game, to be averaged over many: the balance of the board, and what the bots do. */
export interface Observer<State = unknown> {
  /** Counts the events of one action. */
  note(events: readonly AnyEvent[]): void;
  /** The figures, with those of the last state. */
  measures(state: State): Readonly<Record<string, number>>;
}

/** How a player behaves: figures by which temperaments can be told apart. */
export interface Conduct<State = unknown, Action extends Tagged = Tagged> {
  /** The figures that count actions of a seat, in the order in which they are printed. */
  readonly counts: readonly string[];
  /** The figure that an action counts for. */
  figureOf(state: State, seat: Seat, action: Action): string | undefined;
  /** Further figures of a seat at the end of a game. */
  atEnd(state: State, seat: Seat): Readonly<Record<string, number>>;
}

/** A computer player for one game. */
export interface Bot<State = unknown, Action extends Tagged = Tagged, View = unknown> {
  readonly game: Game<State, Action, AnyEvent, View>;
  /** The default number of nodes of a level. */
  nodes(level: Level): number;
  begin(task: Task<View, Action>): Thinking<Action>;
  /** Begins to watch a game. */
  observe(): Observer<State>;
  readonly conduct: Conduct<State, Action>;
}

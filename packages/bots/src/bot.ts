import type { AnyEvent, Game, Seat, Tagged } from "@rondel/engine";
import type { Hint } from "./hints.ts";

/** From no thought at all to as much as there is time for. What each knows is written in docs/bots.md. */
export const LEVELS = ["random", "beginner", "simple", "steady", "skilled", "strong"] as const;

export type Level = (typeof LEVELS)[number];

export function isLevel(word: string): word is Level {
  return (LEVELS as readonly string[]).includes(word);
}

/** What a bot is asked: nothing in it that its seat may not know. */
export interface Task<View = unknown, Action extends Tagged = Tagged> {
  readonly view: View;
  readonly seat: Seat;
  /** Every legal action of the seat, in the order of the game. */
  readonly actions: readonly Action[];
  readonly level: Level;
  /** The same task with the same seed and the same number of nodes has the same answer. */
  readonly seed: string;
}

/** One of the best actions, with what it is expected to bring. */
export interface Choice<Action extends Tagged = Tagged> {
  readonly action: Action;
  /** The expected share of the victory, from 0 to 1; comparable only between choices of one thought. */
  readonly value: number;
  /** What it brings, and the reasons for it. */
  readonly effects: readonly Hint[];
}

/** What a bot came to think: the action to play and the best three choices, best first. */
export interface Thought<Action extends Tagged = Tagged> {
  readonly action: Action;
  readonly choices: readonly Choice<Action>[];
}

/**
 * A train of thought. It has an answer from the beginning and can be dropped at any time; each step does a little more work,
 * at most some milliseconds of it, so that whoever runs it can look after other things in between.
 */
export interface Thinking<Action extends Tagged = Tagged> {
  /** How many positions were looked at so far. */
  nodes(): number;
  /** Thinks one step further; false if there is nothing left to think about. */
  step(): boolean;
  action(): Action;
  thought(): Thought<Action>;
}

/** A player for one game. */
export interface Bot<State = unknown, Action extends Tagged = Tagged, View = unknown> {
  readonly game: Game<State, Action, AnyEvent, View>;
  /** How many nodes a level thinks about when nobody says otherwise. */
  nodes(level: Level): number;
  begin(task: Task<View, Action>): Thinking<Action>;
  /** Figures of a finished game that are worth an average over many: the balance of the board. */
  measures(state: State): Readonly<Record<string, number>>;
}

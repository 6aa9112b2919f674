import type { Game } from "@rondel/engine";

/**
 * A fact about a position, by its words: `cash s0`, `owner congo`. Undefined if the game has no such fact. A number or the word that a
 * condition compares it with.
 */
export type FactsOf = (state: unknown, words: readonly string[]) => string | number | undefined;

/** A game with the facts that conditions of its lessons can use. */
export interface LessonGame {
  readonly game: Game;
  readonly facts: FactsOf;
}

import type { Game, Random, Tagged } from "@rondel/engine";

/** What a bot is told: nothing but what a player on its seat would know. */
export interface Situation {
  readonly game: Game;
  readonly seat: number;
  /** At which level it shall play: one module may serve several. */
  readonly level: string;
  readonly view: unknown;
  /** Every legal decision, never empty. */
  readonly actions: readonly Tagged[];
  readonly random: Random;
  /** Milliseconds it may think. */
  readonly budget: number;
}

/** The export `choose` of a bot's module. Runs in a worker thread. */
export type Choose = (situation: Situation) => Tagged | Promise<Tagged>;

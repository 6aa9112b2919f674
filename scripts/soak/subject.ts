import type { Game, Random, Seat, Tagged } from "@rondel/engine";

/** A game under soak: its rules, its second model, and how guided play chooses. */
export interface Subject {
  readonly game: Game;
  /** Compares a decision with the model: "agreed", a difference, or undefined without a model. */
  compare(state: unknown, seat: Seat, random: Random): string | undefined;
  /** The choice of guided play, which crowds the board. */
  guide(actions: readonly Tagged[], state: unknown, random: Random): Tagged;
}

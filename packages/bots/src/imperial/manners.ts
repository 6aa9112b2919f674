import type { Level } from "../bot.ts";
import type { Lookahead } from "./playout.ts";

/** What sets the levels that look ahead apart: how far, how widely, and what they expect of the others. */
export interface Manner extends Lookahead {
  /** How many of the most promising actions are tried. */
  readonly width: number;
  /** For the small steps of manoeuvres and imports. */
  readonly smallWidth: number;
  /** How often each is tried where something is hidden: each time with another guess about it. */
  readonly guesses: number;
  /** The position is weighed so often, each time after the turns to look ahead. */
  readonly weighings: number;
  readonly nodes: number;
}

export const MANNERS: Readonly<Partial<Record<Level, Manner>>> = {
  skilled: { turns: 5, weighings: 1, width: 3, smallWidth: 1, guesses: 2, nodes: 4_000 },
  strong: { turns: 3, weighings: 4, width: 16, smallWidth: 16, guesses: 3, nodes: 40_000 },
};

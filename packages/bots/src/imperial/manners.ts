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
  skilled: { turns: 3, width: 8, smallWidth: 3, guesses: 2, weighings: 1, nodes: 2_000 },
  strong: { turns: 3, width: 12, smallWidth: 6, guesses: 3, weighings: 4, nodes: 60_000 },
};

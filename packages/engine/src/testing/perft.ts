import type { Game } from "../game.ts";
import type { AnyOptions } from "../options.ts";
import { seededRandom } from "../seeded-random.ts";

/** The number of lines of play by length. Almost every mistake in the rules changes it. */
export interface Perft {
  /** Index n is the number of lines of n actions. */
  readonly lines: readonly number[];
}

/** Counts all lines of play up to a depth. Draws depend on the seed and the length of the line alone. */
export function perft(game: Game, players: number, options: AnyOptions, seed: string, depth: number): Perft {
  const { state } = game.setup(players, options, seededRandom(`${seed}/0`));
  const lines = Array<number>(depth + 1).fill(0);
  const descend = (position: unknown, length: number): void => {
    lines[length] = (lines[length] ?? 0) + 1;
    if (length === depth) return;
    for (const seat of game.deciders(position)) {
      for (const action of game.actions(position, seat)) {
        const next = game.clone(position);
        game.play(next, seat, action, seededRandom(`${seed}/${length + 1}`));
        descend(next, length + 1);
      }
    }
  };
  descend(state, 0);
  return { lines };
}

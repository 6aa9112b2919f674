import type { ChanceSource } from "../chance.ts";
import type { AnyEvent, Game } from "../game.ts";
import type { Match } from "../match.ts";
import type { Random } from "../random.ts";
import type { Coverage } from "./coverage.ts";

/** One state of a match, with everything that checks need. */
export interface CheckedState {
  readonly game: Game;
  readonly match: Match;
  readonly source: ChanceSource;
  /** The state before the last action; undefined after the setup. */
  readonly before: unknown;
  /** The events of the last action or of the setup. */
  readonly events: readonly AnyEvent[];
  /** Chance for the checks alone, independent of the match. */
  readonly random: Random;
  readonly coverage: Coverage;
}

/** A property that holds in every state of every game. */
export interface Check {
  readonly name: string;
  /** Describes the violation; undefined if there is none. */
  broken(checked: CheckedState): string | undefined;
}

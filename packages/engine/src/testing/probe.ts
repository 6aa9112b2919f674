import type { ChanceSource } from "../chance.ts";
import type { AnyEvent, Game } from "../game.ts";
import type { Match } from "../match.ts";
import type { Random } from "../random.ts";
import type { Coverage } from "./coverage.ts";

/** One moment of a match, laid open for the checks. */
export interface Probe {
  readonly game: Game;
  readonly match: Match;
  readonly source: ChanceSource;
  /** The state before the last action, and what happened since; absent at the beginning. */
  readonly before: unknown;
  readonly events: readonly AnyEvent[];
  /** Chance for the checks themselves; the match does not see it. */
  readonly random: Random;
  readonly coverage: Coverage;
}

/** One promise that the battery holds a game to, at every state. Says what is broken; nothing if all is well. */
export interface Check {
  readonly name: string;
  broken(probe: Probe): string | undefined;
}

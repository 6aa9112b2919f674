import type { AnswerWindow, Game } from "@rondel/engine";

/** One rules version of a game that this server serves. */
export interface ServedGame {
  readonly game: Game;
  /** The module from which a worker thread imports the same game. */
  readonly module: string;
  /** The name of its export in that module. */
  readonly name: string;
}

export function answerWindow({ game }: ServedGame, state: unknown, deciders: number): AnswerWindow | undefined {
  return deciders > 0 ? game.answerWindow(state) : undefined;
}

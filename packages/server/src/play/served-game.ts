import type { AnswerWindow, Game } from "@rondel/engine";

/** A game as it is handed to the server. */
export interface ServedGame {
  readonly game: Game;
  /** Where a worker thread finds the same game: the address of a module, and the name of its export. */
  readonly module: string;
  readonly name: string;
}

export function answerWindow({ game }: ServedGame, state: unknown, deciders: number): AnswerWindow | undefined {
  return deciders > 0 ? game.answerWindow(state) : undefined;
}

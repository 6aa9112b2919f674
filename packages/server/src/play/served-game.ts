import type { Game } from "@rondel/engine";

/** A game as it is handed to the server. */
export interface ServedGame {
  readonly game: Game;
  /** Where a worker thread finds the same game: the address of a module, and the name of its export. */
  readonly module: string;
  readonly name: string;
  /**
   * Whether an answer window is open: it has a clock of its own, equal for all, and nobody learns who has answered. Without
   * it the server takes every moment in which several seats are asked for one.
   */
  answerWindow?(state: unknown): boolean;
}

export interface GameShelf {
  /** The newest of each, as given first. */
  readonly current: readonly ServedGame[];
  find(id: string, rulesVersion: string): ServedGame | undefined;
  newest(id: string): ServedGame | undefined;
}

/** Several versions of one game can stand side by side: a match keeps the one it began with. */
export function gameShelf(games: readonly ServedGame[]): GameShelf {
  const newest = (id: string) => games.find(({ game }) => game.id === id);
  return {
    current: games.filter((served) => newest(served.game.id) === served),
    newest,
    find: (id, rulesVersion) => games.find(({ game }) => game.id === id && game.rulesVersion === rulesVersion),
  };
}

export function isAnswerWindow(served: ServedGame, state: unknown, deciders: number): boolean {
  if (deciders === 0) return false;
  return served.answerWindow ? served.answerWindow(state) : deciders > 1;
}

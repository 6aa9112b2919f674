import type { AnswerWindow, Game } from "@rondel/engine";

/** A game as it is handed to the server. */
export interface ServedGame {
  readonly game: Game;
  /** Where a worker thread finds the same game: the address of a module, and the name of its export. */
  readonly module: string;
  readonly name: string;
}

export interface GameRegistry {
  /** The newest of each, as given first. */
  readonly current: readonly ServedGame[];
  find(id: string, rulesVersion: string): ServedGame | undefined;
  newest(id: string): ServedGame | undefined;
}

/** Several versions of one game can stand side by side: a match keeps the one it began with. */
export function gameRegistry(games: readonly ServedGame[]): GameRegistry {
  const newest = (id: string) => games.find(({ game }) => game.id === id);
  return {
    current: games.filter((served) => newest(served.game.id) === served),
    newest,
    find: (id, rulesVersion) => games.find(({ game }) => game.id === id && game.rulesVersion === rulesVersion),
  };
}

export function answerWindow({ game }: ServedGame, state: unknown, deciders: number): AnswerWindow | undefined {
  return deciders > 0 ? game.answerWindow(state) : undefined;
}

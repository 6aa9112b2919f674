import type { Game } from "./game.ts";

/** The games of a program by id and rules version. A match keeps the version that it began with. */
export interface GameRegistry<Entry extends { readonly game: Game }> {
  /** Every rules version, the newest of each game first. */
  readonly all: readonly Entry[];
  /** The newest version of each game, which new matches use. */
  readonly newest: readonly Entry[];
  newestOf(id: string): Entry | undefined;
  find(id: string, rulesVersion: string): Entry | undefined;
}

/** Registers games. The first of several versions of a game is the newest. */
export function gameRegistry<Entry extends { readonly game: Game }>(entries: readonly Entry[]): GameRegistry<Entry> {
  const find = (id: string, rulesVersion: string) =>
    entries.find(({ game }) => game.id === id && game.rulesVersion === rulesVersion);
  const newestOf = (id: string) => entries.find(({ game }) => game.id === id);
  const repeated = entries.find((entry) => find(entry.game.id, entry.game.rulesVersion) !== entry);
  if (repeated) throw new Error(`${repeated.game.id} rules ${repeated.game.rulesVersion} is registered twice`);
  return { all: entries, newest: entries.filter((entry) => newestOf(entry.game.id) === entry), newestOf, find };
}

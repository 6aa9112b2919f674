import type { ServedGame } from "../play/served-game.ts";
import type { Services } from "../services.ts";

/**
 * The rules with which a new match of a game begins: the newest that every process has. While a new release takes over from an old
 * one, any of their processes may have to serve the match.
 */
export function offeredGame({ games, processes }: Services, id: string): ServedGame | undefined {
  const versions = games.all.filter(({ game }) => game.id === id);
  return versions.find(({ game }) => processes.allServe(game)) ?? versions[0];
}

export function offeredGames(services: Services): ServedGame[] {
  return services.games.newest.flatMap(({ game }) => offeredGame(services, game.id) ?? []);
}

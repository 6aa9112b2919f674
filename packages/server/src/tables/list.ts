import type { CommandOutput, TableSummary } from "@rondel/protocol";
import type { Handler } from "../gateway/caller.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { seatsOf } from "./document.ts";
import { offeredGames } from "./offered-games.ts";
import { tableSummary } from "./view.ts";

const MAX_OWN_TABLES = 200;
const DEFAULT_LIMIT = 30;

export function listGames(services: Services): CommandOutput<"games/list"> {
  return {
    games: offeredGames(services).map(({ game: { id, rulesVersion, players, options } }) => ({
      id,
      rulesVersion,
      players,
      options: options as Record<string, Record<string, unknown>>,
    })),
    bots: [...services.bots.levels],
  };
}

export const listTables: Handler<"tables/list"> = async ({ store }, { player }, input) => {
  const { which, game, limit = DEFAULT_LIMIT, after } = input;
  const before = after === undefined ? undefined : Number(after);
  if (before !== undefined && !Number.isFinite(before)) throw refuse("wrong-page", "correct");
  if (which === "mine") {
    const own = await store.tables.ofPlayer(player.id, MAX_OWN_TABLES);
    const hidden = await hiddenHosts(store, player.id);
    const tables = own
      .filter(({ document }) => !hidden.has(document.host) || seatsOf(document, player.id).length > 0)
      .map((table) => tableSummary(table, player.id))
      .filter((table) => game === undefined || table.game === game);
    return { tables: tables.sort(byUrgency).slice(0, limit), next: null };
  }
  const status = which === "open" ? "gathering" : which;
  const found = await store.tables.listPublic(status, { game, limit, before });
  const hidden = await hiddenHosts(store, player.id);
  const last = found.length === limit ? found[found.length - 1] : undefined;
  const shown = which === "open" ? found.filter(({ document }) => !hidden.has(document.host)) : found;
  return { tables: shown.map((table) => tableSummary(table, player.id)), next: last ? String(last.changed) : null };
};

/** The hosts whose open tables and invitations a player does not see: blocked in either direction. */
function hiddenHosts(store: Services["store"], player: string): Promise<ReadonlySet<string>> {
  return store.relations.blocksAround(player);
}

const STATUS_ORDER: readonly string[] = ["running", "gathering", "finished", "closed"];

/** Sorts tables that wait for the player first, then by status, then the most recently changed first. */
function byUrgency(left: TableSummary, right: TableSummary): number {
  return (
    Number(right.yourTurn) - Number(left.yourTurn) ||
    STATUS_ORDER.indexOf(left.status) - STATUS_ORDER.indexOf(right.status) ||
    right.changed - left.changed
  );
}

import type { CollectedMatch } from "@rondel/protocol";
import { missingMatchStore } from "./collected.ts";
import { collectionMarkStore } from "./collection-marks.ts";
import { type CollectionSearch, FREQUENT, hasName, searchConditions } from "./collection-search.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

export function collectionStore(database: Database) {
  return { ...searchStore(database), ...collectionMarkStore(database), ...missingMatchStore(database) };
}

function searchStore({ build, read }: Database) {
  /** Adds the seats, and whether the viewer has starred the match. */
  const complete = async (rows: readonly Schema["collection"][], viewer: string): Promise<CollectedMatch[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ match_id: id }) => id);
    const seats = await read(
      build.selectFrom("collection_seats").selectAll().where("match_id", "in", ids).orderBy("seat"),
    );
    const stars = await read(
      build.selectFrom("collection_stars").select("match_id").where("match_id", "in", ids).where("player", "=", viewer),
    );
    const starred = new Set(stars.map(({ match_id: id }) => id));
    return rows.map((row) => ({
      id: row.match_id,
      game: row.game,
      options: JSON.parse(row.options) as CollectedMatch["options"],
      seats: seats
        .filter(({ match_id: id }) => id === row.match_id)
        .map(({ name, bot, rank, score }) => ({ name, bot, rank, score })),
      moves: row.moves,
      ended: row.ended_at,
      stars: row.stars,
      comments: row.comments,
      starred: starred.has(row.match_id),
    }));
  };
  const isFrequent = async (name: string): Promise<boolean> => {
    const seats = build
      .selectFrom("collection_seats")
      .select("seat")
      .where((eb) => hasName(eb, name));
    return (await read(seats.limit(FREQUENT))).length === FREQUENT;
  };
  return {
    async search(wanted: CollectionSearch): Promise<CollectedMatch[]> {
      const names = [wanted.player, wanted.winner].filter((name) => name !== undefined);
      const frequent = new Set<string>();
      for (const name of names) if (await isFrequent(name)) frequent.add(name);
      const found = build
        .selectFrom("collection")
        .selectAll()
        .where((eb) => eb.and(searchConditions(eb, wanted, (name) => frequent.has(name))));
      const ordered = wanted.order === "stars" ? found.orderBy("stars", "desc") : found;
      const rows = await read(ordered.orderBy("ended_at", "desc").orderBy("match_id").limit(wanted.limit));
      return complete(rows, wanted.viewer);
    },
    /** A match of the collection; undefined if it does not belong to it, or an operator has taken it out. */
    async get(id: string, viewer: string): Promise<CollectedMatch | undefined> {
      const query = build.selectFrom("collection").selectAll().where("match_id", "=", id).where("hidden", "=", 0);
      const [match] = await complete(await read(query), viewer);
      return match;
    },
    /** Takes a match out of the collection, or puts it back; changes no row if that is done already. */
    hideQuery: (id: string, hidden: boolean) =>
      build
        .updateTable("collection")
        .set({ hidden: hidden ? 1 : 0 })
        .where("match_id", "=", id)
        .where("hidden", "=", hidden ? 0 : 1)
        .compile(),
  };
}

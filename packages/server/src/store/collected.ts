import { type CompiledQuery, sql } from "kysely";
import type { SeatDocument, TableDocument } from "../tables/document.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/**
 * Whether a match belongs to the collection: a public one that was played here to its end. An imported match does not, because
 * the people who played its first part have not agreed.
 */
function isCollected({ status, visibility, outcome, abandoned, brought }: TableDocument): boolean {
  return status === "finished" && visibility === "public" && outcome !== null && !abandoned && brought === undefined;
}

/** The name in the form in which it is searched: its beginning is that of all names that begin with it. */
export function nameKey(name: string): string {
  return Buffer.from(name.normalize("NFKC").toLowerCase()).toString("hex");
}

/**
 * The queries that store the facts of a finished public match. They join every transaction that stores its table, so that the names
 * follow the seats when an account is deleted or merged.
 */
export function collectQueries(build: Database["build"], document: TableDocument): CompiledQuery[] {
  if (!isCollected(document)) return [];
  const { id, game, options, ended, created, seats } = document;
  const facts = {
    match_id: id,
    game,
    players: seats.length,
    options: JSON.stringify(options),
    ended_at: ended ?? created,
    moves: sql<number>`(SELECT COALESCE(MAX(number), 0) FROM entries WHERE match_id = ${id})`,
    ...{ stars: 0, comments: 0, hidden: 0 },
  };
  return [
    build
      .insertInto("collection")
      .values(facts)
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
    build.deleteFrom("collection_seats").where("match_id", "=", id).compile(),
    build.insertInto("collection_seats").values(seatRows(document)).compile(),
  ];
}

function seatRows({ id, seats, outcome }: TableDocument): Schema["collection_seats"][] {
  return seats.map((occupant, seat) => {
    const place = outcome?.ranking.find((one) => one.seat === seat);
    const name = occupant.kind === "person" ? occupant.name : null;
    return {
      match_id: id,
      seat,
      name,
      name_key: name === null ? null : nameKey(name),
      bot: botOn(occupant),
      rank: place?.rank ?? seats.length,
      score: place?.score ?? 0,
    };
  });
}

function botOn(occupant: SeatDocument): string | null {
  return occupant.kind === "bot" ? occupant.level : null;
}

/** Adds matches that ended before the collection existed, or while an older release ran. */
export function missingMatchStore({ build, read, write }: Database) {
  return {
    /** Adds up to `limit` matches and returns how many it has found. */
    async addMissing(limit: number): Promise<number> {
      const rows = await read(
        build
          .selectFrom("tables")
          .leftJoin("collection", "collection.match_id", "tables.id")
          .select("tables.document")
          .where("tables.visibility", "=", "public")
          .where("tables.status", "=", "finished")
          .where("collection.match_id", "is", null)
          .where("tables.document", "not like", '%"abandoned":true%')
          .where("tables.document", "not like", '%"brought":%')
          .where("tables.document", "not like", '%"outcome":null%')
          .limit(limit),
      );
      for (const { document } of rows) {
        const [first, ...next] = collectQueries(build, JSON.parse(document) as TableDocument);
        if (first) await write({ first, next });
      }
      return rows.length;
    },
  };
}

import type { CompiledQuery } from "kysely";
import { openSeats, type TableDocument } from "../tables/document.ts";
import { collectQueries } from "./collected.ts";
import type { Database, Transaction } from "./database.ts";
import { queueReviewQueries } from "./reviews.ts";

export interface StoredTable {
  readonly revision: number;
  readonly secret: string;
  readonly document: TableDocument;
}

/** A table in a list, with one bit for each seat that owes a decision. */
export interface ListedTable {
  readonly document: TableDocument;
  readonly changed: number;
  readonly waiting: number;
}

interface Listing {
  readonly game: string | undefined;
  readonly limit: number;
  /** Lists only tables that changed before this time. */
  readonly before: number | undefined;
}

export function tableStore(database: Database, now: () => number) {
  return { ...documentStore(database, now), ...listStore(database) };
}

function documentStore({ build, read, write }: Database, now: () => number) {
  const seatRows = (document: TableDocument) =>
    document.seats.flatMap((occupant, seat) => {
      // Reserved seats belong to the list of a player's tables too.
      const player = "player" in occupant ? occupant.player : undefined;
      return player === undefined
        ? []
        : [build.insertInto("seats").values({ table_id: document.id, seat, player }).compile()];
    });
  const columns = (document: TableDocument) => ({
    status: document.status,
    visibility: document.visibility,
    game: document.game,
    host: document.host,
    open_seats: openSeats(document),
    // A finished table keeps the time of its end, whatever changes later.
    changed_at: document.ended ?? now(),
    document: JSON.stringify(document),
  });
  /** Replaces a table if it still has the given revision. Other queries may join this transaction. */
  const replaceTransaction = (document: TableDocument, revision: number): Required<Omit<Transaction, "required">> => ({
    first: build
      .updateTable("tables")
      .set({ ...columns(document), revision: revision + 1 })
      .where("id", "=", document.id)
      .where("revision", "=", revision)
      .compile(),
    next: [
      build.deleteFrom("seats").where("table_id", "=", document.id).compile(),
      ...seatRows(document),
      ...collectQueries(build, document),
      ...queueReviewQueries(build, document),
    ],
    notify: { kind: "table", id: document.id },
  });
  return {
    replaceTransaction,
    replace: (document: TableDocument, revision: number): Promise<boolean> =>
      write(replaceTransaction(document, revision)),
    add(document: TableDocument, secret: string, more: readonly CompiledQuery[] = []): Promise<boolean> {
      const row = { id: document.id, revision: 1, created_at: document.created, secret, ...columns(document) };
      return write({
        first: build
          .insertInto("tables")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
        next: [...seatRows(document), ...more],
      });
    },
    async get(id: string): Promise<StoredTable | undefined> {
      const [row] = await read(
        build.selectFrom("tables").select(["revision", "secret", "document"]).where("id", "=", id),
      );
      return row && { ...row, document: JSON.parse(row.document) as TableDocument };
    },
  };
}

function listStore({ build, read }: Database) {
  const listed = () =>
    build
      .selectFrom("tables")
      .leftJoin("dues", "dues.match_id", "tables.id")
      .leftJoin("entries as latest", (join) =>
        join.onRef("latest.match_id", "=", "tables.id").on("latest.number", "=", ({ selectFrom }) =>
          selectFrom("entries")
            .select(({ fn }) => fn.max("entries.number").as("number"))
            .whereRef("entries.match_id", "=", "tables.id"),
        ),
      )
      .select(["tables.document", "tables.changed_at"])
      .select(({ fn }) => fn.coalesce("latest.waiting", "dues.waiting").as("waiting"));
  return {
    async ofPlayer(player: string, limit: number): Promise<ListedTable[]> {
      const rows = await read(
        listed()
          .where("tables.id", "in", build.selectFrom("seats").select("table_id").where("player", "=", player))
          .where("tables.status", "!=", "closed")
          .orderBy("tables.changed_at", "desc")
          .limit(limit),
      );
      return rows.map(asListed);
    },
    /** The running tables of a host. */
    async runningOf(host: string, limit: number): Promise<TableDocument[]> {
      const query = build.selectFrom("tables").select("document").where("host", "=", host);
      const rows = await read(query.where("status", "=", "running").limit(limit));
      return rows.map(({ document }) => JSON.parse(document) as TableDocument);
    },
    async listPublic(status: "gathering" | "running" | "finished", listing: Listing): Promise<ListedTable[]> {
      let query = listed().where("tables.visibility", "=", "public").where("tables.status", "=", status);
      if (status === "gathering") query = query.where("tables.open_seats", ">", 0);
      if (listing.game !== undefined) query = query.where("tables.game", "=", listing.game);
      if (listing.before !== undefined) query = query.where("tables.changed_at", "<", listing.before);
      return (await read(query.orderBy("tables.changed_at", "desc").limit(listing.limit))).map(asListed);
    },
    /** The tables at which players are revealing their entropy. */
    async starting(): Promise<string[]> {
      const query = build.selectFrom("tables").select("id").where("status", "=", "gathering");
      return (await read(query.where("document", "like", '%"revealing":{%'))).map(({ id }) => id);
    },
    /** Counts running matches by rules version, to find those that this release cannot serve. */
    async rulesInUse(): Promise<
      readonly { readonly game: string; readonly rulesVersion: string; readonly matches: number }[]
    > {
      const rows = await read(
        build
          .selectFrom("matches")
          .innerJoin("tables", "tables.id", "matches.id")
          .select(["matches.game", "matches.rules_version", ({ fn }) => fn.countAll().as("count")])
          .where("tables.status", "=", "running")
          .groupBy(["matches.game", "matches.rules_version"]),
      );
      return rows.map(({ game, rules_version: rulesVersion, count }) => ({
        game,
        rulesVersion,
        matches: Number(count),
      }));
    },
  };
}

function asListed(row: {
  readonly document: string;
  readonly changed_at: number;
  readonly waiting: number | null;
}): ListedTable {
  return {
    document: JSON.parse(row.document) as TableDocument,
    changed: row.changed_at,
    waiting: row.waiting ?? 0,
  };
}

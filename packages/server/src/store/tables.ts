import type { CompiledQuery } from "kysely";
import type { TableDocument } from "../tables/document.ts";
import { openSeats, personsAt } from "../tables/document.ts";
import type { Database, Unit } from "./database.ts";

export interface StoredTable {
  readonly revision: number;
  readonly secret: string;
  readonly document: TableDocument;
}

/** A table in a list, with the bits of the seats that owe a decision. */
export interface ListedTable {
  readonly document: TableDocument;
  readonly changed: number;
  readonly waiting: number;
}

export interface Listing {
  readonly game: string | undefined;
  readonly limit: number;
  /** Only tables that changed before this moment. */
  readonly before: number | undefined;
}

export function tableStore({ build, read, write }: Database) {
  const seatRows = (document: TableDocument) =>
    personsAt(document).map(({ seat, player }) =>
      build.insertInto("seats").values({ table_id: document.id, seat, player }).compile(),
    );
  const columns = (document: TableDocument) => ({
    status: document.status,
    visibility: document.visibility,
    game: document.game,
    open_seats: openSeats(document),
    changed_at: Date.now(),
    document: JSON.stringify(document),
  });

  /** The unit that replaces a description, if it still has the given revision; other changes may join it. */
  const replaceUnit = (document: TableDocument, revision: number): Required<Unit> => ({
    first: build
      .updateTable("tables")
      .set({ ...columns(document), revision: revision + 1 })
      .where("id", "=", document.id)
      .where("revision", "=", revision)
      .compile(),
    next: [build.deleteFrom("seats").where("table_id", "=", document.id).compile(), ...seatRows(document)],
    notify: { kind: "table", id: document.id },
  });

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
  const asListed = (rows: readonly { document: string; changed_at: number; waiting: number | null }[]): ListedTable[] =>
    rows.map((row) => ({
      document: JSON.parse(row.document) as TableDocument,
      changed: row.changed_at,
      waiting: row.waiting ?? 0,
    }));

  return {
    replaceUnit,
    add(document: TableDocument, secret: string, also: readonly CompiledQuery[] = []): Promise<boolean> {
      const row = { id: document.id, revision: 1, created_at: document.created, secret, ...columns(document) };
      return write({
        first: build
          .insertInto("tables")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
        next: [...seatRows(document), ...also],
      });
    },
    async get(id: string): Promise<StoredTable | undefined> {
      const [row] = await read(
        build.selectFrom("tables").select(["revision", "secret", "document"]).where("id", "=", id),
      );
      return row && { ...row, document: JSON.parse(row.document) as TableDocument };
    },
    replace: (document: TableDocument, revision: number): Promise<boolean> => write(replaceUnit(document, revision)),

    async ofPlayer(player: string, limit: number): Promise<ListedTable[]> {
      const rows = await read(
        listed()
          .where("tables.id", "in", build.selectFrom("seats").select("table_id").where("player", "=", player))
          .where("tables.status", "!=", "closed")
          .orderBy("tables.changed_at", "desc")
          .limit(limit),
      );
      return asListed(rows);
    },
    async listPublic(status: "gathering" | "running" | "finished", listing: Listing): Promise<ListedTable[]> {
      let query = listed().where("tables.visibility", "=", "public").where("tables.status", "=", status);
      if (status === "gathering") query = query.where("tables.open_seats", ">", 0);
      if (listing.game !== undefined) query = query.where("tables.game", "=", listing.game);
      if (listing.before !== undefined) query = query.where("tables.changed_at", "<", listing.before);
      return asListed(await read(query.orderBy("tables.changed_at", "desc").limit(listing.limit)));
    },
    /** Matches that are under way, by rules: to tell at the start which of them cannot be served. */
    async rulesInUse(): Promise<
      readonly { readonly game: string; readonly rules_version: string; readonly count: number }[]
    > {
      const rows = await read(
        build
          .selectFrom("matches")
          .innerJoin("tables", "tables.id", "matches.id")
          .select(["matches.game", "matches.rules_version", ({ fn }) => fn.countAll().as("count")])
          .where("tables.status", "=", "running")
          .groupBy(["matches.game", "matches.rules_version"]),
      );
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },
  };
}

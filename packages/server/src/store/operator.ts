import { sql } from "kysely";
import type { TableDocument } from "../tables/document.ts";
import type { Database } from "./database.ts";

interface Filter {
  readonly search: string | undefined;
  readonly limit: number;
}

/** Lists and counts for operators. */
export function operatorStore({ build, read }: Database) {
  const count = async (table: "players" | "reports", where?: { readonly status: "open" }): Promise<number> => {
    const query =
      table === "reports" && where
        ? build.selectFrom("reports").where("status", "=", where.status)
        : build.selectFrom(table);
    const [row] = await read(query.select(({ fn }) => fn.countAll().as("count")));
    return Number(row?.count ?? 0);
  };
  return {
    countPlayers: () => count("players"),
    countOpenReports: () => count("reports", { status: "open" }),
    async countTables(): Promise<Readonly<Record<string, number>>> {
      const rows = await read(
        build
          .selectFrom("tables")
          .select(["status", ({ fn }) => fn.countAll().as("count")])
          .groupBy("status"),
      );
      return Object.fromEntries(rows.map(({ status, count: found }) => [status, Number(found)]));
    },
    async tables({ search, limit, status }: Filter & { readonly status: string | undefined }) {
      let query = build
        .selectFrom("tables")
        .leftJoin("collection", "collection.match_id", "tables.id")
        .select(["document", "changed_at", "hidden"]);
      if (status !== undefined) query = query.where("status", "=", status);
      if (search) query = query.where(sql<string>`lower(document)`, "like", containing(search));
      const rows = await read(query.orderBy("changed_at", "desc").limit(limit));
      return rows.map(({ document, changed_at: changed, hidden }) => ({
        document: JSON.parse(document) as TableDocument,
        changed,
        hidden,
      }));
    },
    async players({ search, limit }: Filter) {
      let query = build
        .selectFrom("players")
        .select(["id", "name", "created_at as created", "seen_at as seen"])
        .select(({ selectFrom }) =>
          selectFrom("seats")
            .select(({ fn }) => fn.count("seats.table_id").distinct().as("tables"))
            .whereRef("seats.player", "=", "players.id")
            .as("tables"),
        );
      if (search) {
        query = query.where(({ or, eb }) =>
          or([eb("id", "=", search), eb(sql<string>`lower(name)`, "like", containing(search))]),
        );
      }
      const rows = await read(query.orderBy("seen_at", "desc").orderBy("id").limit(limit));
      return rows.map((row) => ({ ...row, tables: Number(row.tables ?? 0) }));
    },
  };
}

/** A pattern for texts that contain a word. Wildcards in the word match more than themselves, which does no harm in a search. */
function containing(word: string): string {
  return `%${word.toLowerCase()}%`;
}

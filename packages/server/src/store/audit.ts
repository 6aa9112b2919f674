import type { AuditEntry } from "@rondel/protocol/operator";
import type { Database } from "./database.ts";

/** The acts of operators and merges of accounts. An entry is written in the same transaction as the act. */
export function auditStore({ build, read }: Database) {
  return {
    addQuery: (entry: AuditEntry) => build.insertInto("audit").values(entry).compile(),
    async list(before: number | undefined, limit: number): Promise<AuditEntry[]> {
      let query = build.selectFrom("audit").selectAll();
      if (before !== undefined) query = query.where("at", "<", before);
      return read(query.orderBy("at", "desc").orderBy("id").limit(limit));
    },
  };
}

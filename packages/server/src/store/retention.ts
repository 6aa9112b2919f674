import { RETENTION_DAYS } from "@rondel/protocol";
import type { CompiledQuery } from "kysely";
import type { Database } from "./database.ts";

const DAY = 24 * 60 * 60 * 1000;
const before = (now: number, days: number): number => now - days * DAY;

/** Finds and deletes what is older than its time. */
export function retentionStore({ build, read, write }: Database) {
  const idsOf = async (query: Promise<{ readonly id: string }[]>) => (await query).map(({ id }) => id);
  return {
    /** Guests without a table and accounts that nobody has used for long. */
    async unusedPlayers(now: number, limit: number): Promise<string[]> {
      const seated = build.selectFrom("seats").select("player");
      const guests = read(
        build
          .selectFrom("players")
          .select("id")
          .where("seen_at", "<", before(now, RETENTION_DAYS.unusedGuests))
          .where("id", "not in", seated)
          .where("id", "not in", build.selectFrom("passkeys").select("player"))
          .where("id", "not in", build.selectFrom("recovery_mails").select("player").where("confirmed", "=", 1))
          .where("id", "not in", build.selectFrom("entrances").select("player").where("kind", "=", "link"))
          .limit(limit),
      );
      const accounts = read(
        build
          .selectFrom("players")
          .select("id")
          .where("seen_at", "<", before(now, RETENTION_DAYS.unusedAccounts))
          .limit(limit),
      );
      return [...new Set([...(await idsOf(guests)), ...(await idsOf(accounts))])];
    },
    unstartedTables: (now: number, limit: number): Promise<string[]> =>
      idsOf(
        read(
          build
            .selectFrom("tables")
            .select("id")
            .where("changed_at", "<", before(now, RETENTION_DAYS.unstartedTables))
            .where("status", "in", ["gathering", "closed"])
            .where("document", "like", '%"started":null%')
            .limit(limit),
        ),
      ),
    async deleteTable(id: string): Promise<void> {
      await write({
        first: build.deleteFrom("tables").where("id", "=", id).compile(),
        next: [
          ...(["seats", "orders", "talk", "webhook_messages"] as const).map((table) =>
            build.deleteFrom(table).where("table_id", "=", id).compile(),
          ),
          ...(["entries", "snapshots", "dues"] as const).map((table) =>
            build.deleteFrom(table).where("match_id", "=", id).compile(),
          ),
          build.deleteFrom("matches").where("id", "=", id).compile(),
        ],
      });
    },
    /** Deletes rows that belong to nobody's table or account. */
    async deleteOldRows(now: number): Promise<void> {
      for (const first of oldRowQueries(build, now)) await write({ first });
    },
  };
}

function oldRowQueries(build: Database["build"], now: number): CompiledQuery[] {
  const finished = build
    .selectFrom("tables")
    .select("id")
    .where("status", "=", "finished")
    .where("changed_at", "<", before(now, RETENTION_DAYS.finishedChats));
  return [
    build.deleteFrom("talk").where("table_id", "in", finished).compile(),
    build
      .deleteFrom("mails")
      .where("confirmed", "=", 0)
      .where("asked_at", "<", before(now, RETENTION_DAYS.unconfirmedEmails))
      .compile(),
    build
      .deleteFrom("recovery_mails")
      .where("confirmed", "=", 0)
      .where("asked_at", "<", before(now, RETENTION_DAYS.unconfirmedEmails))
      .compile(),
    build.deleteFrom("recovery_links").where("expires_at", "<", now).compile(),
    build.deleteFrom("reports").where("closed_at", "<", before(now, RETENTION_DAYS.closedReports)).compile(),
    build
      .deleteFrom("reports")
      .where("status", "=", "open")
      .where("made_at", "<", before(now, RETENTION_DAYS.openReports))
      .compile(),
    build.deleteFrom("audit").where("at", "<", before(now, RETENTION_DAYS.audit)).compile(),
    build.deleteFrom("reminded").where("at", "<", before(now, RETENTION_DAYS.reminded)).compile(),
    build.deleteFrom("sanctions").where("until", "<", now).compile(),
    build.deleteFrom("challenges").where("expires_at", "<", now).compile(),
  ];
}

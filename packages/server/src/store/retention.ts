import { RETENTION_DAYS } from "@rondel/protocol";
import type { CompiledQuery, ExpressionBuilder } from "kysely";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

const DAY = 24 * 60 * 60 * 1000;
const before = (now: number, days: number): number => now - days * DAY;

/** Finds and deletes what is older than its time. Each deletion checks that again, because players may come back after the search. */
export function retentionStore({ build, read, write }: Database) {
  const idsOf = async (query: Promise<{ readonly id: string }[]>) => (await query).map(({ id }) => id);
  return {
    /** Guests without a table and accounts that nobody has used for long. */
    unusedPlayers: (now: number, limit: number): Promise<string[]> =>
      idsOf(read(build.selectFrom("players").select("id").where(isUnused(build, now)).limit(limit))),
    /** Signs a player out everywhere, if nobody has used the account meanwhile. Returns whether it can be deleted. */
    signOutUnused: (player: string, now: number): Promise<boolean> =>
      write({
        first: build
          .updateTable("players")
          .set(({ ref }) => ({ seen_at: ref("seen_at") }))
          .where("id", "=", player)
          .where(isUnused(build, now))
          .compile(),
        next: SIGN_IN.map((table) => build.deleteFrom(table).where("player", "=", player).compile()),
      }),
    unstartedTables: (now: number, limit: number): Promise<string[]> =>
      idsOf(read(build.selectFrom("tables").select("id").where(isUnstarted(now)).limit(limit))),
    /** Deletes a table, unless it has changed meanwhile. */
    deleteUnstarted: (id: string, now: number): Promise<boolean> =>
      write({
        first: build.deleteFrom("tables").where("id", "=", id).where(isUnstarted(now)).compile(),
        next: [
          ...(["seats", "orders", "talk", "webhook_messages"] as const).map((table) =>
            build.deleteFrom(table).where("table_id", "=", id).compile(),
          ),
          ...(["entries", "snapshots", "dues"] as const).map((table) =>
            build.deleteFrom(table).where("match_id", "=", id).compile(),
          ),
          build.deleteFrom("matches").where("id", "=", id).compile(),
        ],
      }),
    /** Deletes rows that belong to nobody's table or account. */
    async deleteOldRows(now: number): Promise<void> {
      for (const first of oldRowQueries(build, now)) await write({ first });
    },
  };
}

/** Tables by which a player can sign in. */
const SIGN_IN = ["entrances", "passkeys", "recovery_mails", "recovery_links"] as const;

function isUnused(build: Database["build"], now: number) {
  return ({ and, eb, or }: ExpressionBuilder<Schema, "players">) =>
    or([
      eb("seen_at", "<", before(now, RETENTION_DAYS.unusedAccounts)),
      and([
        eb("seen_at", "<", before(now, RETENTION_DAYS.unusedGuests)),
        eb("id", "not in", build.selectFrom("seats").select("player")),
        eb("id", "not in", build.selectFrom("passkeys").select("player")),
        eb("id", "not in", build.selectFrom("recovery_mails").select("player").where("confirmed", "=", 1)),
        eb("id", "not in", build.selectFrom("entrances").select("player").where("kind", "=", "link")),
      ]),
    ]);
}

function isUnstarted(now: number) {
  return ({ and, eb }: ExpressionBuilder<Schema, "tables">) =>
    and([
      eb("changed_at", "<", before(now, RETENTION_DAYS.unstartedTables)),
      eb("status", "in", ["gathering", "closed"]),
      eb("document", "like", '%"started":null%'),
    ]);
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

import type { ExpressionBuilder } from "kysely";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/**
 * Finds the turns of players who can be reached, but for whom neither a reminder is scheduled nor one was sent since the turn
 * began. A process that dies between an action and its reminder leaves such turns behind.
 */
export async function unscheduledTurns({
  build,
  read,
}: Database): Promise<{ readonly player: string; readonly table: string }[]> {
  const rows = await read(
    build
      .selectFrom("seats")
      .innerJoin("tables", "tables.id", "seats.table_id")
      .innerJoin("matches", "matches.id", "seats.table_id")
      .innerJoin("dues", "dues.match_id", "seats.table_id")
      .leftJoin("entries as latest", (join) =>
        join.onRef("latest.match_id", "=", "seats.table_id").on("latest.number", "=", ({ selectFrom }) =>
          selectFrom("entries")
            .select(({ fn }) => fn.max("entries.number").as("number"))
            .whereRef("entries.match_id", "=", "seats.table_id"),
        ),
      )
      .leftJoin("reminded", (join) =>
        join.onRef("reminded.table_id", "=", "seats.table_id").onRef("reminded.player", "=", "seats.player"),
      )
      .where("tables.status", "=", "running")
      .where((query) => query.or([hasDevice(query), hasConfirmedMail(query), hasWebhook(query)]))
      .where((query) => query.not(isScheduled(query)))
      .select(["seats.player", "seats.seat", "seats.table_id as table", "reminded.at as remindedAt"])
      .select(({ fn }) => [
        fn.coalesce("latest.waiting", "dues.waiting").as("waiting"),
        fn.coalesce("latest.at", "matches.started_at").as("since"),
      ]),
  );
  return rows.filter(
    ({ waiting, seat, since, remindedAt }) => (waiting & (1 << seat)) !== 0 && (remindedAt ?? 0) < since,
  );
}

type SeatQuery = Pick<ExpressionBuilder<Schema, "seats">, "exists" | "selectFrom">;

function hasDevice({ exists, selectFrom }: SeatQuery) {
  return exists(selectFrom("push_devices").select("endpoint").whereRef("push_devices.player", "=", "seats.player"));
}

function hasConfirmedMail({ exists, selectFrom }: SeatQuery) {
  return exists(
    selectFrom("mails").select("mails.player").whereRef("mails.player", "=", "seats.player").where("confirmed", "=", 1),
  );
}

function hasWebhook({ exists, selectFrom }: SeatQuery) {
  return exists(selectFrom("webhooks").select("webhooks.id").whereRef("webhooks.player", "=", "seats.player"));
}

function isScheduled({ exists, selectFrom }: SeatQuery) {
  return exists(
    selectFrom("to_remind")
      .select("to_remind.player")
      .whereRef("to_remind.player", "=", "seats.player")
      .whereRef("to_remind.table_id", "=", "seats.table_id"),
  );
}

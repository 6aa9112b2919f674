import type pg from "pg";
import { channelOf } from "./channels.ts";
import type { EntryChange, LogAppend } from "./database.ts";
import { MAX_NOTIFICATION_BYTES, partsByChannel } from "./notifications.ts";

/**
 * Appends a group of entries in one round trip and one transaction: the rows, their deadlines and the notifications, each only
 * if its number is free.
 */
const APPEND = `
  WITH given AS (
    SELECT * FROM json_to_recordset($1::json) AS given (
      match_id text, number integer, entry text, seen text, author text, at bigint, waiting integer,
      sets_due boolean, due_at bigint, channel text, part integer, news text
    )
  ), added AS (
    INSERT INTO entries (match_id, number, entry, seen, author, at, waiting)
    SELECT match_id, number, entry, seen, author, at, waiting FROM given
    ON CONFLICT DO NOTHING
    RETURNING match_id, number
  ), updated AS (
    UPDATE dues SET due_at = given.due_at, claimed_until = 0
    FROM given JOIN added USING (match_id, number)
    WHERE given.sets_due AND dues.match_id = given.match_id
  ), notified AS MATERIALIZED (
    SELECT pg_notify(channel, '{"by":"' || $2::text || '","news":[' || string_agg(news, ',') || ']}')
    FROM given JOIN added USING (match_id, number)
    GROUP BY channel, part
  )
  SELECT match_id, number, (SELECT count(*) FROM notified) AS parts FROM added`;

/** Appends a group in which no number of a match occurs twice. Returns for each entry whether it was appended. */
export async function appendGroup(pool: pg.Pool, self: string, group: readonly LogAppend[]): Promise<boolean[]> {
  const values = [JSON.stringify(rowsOf(group)), self];
  const { rows } = await pool.query<{ match_id: string; number: number }>({ name: "append", text: APPEND, values });
  const added = new Set(rows.map(keyOf));
  return group.map(({ row }) => added.has(keyOf(row)));
}

export function keyOf({ match_id: match, number }: { readonly match_id: string; readonly number: number }): string {
  return `${match} ${number}`;
}

/** Sorts the rows, so that two processes that want the same numbers cannot deadlock. */
function rowsOf(group: readonly LogAppend[]) {
  const nextPart = partsByChannel();
  return group
    .toSorted((left, right) => (left.row.match_id < right.row.match_id ? -1 : 1))
    .map(({ row, due, notify }) => {
      const { id } = notify;
      const news = notificationText(notify);
      const channel = channelOf(id);
      return {
        ...row,
        sets_due: due !== undefined,
        due_at: due?.at ?? null,
        channel,
        part: nextPart(channel, news),
        news,
      };
    });
}

/** Includes the whole entry, to spare other processes a read, unless it is too long. */
function notificationText({ kind, id, logged }: EntryChange): string {
  const text = JSON.stringify({ kind, id, logged });
  return Buffer.byteLength(text) <= MAX_NOTIFICATION_BYTES ? text : JSON.stringify({ kind, id });
}

import type pg from "pg";
import type { EntryChange, LogAppend } from "./database.ts";

/** A notification holds fewer than 8,000 bytes. */
const MAX_NOTIFICATION_BYTES = 7500;

/**
 * Appends a group of entries in one round trip and one transaction: the rows, their deadlines and the notifications, each only
 * if its number is free.
 */
const APPEND = `
  WITH given AS (
    SELECT * FROM json_to_recordset($1::json) AS given (
      match_id text, number integer, entry text, seen text, author text, at bigint, waiting integer,
      sets_due boolean, due_at bigint, news text, part integer
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
    SELECT pg_notify('rondel', '{"by":"' || $2::text || '","news":[' || string_agg(news, ',') || ']}')
    FROM given JOIN added USING (match_id, number)
    GROUP BY part
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
  let part = 0;
  let bytes = 0;
  return group
    .toSorted((left, right) => (left.row.match_id < right.row.match_id ? -1 : 1))
    .map(({ row, due, notify }) => {
      const text = notificationText(notify);
      const length = Buffer.byteLength(text) + 1;
      bytes += length;
      if (bytes > MAX_NOTIFICATION_BYTES) {
        part++;
        bytes = length;
      }
      return { ...row, sets_due: due !== undefined, due_at: due?.at ?? null, news: text, part };
    });
}

/** Includes the whole entry, to spare other processes a read, unless it is too long. */
function notificationText(change: EntryChange): string {
  const text = JSON.stringify(change);
  if (Buffer.byteLength(text) <= MAX_NOTIFICATION_BYTES) return text;
  const { kind, id, turns } = change;
  return JSON.stringify({ kind, id, turns });
}

import type pg from "pg";
import { channelOf } from "./channels.ts";
import type { LogAppend } from "./database.ts";
import { MAX_NOTIFICATION_BYTES, partsByChannel } from "./notifications.ts";
import type { Schema } from "./schema.ts";

/**
 * Appends a group of entries in one round trip and one transaction: the rows, their deadlines and the notifications, each only
 * if its number is free. The result is one row: the places of the appended entries in the group.
 */
const APPEND = `
  WITH given AS (
    SELECT * FROM json_to_recordset($1::json) AS given (
      match_id text, number integer, entry text, seen text, author text, at bigint, waiting integer,
      sets_due boolean, due_at bigint, channel text, part integer, news text, place integer
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
  SELECT json_agg(place) AS places, (SELECT count(*) FROM notified) AS parts
  FROM given JOIN added USING (match_id, number)`;

/** Executes a query of the log. */
type RunQuery = (query: pg.QueryConfig) => Promise<pg.QueryResult<{ places: readonly number[] | null }>>;

/** Appends a group in which no number of a match occurs twice. Returns for each entry whether it was appended. */
export async function appendGroup(run: RunQuery, self: string, group: readonly LogAppend[]): Promise<boolean[]> {
  const values = [JSON.stringify(rowsOf(group)), self];
  const { rows } = await run({ name: "append", text: APPEND, values });
  const places = rows[0]?.places ?? [];
  if (places.length === group.length) return group.map(() => true);
  const added = new Set(places);
  return group.map((_, place) => added.has(place));
}

export function keyOf({ match_id: match, number }: { readonly match_id: string; readonly number: number }): string {
  return `${match} ${number}`;
}

/** Sorts the rows, so that two processes that want the same numbers cannot deadlock. */
function rowsOf(group: readonly LogAppend[]) {
  const nextPart = partsByChannel();
  const rows = group.map(({ row, due }, place) => {
    const news = notificationText(row);
    const channel = channelOf(row.match_id);
    const { match_id, number, entry, seen, author, at, waiting } = row;
    const entryRow = { match_id, number, entry, seen, author, at, waiting };
    const part = nextPart(channel, news);
    return { ...entryRow, sets_due: due !== undefined, due_at: due?.at ?? null, channel, part, news, place };
  });
  return rows.sort((left, right) => (left.match_id < right.match_id ? -1 : 1));
}

/** The JSON of an `EntryChange`. It has the whole entry, to spare other processes a read, unless that is too long. */
function notificationText({ match_id: match, number, entry, seen, author, at }: Schema["entries"]): string {
  const change = `"kind":"entry","id":${JSON.stringify(match)}`;
  const text = `{${change},"logged":{"number":${number},"entry":${entry},"seen":${seen},"author":"${author}","at":${at}}}`;
  return Buffer.byteLength(text) <= MAX_NOTIFICATION_BYTES ? text : `{${change}}`;
}

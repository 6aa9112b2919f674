import type pg from "pg";
import { channelFor } from "./channels.ts";
import type { RemoteChange, Turn } from "./database.ts";

/** A notification holds fewer than 8,000 bytes. */
export const MAX_NOTIFICATION_BYTES = 7500;
/** How long a change that is not stored waits for others, to be sent with them. */
const BATCH_MILLISECONDS = 20;
/** Turns are for pages that do not follow the table; these may wait longer. */
const TURNS_MILLISECONDS = 250;

type Send = (changes: readonly RemoteChange[]) => Promise<void>;

/** Sends changes on their channels, as few notifications as possible. */
export async function sendNotifications(
  client: pg.Pool | pg.PoolClient,
  self: string,
  changes: readonly RemoteChange[],
): Promise<void> {
  const byPart = new Map<string, { readonly channel: string; readonly news: string[] }>();
  const nextPart = partsByChannel();
  for (const change of changes) {
    const channel = channelFor(change);
    const text = JSON.stringify(change);
    const key = `${channel} ${nextPart(channel, text)}`;
    const part = byPart.get(key);
    if (part) part.news.push(text);
    else byPart.set(key, { channel, news: [text] });
  }
  if (byPart.size === 0) return;
  const given = Array.from(byPart.values(), ({ channel, news }) => ({
    channel,
    payload: `{"by":"${self}","news":[${news.join()}]}`,
  }));
  await client.query(
    "SELECT pg_notify(channel, payload) FROM json_to_recordset($1::json) AS given (channel text, payload text)",
    [JSON.stringify(given)],
  );
}

/** Returns a function that numbers the notification of a channel into which the next text fits. */
export function partsByChannel(): (channel: string, text: string) => number {
  const last = new Map<string, { part: number; bytes: number }>();
  return (channel, text) => {
    const length = Buffer.byteLength(text) + 1;
    const current = last.get(channel) ?? { part: 0, bytes: 0 };
    const fits = current.bytes + length <= MAX_NOTIFICATION_BYTES;
    const next = fits
      ? { part: current.part, bytes: current.bytes + length }
      : { part: current.part + 1, bytes: length };
    last.set(channel, next);
    return next.part;
  };
}

/** Collects changes that are not stored, such as presence, and sends them together. */
export function batchNotifications(send: Send): {
  readonly add: (change: RemoteChange) => void;
  readonly close: () => void;
} {
  let waiting: RemoteChange[] = [];
  let timer: NodeJS.Timeout | undefined;
  const sendAll = (): void => {
    timer = undefined;
    const changes = waiting;
    waiting = [];
    // A notification that is lost while the database is away is repeated by its sender.
    send(changes).catch(() => undefined);
  };
  return {
    add(change) {
      waiting.push(change);
      timer ??= setTimeout(sendAll, BATCH_MILLISECONDS);
    },
    close() {
      clearTimeout(timer);
    },
  };
}

/** Collects the turns that begin and end at all tables, and sends the latest of each player and table a few times a second. */
export function batchTurns(send: Send): {
  readonly add: (table: string, turns: readonly Turn[]) => void;
  readonly close: () => Promise<void>;
} {
  let byTable = new Map<string, Map<string, boolean>>();
  let timer: NodeJS.Timeout | undefined;
  const sendAll = async (): Promise<void> => {
    timer = undefined;
    const changes = Array.from(byTable, ([id, turns]) => ({ kind: "turns" as const, id, turns: [...turns] }));
    byTable = new Map();
    // What is lost while the database is away shows with the next turn, and when a page connects.
    await send(changes).catch(() => undefined);
  };
  return {
    add(table, turns) {
      if (turns.length === 0) return;
      const known = byTable.get(table) ?? new Map<string, boolean>();
      byTable.set(table, known);
      for (const [player, yours] of turns) known.set(player, yours);
      timer ??= setTimeout(sendAll, TURNS_MILLISECONDS);
    },
    close() {
      clearTimeout(timer);
      return sendAll();
    },
  };
}

import type pg from "pg";
import { channelFor } from "./channels.ts";
import type { RemoteChange } from "./database.ts";

/** A notification holds at most 8,000 bytes; this many small changes fit. */
const CHANGES_PER_NOTIFICATION = 60;
/** How long a change that is not stored waits for others, to be sent with them. */
const BATCH_MILLISECONDS = 20;

/** Sends changes on their channels, as few notifications as possible. */
export async function sendNotifications(
  client: pg.Pool | pg.PoolClient,
  self: string,
  changes: readonly RemoteChange[],
): Promise<void> {
  const byChannel = new Map<string, RemoteChange[]>();
  for (const change of changes) {
    const channel = channelFor(change);
    const others = byChannel.get(channel);
    if (others) others.push(change);
    else byChannel.set(channel, [change]);
  }
  const given = [...byChannel].flatMap(([channel, all]) =>
    partsOf(all).map((news) => ({ channel, payload: JSON.stringify({ by: self, news }) })),
  );
  if (given.length === 0) return;
  await client.query(
    "SELECT pg_notify(channel, payload) FROM json_to_recordset($1::json) AS given (channel text, payload text)",
    [JSON.stringify(given)],
  );
}

function partsOf(changes: readonly RemoteChange[]): RemoteChange[][] {
  const parts: RemoteChange[][] = [];
  for (let start = 0; start < changes.length; start += CHANGES_PER_NOTIFICATION) {
    parts.push(changes.slice(start, start + CHANGES_PER_NOTIFICATION));
  }
  return parts;
}

/** Collects changes that are not stored, such as presence, and sends them together. */
export function batchNotifications(send: (changes: readonly RemoteChange[]) => Promise<void>): {
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

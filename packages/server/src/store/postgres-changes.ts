import pg from "pg";
import type { RemoteChange } from "./database.ts";

type Listener = (change: RemoteChange | undefined) => void;

const RETRY_MILLISECONDS = 250;

/** Listens on a connection of its own, and reconnects whenever it breaks. */
export function listenForChanges(
  url: string,
  self: string,
): {
  readonly listen: (onChange: Listener) => Promise<void>;
  readonly close: () => Promise<void>;
} {
  /** Most notifications are this process's own and are skipped without parsing. */
  const ownPrefix = `{"by":"${self}"`;
  let closed = false;
  let client: pg.Client | undefined;
  let onChange: Listener = () => undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    client = next;
    let ended = false;
    const reconnect = (): void => {
      if (ended || closed) return;
      ended = true;
      next.end().catch(() => undefined);
      retry = setTimeout(connect, RETRY_MILLISECONDS);
    };
    next.on("error", reconnect);
    next.on("end", reconnect);
    next.on("notification", ({ payload = "" }) => {
      if (payload.startsWith(ownPrefix)) return;
      const { news } = JSON.parse(payload) as { readonly news: readonly RemoteChange[] };
      for (const change of news) onChange(change);
    });
    try {
      await next.connect();
      await next.query("LISTEN rondel");
      // Notifications before this moment are lost, so everything must be read again.
      onChange(undefined);
    } catch {
      // The error handler has been called already, and every write reports the problem. Here a retry is enough.
      reconnect();
    }
  };

  return {
    listen(listener) {
      onChange = listener;
      return connect();
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

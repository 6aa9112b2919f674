import pg from "pg";
import type { RemoteChange } from "./database.ts";

const RETRY_MILLISECONDS = 250;

/** Listens on a connection of its own, and opens it again whenever it breaks. */
export function listenForChanges(
  url: string,
  self: string,
): {
  readonly listen: (onChange: (change: RemoteChange | undefined) => void) => void;
  readonly close: () => Promise<void>;
} {
  /** Most of what arrives is our own: that is seen without reading it. */
  const own = `{"by":"${self}"`;
  let closed = false;
  let client: pg.Client | undefined;
  let onChange: (change: RemoteChange | undefined) => void = () => undefined;
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
      if (payload.startsWith(own)) return;
      const { news } = JSON.parse(payload) as { readonly news: readonly RemoteChange[] };
      for (const change of news) onChange(change);
    });
    try {
      await next.connect();
      await next.query("LISTEN rondel");
      // Whatever was said while nobody listened is lost: those who depend on it read again.
      onChange(undefined);
    } catch {
      // Said by the error handler and by every write: here it is enough to try again.
      reconnect();
    }
  };

  return {
    listen(listener) {
      onChange = listener;
      void connect();
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

import pg from "pg";
import { channelOf, GLOBAL_CHANNEL } from "./channels.ts";
import type { RemoteChange } from "./database.ts";

type Listener = (change: RemoteChange | undefined) => void;

const RETRY_MILLISECONDS = 250;

/** A channel with watched tables. */
interface Channel {
  /** How many tables are watched. */
  watched: number;
  /** Resolves when the database has begun to send its notifications. */
  readonly listening: Promise<void>;
}

/** The notifications of the database for this process. */
interface Changes {
  listen(onChange: Listener): Promise<void>;
  watch(table: string): Promise<void>;
  unwatch(table: string): void;
  close(): Promise<void>;
}

/** Listens on a connection of its own, and reconnects whenever it breaks. */
export function listenForChanges(url: string, self: string): Changes {
  /** Most notifications are this process's own and are skipped without parsing. */
  const ownPrefix = `{"by":"${self}"`;
  const channels = new Map<string, Channel>();
  let closed = false;
  /** The newest connection, and the same once it is ready. */
  let latest: pg.Client | undefined;
  let client: pg.Client | undefined;
  let commands: Promise<void> = Promise.resolve();
  let onChange: Listener = () => undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    latest = next;
    let ended = false;
    const reconnect = (): void => {
      if (ended || closed) return;
      ended = true;
      client = undefined;
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
      await next.query(`LISTEN ${GLOBAL_CHANNEL}`);
      for (const name of channels.keys()) await next.query(`LISTEN ${name}`);
      client = next;
      // Notifications before this moment are lost, so everything must be read again.
      onChange(undefined);
    } catch {
      // The error handler has been called already, and every write reports the problem. Here a retry is enough.
      reconnect();
    }
  };

  /**
   * Runs a command after the earlier ones. It may fail together with the connection, or there is none: the next connection
   * listens to all channels again, and everything is read again.
   */
  const command = (text: string): Promise<void> => {
    commands = commands.then(() => client?.query(text)).then(ignore, ignore);
    return commands;
  };

  return {
    listen(listener) {
      onChange = listener;
      return connect();
    },
    watch(table) {
      const name = channelOf(table);
      const known = channels.get(name);
      if (known) {
        known.watched++;
        return known.listening;
      }
      const listening = command(`LISTEN ${name}`);
      channels.set(name, { watched: 1, listening });
      return listening;
    },
    unwatch(table) {
      const name = channelOf(table);
      const channel = channels.get(name);
      if (!channel || --channel.watched > 0) return;
      channels.delete(name);
      void command(`UNLISTEN ${name}`);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await latest?.end().catch(() => undefined);
    },
  };
}

function ignore(): void {}

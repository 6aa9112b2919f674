import { onRemoteChat } from "../chat/lines.ts";
import { Refused, refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { onRemotePresence } from "../socket/presence.ts";
import type { RemoteChange } from "../store/database.ts";
import { broadcastTurns } from "./broadcast.ts";
import type { LiveTable } from "./live-table.ts";
import { hasUnread, readUnread } from "./sync.ts";

export interface LiveTables {
  /** Does something at a table, after everything else that was asked of it before. */
  run<Result>(id: string, task: (table: LiveTable) => Promise<Result> | Result): Promise<Result>;
  /** Takes note of what another process did; undefined means that anything may have happened. */
  onRemoteChange(change: RemoteChange | undefined): void;
  /** Tables in memory that somebody follows. */
  followed(): readonly LiveTable[];
  count(): number;
  /** Lets nobody in any more, and waits for everything that has been asked. */
  finish(): Promise<void>;
}

/** Keeps the tables that are in use in memory, and a bounded number of those that were. */
export function openLiveTables(services: () => Services, maxIdle: number): LiveTables {
  /** In the order of their last use. */
  const tables = new Map<string, LiveTable>();
  const loading = new Map<string, Promise<LiveTable>>();
  let closed = false;

  const load = async (id: string): Promise<LiveTable> => {
    const { store } = services();
    const [stored, standingAnswers] = [await store.tables.get(id), await store.standingAnswers.ofTable(id)];
    if (!stored) throw refuse("no-such-table", "give-up", { table: id });
    const table: LiveTable = {
      id,
      document: stored.document,
      revision: stored.revision,
      secret: stored.secret,
      chance: undefined,
      standingAnswers,
      live: undefined,
      unavailable: null,
      subscriptions: new Map(),
      remotePresence: new Map(),
      sentPresence: undefined,
      broadcastUpTo: undefined,
      unread: { table: false, entries: false, orders: false },
      remoteEntries: [],
      sentClocks: undefined,
      thinking: new Set(),
      lastSnapshot: 0,
      tasks: 0,
      queue: undefined,
      timer: undefined,
    };
    tables.set(id, table);
    forgetIdle();
    return table;
  };

  const forgetIdle = (): void => {
    if (tables.size <= maxIdle) return;
    for (const table of tables.values()) {
      if (tables.size <= maxIdle) return;
      if (table.subscriptions.size > 0 || table.tasks > 0) continue;
      clearTimeout(table.timer);
      tables.delete(table.id);
    }
  };

  const find = (id: string): LiveTable | Promise<LiveTable> => {
    const known = tables.get(id);
    if (!known) {
      const loaded = loading.get(id) ?? load(id).finally(() => loading.delete(id));
      loading.set(id, loaded);
      return loaded;
    }
    // Those that somebody follows are never forgotten, so their place in the order does not matter.
    if (known.subscriptions.size === 0) {
      tables.delete(id);
      tables.set(id, known);
    }
    return known;
  };

  const inTurn = async <Result>(
    before: Promise<unknown> | undefined,
    table: LiveTable,
    task: (table: LiveTable) => Promise<Result> | Result,
  ): Promise<Result> => {
    // How the one before ended is told to whoever asked for it.
    if (before) await before.catch(ignore);
    if (hasUnread(table)) await readUnread(services(), table);
    return await (services().store.database.isShared ? retryIfStale(services(), table, task) : task(table));
  };

  const run: LiveTables["run"] = async (id, task) => {
    if (closed) throw refuse("server-is-stopping", "wait");
    const found = find(id);
    const table = found instanceof Promise ? await found : found;
    // A table where nothing is under way needs no queue: most actions begin at once.
    const before = table.tasks++ === 0 ? undefined : table.queue;
    const done = inTurn(before, table, task);
    table.queue = done;
    try {
      return await done;
    } finally {
      table.tasks--;
    }
  };

  const onChangeAt = (table: LiveTable, change: RemoteChange | undefined): void => {
    const isFollowed = table.subscriptions.size > 0;
    if (change?.kind === "presence") {
      onRemotePresence(table, change);
    } else if (change?.kind === "talk") {
      if (isFollowed) onRemoteChat(services(), table, change);
    } else {
      if (!change || change.kind === "table") table.unread.table = true;
      if (!change || change.kind === "orders") table.unread.orders = true;
      if (change?.kind === "entry" && change.logged && isFollowed) table.remoteEntries.push(change.logged);
      else if (!change || change.kind === "entry") table.unread.entries = true;
      // Reading happens on entering. Nobody waits for it, except those who follow the table.
      if (isFollowed) run(table.id, ignore).catch((error: unknown) => logUnread(table, error));
    }
  };
  /** They are read by whoever enters next. */
  const logUnread = (table: LiveTable, error: unknown): void => {
    if (!closed) services().log.warn({ table: table.id, error }, "change of a table could not be read");
  };

  return {
    run,
    onRemoteChange(change) {
      if (change?.kind === "entry") broadcastTurns(services(), change.id, change.turns, tables.get(change.id));
      const concerned = change ? [tables.get(change.id)] : tables.values();
      for (const table of concerned) if (table) onChangeAt(table, change);
    },
    followed: () => [...tables.values()].filter(({ subscriptions }) => subscriptions.size > 0),
    count: () => tables.size,
    async finish() {
      closed = true;
      for (const table of tables.values()) clearTimeout(table.timer);
      await Promise.allSettled([...tables.values()].map(({ queue }) => queue));
    },
  };
}

function ignore(): void {}

/**
 * The change of another process may still be on the way when somebody who has been there comes here. Nobody is turned away on
 * the grounds of an old description of the table.
 */
async function retryIfStale<Result>(
  services: Services,
  table: LiveTable,
  task: (table: LiveTable) => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await task(table);
  } catch (error) {
    if (!(error instanceof Refused) || !services.store.database.isShared) throw error;
    const { revision } = table;
    table.unread.table = true;
    await readUnread(services, table);
    if (table.revision === revision) throw error;
    return task(table);
  }
}

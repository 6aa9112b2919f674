import { onRemoteChat } from "../chat/lines.ts";
import { Refused, refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { onRemotePresence } from "../socket/presence.ts";
import type { TableChange } from "../store/database.ts";
import type { LiveTable } from "./live-table.ts";
import { hasUnread, readUnread } from "./sync.ts";
import { openCache } from "./table-cache.ts";

type Task<Result> = (table: LiveTable) => Promise<Result> | Result;

/** The tables in memory: those with subscribers, and a bounded number of idle ones. */
export interface LiveTables {
  /** Runs a task at a table, after all earlier tasks of that table. */
  run<Result>(id: string, task: Task<Result>): Promise<Result>;
  /** Handles a change by another process; undefined means that changes may have been missed. */
  onRemoteChange(change: TableChange | undefined): void;
  inMemory(id: string): LiveTable | undefined;
  /** Must be called after a subscription was added or removed. */
  followersChanged(table: LiveTable): void;
  withSubscribers(): readonly LiveTable[];
  count(): number;
  /** Refuses new tasks and waits for those that were accepted. */
  finish(): Promise<void>;
}

export function openLiveTables(services: () => Services, maxIdle: number): LiveTables {
  const cache = openCache(services, maxIdle);
  let closed = false;

  const run: LiveTables["run"] = (id, task) => {
    if (closed) return Promise.reject(refuse("server-is-stopping", "wait"));
    const found = cache.find(id);
    return found instanceof Promise ? found.then((table) => start(table, task)) : start(found, task);
  };

  const start = <Result>(table: LiveTable, task: Task<Result>): Promise<Result> => {
    const done = runNext(table, task);
    // A task that fails at once has ended already.
    if (table.tasks > 0) table.queue = done;
    return done;
  };

  const runNext = async <Result>(table: LiveTable, task: Task<Result>): Promise<Result> => {
    try {
      // Most actions find a table without tasks and start at once. The caller of the previous task gets its error.
      if (table.queue) await table.queue.catch(ignore);
      if (hasUnread(table)) await readUnread(services(), table);
      return await (services().store.database.isShared ? runOrRetry(services(), table, task) : task(table));
    } finally {
      if (--table.tasks === 0) {
        table.queue = undefined;
        cache.released(table);
      }
    }
  };

  const onChangeAt = (table: LiveTable, change: TableChange | undefined): void => {
    const hasSubscribers = table.subscriptions.size > 0;
    if (change?.kind === "presence") {
      onRemotePresence(services(), table, change);
    } else if (change?.kind === "talk") {
      if (hasSubscribers) onRemoteChat(services(), table, change);
    } else {
      markUnread(table, change, hasSubscribers);
      // Every task reads the changes first. Without subscribers, nobody waits for them until the next task.
      if (hasSubscribers) run(table.id, ignore).catch((error: unknown) => logUnread(table, error));
    }
  };

  const logUnread = (table: LiveTable, error: unknown): void => {
    if (!closed) services().log.warn({ table: table.id, error }, "failed to read changes of a table");
  };

  return {
    run,
    onRemoteChange(change) {
      const changed = change ? [cache.get(change.id)] : cache.all();
      for (const table of changed) if (table) onChangeAt(table, change);
    },
    inMemory: cache.get,
    followersChanged: cache.followersChanged,
    withSubscribers: () => [...cache.followed()],
    count: cache.count,
    async finish() {
      closed = true;
      for (const table of cache.all()) {
        clearTimeout(table.timer);
        clearTimeout(table.absenceTimer);
        clearTimeout(table.revealTimer);
      }
      await Promise.allSettled([...cache.all()].map(({ queue }) => queue));
    },
  };
}

function markUnread(
  table: LiveTable,
  change: Exclude<TableChange, { kind: "presence" | "talk" }> | undefined,
  hasSubscribers: boolean,
): void {
  if (!change || change.kind === "table") table.unread.table = true;
  if (!change || change.kind === "orders") table.unread.standingAnswers = true;
  if (change?.kind === "entry" && change.logged && hasSubscribers) table.remoteEntries.push(change.logged);
  else if (!change || change.kind === "entry") table.unread.entries = true;
}

/**
 * Runs a task again if it was refused because of an old table description. A player may come from another process, whose change
 * has not arrived here yet.
 */
async function runOrRetry<Result>(services: Services, table: LiveTable, task: Task<Result>): Promise<Result> {
  try {
    return await task(table);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { revision } = table;
    table.unread.table = true;
    await readUnread(services, table);
    if (table.revision === revision) throw error;
    return task(table);
  }
}

function ignore(): void {}

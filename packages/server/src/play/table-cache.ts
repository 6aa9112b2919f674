import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { type LiveTable, liveTable } from "./live-table.ts";

/**
 * The tables in memory. A table with subscribers or tasks is never dropped. Of the others a bounded number stays, and none that
 * another process serves.
 */
interface TableCache {
  get(id: string): LiveTable | undefined;
  /**
   * Returns a table from memory at once, from the store as a promise. One task more is counted at the table, which keeps it in
   * memory; the caller subtracts it again.
   */
  find(id: string): LiveTable | Promise<LiveTable>;
  /** Must be called after a subscription was added or removed. */
  followersChanged(table: LiveTable): void;
  /** Must be called when the last task of a table has ended. */
  released(table: LiveTable): void;
  followed(): Iterable<LiveTable>;
  all(): Iterable<LiveTable>;
  count(): number;
}

export function openCache(services: () => Services, maxIdle: number): TableCache {
  const followed = new Map<string, LiveTable>();
  /** Tables without subscribers, in the order of their last use. */
  const unfollowed = new Map<string, LiveTable>();
  const loading = new Map<string, { waiting: number; readonly loaded: Promise<LiveTable> }>();
  const get = (id: string): LiveTable | undefined => followed.get(id) ?? unfollowed.get(id);

  const drop = (table: LiveTable): void => {
    clearTimeout(table.timer);
    clearTimeout(table.absenceTimer);
    unfollowed.delete(table.id);
    services().store.database.unwatch(table.id);
  };

  const dropIdle = (): void => {
    for (const table of unfollowed.values()) {
      if (unfollowed.size <= maxIdle) return;
      if (table.tasks === 0) drop(table);
    }
  };

  /** Drops a table that another process serves. */
  const dropForeign = (table: LiveTable): void => {
    if (table.tasks > 0 || !unfollowed.has(table.id) || services().processes.serves(table.id)) return;
    drop(table);
  };

  const load = async (id: string): Promise<LiveTable> => {
    const { store } = services();
    await store.database.watch(id);
    try {
      const [stored, standingAnswers] = [await store.tables.get(id), await store.standingAnswers.ofTable(id)];
      if (!stored) throw refuse("no-such-table", "give-up", { table: id });
      const table = liveTable(stored, standingAnswers);
      table.tasks = loading.get(id)?.waiting ?? 0;
      unfollowed.set(id, table);
      dropIdle();
      return table;
    } catch (error) {
      store.database.unwatch(id);
      throw error;
    } finally {
      loading.delete(id);
    }
  };

  const findInStore = (id: string): Promise<LiveTable> => {
    const known = loading.get(id);
    if (known) {
      known.waiting++;
      return known.loaded;
    }
    const loaded = load(id);
    loading.set(id, { waiting: 1, loaded });
    return loaded;
  };

  return {
    get,
    find(id) {
      const table = get(id);
      if (!table) return findInStore(id);
      table.tasks++;
      if (unfollowed.delete(id)) unfollowed.set(id, table);
      return table;
    },
    followersChanged(table) {
      const [from, to] = table.subscriptions.size > 0 ? [unfollowed, followed] : [followed, unfollowed];
      if (!from.delete(table.id)) return;
      to.set(table.id, table);
      dropForeign(table);
      dropIdle();
    },
    released: dropForeign,
    followed: () => followed.values(),
    all: () => [...followed.values(), ...unfollowed.values()],
    count: () => followed.size + unfollowed.size,
  };
}

import type { House } from "../house.ts";
import { Refused, refuse } from "../refuse.ts";
import { hearPresence } from "../socket/presence.ts";
import type { News } from "../store/database.ts";
import { hearTalk } from "../talk/lines.ts";
import { announceTurns, type Turn } from "./announce.ts";
import type { Room } from "./room.ts";
import { readUnread } from "./sync.ts";

export interface Rooms {
  /** Does something at a table, after everything else that was asked of it before. */
  enter<Result>(id: string, task: (room: Room) => Promise<Result> | Result): Promise<Result>;
  /** Takes note of what another process did; undefined means that anything may have happened. */
  hear(news: News | undefined): void;
  /** Tables in memory that somebody follows. */
  followed(): readonly Room[];
  count(): number;
  /** Lets nobody in any more, and waits for everything that has been asked. */
  finish(): Promise<void>;
}

/** Keeps the tables that are in use in memory, and a bounded number of those that were. */
export function openRooms(house: () => House, mostIdle: number): Rooms {
  /** In the order of their last use. */
  const rooms = new Map<string, Room>();
  const loading = new Map<string, Promise<Room>>();
  let closed = false;

  const load = async (id: string): Promise<Room> => {
    const { store } = house();
    const [stored, orders] = [await store.tables.get(id), await store.orders.ofTable(id)];
    if (!stored) throw refuse("no-such-table", "give-up", { table: id });
    const room: Room = {
      id,
      document: stored.document,
      revision: stored.revision,
      secret: stored.secret,
      chance: undefined,
      orders,
      fold: undefined,
      unavailable: null,
      subscriptions: new Map(),
      elsewhere: new Map(),
      toldPresence: undefined,
      announced: undefined,
      unread: { table: false, entries: false, orders: false },
      toldClocks: undefined,
      thinking: new Set(),
      lastSnapshot: 0,
      queue: Promise.resolve(),
      alarm: undefined,
    };
    rooms.set(id, room);
    forgetIdle();
    return room;
  };

  const forgetIdle = (): void => {
    if (rooms.size <= mostIdle) return;
    for (const room of rooms.values()) {
      if (rooms.size <= mostIdle) return;
      if (room.subscriptions.size > 0 || busy.has(room)) continue;
      clearTimeout(room.alarm);
      rooms.delete(room.id);
    }
  };

  /** How many tasks wait or run at each table. */
  const busy = new Map<Room, number>();

  const find = async (id: string): Promise<Room> => {
    const known = rooms.get(id);
    if (known) {
      rooms.delete(id);
      rooms.set(id, known);
      return known;
    }
    const loaded = loading.get(id) ?? load(id).finally(() => loading.delete(id));
    loading.set(id, loaded);
    return loaded;
  };

  return {
    async enter(id, task) {
      if (closed) throw refuse("server-is-stopping", "wait");
      const room = rooms.get(id) ?? (await find(id));
      busy.set(room, (busy.get(room) ?? 0) + 1);
      const done = room.queue.then(async () => {
        await readUnread(house(), room);
        return orAgain(house(), room, task);
      });
      // The next in the queue does not care how this one ended; whoever asked does.
      room.queue = done.catch(() => undefined);
      try {
        return await done;
      } finally {
        const left = (busy.get(room) ?? 1) - 1;
        if (left === 0) busy.delete(room);
        else busy.set(room, left);
      }
    },
    hear(news) {
      if (news?.kind === "entry" && news.data !== undefined) {
        announceTurns(house(), news.id, JSON.parse(news.data) as Turn[], rooms.get(news.id));
      }
      const concerned = news ? [rooms.get(news.id)] : rooms.values();
      for (const room of concerned) {
        if (!room) continue;
        if (news?.kind === "presence") {
          hearPresence(room, news);
          continue;
        }
        if (news?.kind === "talk") {
          if (room.subscriptions.size > 0) hearTalk(house(), room, news);
          continue;
        }
        if (!news || news.kind === "table") room.unread.table = true;
        if (!news || news.kind === "entry") room.unread.entries = true;
        if (!news || news.kind === "orders") room.unread.orders = true;
        // Reading happens on entering. Nobody waits for it, except those who follow the table.
        if (room.subscriptions.size > 0) this.enter(room.id, () => undefined).catch(() => undefined);
      }
    },
    followed: () => [...rooms.values()].filter(({ subscriptions }) => subscriptions.size > 0),
    count: () => rooms.size,
    async finish() {
      closed = true;
      for (const room of rooms.values()) clearTimeout(room.alarm);
      await Promise.all([...rooms.values()].map(({ queue }) => queue));
    },
  };
}

/**
 * The news of another process may still be on the way when somebody who has been there comes here. Nobody is turned away on
 * the grounds of an old description of the table.
 */
async function orAgain<Result>(
  house: House,
  room: Room,
  task: (room: Room) => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await task(room);
  } catch (error) {
    if (!(error instanceof Refused) || !house.store.database.isShared) throw error;
    const { revision } = room;
    room.unread.table = true;
    await readUnread(house, room);
    if (room.revision === revision) throw error;
    return task(room);
  }
}

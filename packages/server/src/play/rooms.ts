import type { House } from "../house.ts";
import { Refused, refuse } from "../refuse.ts";
import { hearPresence } from "../socket/presence.ts";
import type { News } from "../store/database.ts";
import { hearTalk } from "../talk/lines.ts";
import { announceTurns } from "./announce.ts";
import type { Room } from "./room.ts";
import { hasUnread, readUnread } from "./sync.ts";

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
      heard: [],
      toldClocks: undefined,
      thinking: new Set(),
      lastSnapshot: 0,
      tasks: 0,
      queue: undefined,
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
      if (room.subscriptions.size > 0 || room.tasks > 0) continue;
      clearTimeout(room.alarm);
      rooms.delete(room.id);
    }
  };

  const find = (id: string): Room | Promise<Room> => {
    const known = rooms.get(id);
    if (!known) {
      const loaded = loading.get(id) ?? load(id).finally(() => loading.delete(id));
      loading.set(id, loaded);
      return loaded;
    }
    // Those that somebody follows are never forgotten, so their place in the order does not matter.
    if (known.subscriptions.size === 0) {
      rooms.delete(id);
      rooms.set(id, known);
    }
    return known;
  };

  const inTurn = async <Result>(
    before: Promise<unknown> | undefined,
    room: Room,
    task: (room: Room) => Promise<Result> | Result,
  ): Promise<Result> => {
    // How the one before ended is told to whoever asked for it.
    if (before) await before.catch(ignore);
    if (hasUnread(room)) await readUnread(house(), room);
    return await (house().store.database.isShared ? orAgain(house(), room, task) : task(room));
  };

  const enter: Rooms["enter"] = async (id, task) => {
    if (closed) throw refuse("server-is-stopping", "wait");
    const found = find(id);
    const room = found instanceof Promise ? await found : found;
    // A table where nothing is under way needs no queue: most actions begin at once.
    const before = room.tasks++ === 0 ? undefined : room.queue;
    const done = inTurn(before, room, task);
    room.queue = done;
    try {
      return await done;
    } finally {
      room.tasks--;
    }
  };

  const hearAt = (room: Room, news: News | undefined): void => {
    const isFollowed = room.subscriptions.size > 0;
    if (news?.kind === "presence") {
      hearPresence(room, news);
    } else if (news?.kind === "talk") {
      if (isFollowed) hearTalk(house(), room, news);
    } else {
      if (!news || news.kind === "table") room.unread.table = true;
      if (!news || news.kind === "orders") room.unread.orders = true;
      if (news?.kind === "entry" && news.logged && isFollowed) room.heard.push(news.logged);
      else if (!news || news.kind === "entry") room.unread.entries = true;
      // Reading happens on entering. Nobody waits for it, except those who follow the table.
      if (isFollowed) enter(room.id, ignore).catch((error: unknown) => notRead(room, error));
    }
  };
  /** They are read by whoever enters next. */
  const notRead = (room: Room, error: unknown): void => {
    if (!closed) house().log.warn({ table: room.id, error }, "news of a table could not be read");
  };

  return {
    enter,
    hear(news) {
      if (news?.kind === "entry") announceTurns(house(), news.id, news.turns, rooms.get(news.id));
      const concerned = news ? [rooms.get(news.id)] : rooms.values();
      for (const room of concerned) if (room) hearAt(room, news);
    },
    followed: () => [...rooms.values()].filter(({ subscriptions }) => subscriptions.size > 0),
    count: () => rooms.size,
    async finish() {
      closed = true;
      for (const room of rooms.values()) clearTimeout(room.alarm);
      await Promise.allSettled([...rooms.values()].map(({ queue }) => queue));
    },
  };
}

function ignore(): void {}

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

import type { House } from "../house.ts";
import { refuse } from "../refuse.ts";
import type { LoggedEntry } from "../store/matches.ts";
import { announceEntry, announceOrders, announceTable, wordsFor } from "./announce.ts";
import { advance, askingOf, type Fold } from "./fold.ts";
import { appendLogged, openFold } from "./open.ts";
import type { Room } from "./room.ts";

/** A match that has so many entries in memory is read again from its snapshot, so that memory stays bounded. */
const MOST_ENTRIES_IN_MEMORY = 1024;

export function hasUnread({ unread, heard }: Room): boolean {
  return unread.table || unread.orders || unread.entries || heard.length > 0;
}

/** Reads what other processes have changed, and tells those who follow the table here. */
export async function readUnread(house: House, room: Room): Promise<void> {
  const { store } = house;
  if (room.unread.table) {
    const stored = await store.tables.get(room.id);
    room.unread.table = false;
    if (stored && stored.revision !== room.revision) {
      const before = room.document;
      room.document = stored.document;
      room.revision = stored.revision;
      announceTable(house, room, before);
    }
  }
  if (room.unread.orders) {
    room.orders = await store.orders.ofTable(room.id);
    room.unread.orders = false;
    announceOrders(room);
  }
  if (room.heard.length > 0) await takeHeard(house, room);
  if (room.unread.entries && room.fold) {
    await readEntries(house, room, room.fold);
    room.unread.entries = false;
  } else if (room.unread.entries && room.announced !== undefined && room.subscriptions.size > 0) {
    // The fold was dropped while the store was away: those who follow the table wait for what they missed.
    room.unread.entries = false;
    await foldOf(house, room);
  }
}

/** What another process told is as good as read, as long as nothing is missing in between. */
async function takeHeard(house: House, room: Room): Promise<void> {
  for (const logged of room.heard.splice(0)) {
    const { fold } = room;
    const next = (fold?.match.entries.length ?? 0) + 1;
    if (!fold || logged.number > next) room.unread.entries = true;
    else if (logged.number === next) await takeEntry(house, room, fold, logged);
  }
}

/** For those who come: what they are shown must not be older than what they were told elsewhere. */
export async function readAgain(house: House, room: Room): Promise<void> {
  if (!house.store.database.isShared) return;
  Object.assign(room.unread, { table: true, entries: true, orders: true });
  await readUnread(house, room);
}

/** The match of a table, in memory. Refuses if it has not begun or cannot be served. */
export async function foldOf(house: House, room: Room): Promise<Fold> {
  const { document } = room;
  if (document.status === "gathering") throw refuse("match-has-not-begun", "wait");
  if (document.started === null) throw refuse("table-is-closed", "give-up");
  if (room.unavailable) throw refuse(room.unavailable.code, "give-up", room.unavailable.params);
  if (room.fold) return room.fold;
  const served = house.shelf.find(document.game, document.rulesVersion);
  if (!served) {
    room.unavailable = {
      code: "rules-version-missing",
      params: { game: document.game, rulesVersion: document.rulesVersion },
    };
    throw refuse(room.unavailable.code, "give-up", room.unavailable.params);
  }
  const opened = await openFold(house.store, served, document.clock, room.id, room.announced);
  if ("unavailable" in opened) {
    house.log.error({ table: room.id, problem: opened.unavailable }, "a match does not fit its rules");
    room.unavailable = { code: "log-does-not-fit-rules", params: { game: document.game } };
    throw refuse(room.unavailable.code, "give-up", room.unavailable.params);
  }
  room.fold = opened.fold;
  room.lastSnapshot = opened.fold.base;
  await readEntries(house, room, opened.fold);
  return opened.fold;
}

/** Takes over what has been written since, and tells it. */
export async function readEntries(house: House, room: Room, fold: Fold): Promise<void> {
  for (const logged of await house.store.matches.entries(room.id, fold.match.entries.length)) {
    await takeEntry(house, room, fold, logged);
  }
  room.announced = fold.match.entries.length;
}

async function takeEntry(house: House, room: Room, fold: Fold, logged: LoggedEntry): Promise<void> {
  const { entry, author, at, seen } = logged;
  const before = askingOf(fold.served, fold.match);
  const appended = await appendLogged(house.store, fold, entry);
  if ("code" in appended) throw new Error(`entry ${logged.number} of ${room.id} is refused: ${appended.code}`);
  const by = entry.kind === "action" ? entry.seat : undefined;
  const done = advance(fold, { entry, events: appended.events, author, at, before, by, seen });
  announceEntry(house, room, fold, wordsFor(room, fold, done));
}

/** Drops what memory has too much of, or what can no longer be trusted. The next who comes reads it again. */
export function dropFold(room: Room): void {
  room.fold = undefined;
}

export function dropLongFold(room: Room): void {
  if (room.fold && room.fold.match.entries.length - room.fold.base > MOST_ENTRIES_IN_MEMORY) dropFold(room);
}

import type { Presence } from "@rondel/protocol";
import type { House } from "../house.ts";
import { type Room, toRoom } from "../play/room.ts";
import type { News } from "../store/database.ts";

/** How long the word of another process counts. It says it again well before. */
const REMEMBERED_MILLISECONDS = 30_000;
export const PRESENCE_REPEAT_MILLISECONDS = 10_000;

/** Who has the table open, here and as far as other processes told. */
export function presenceAt(room: Room): Presence {
  const now = Date.now();
  const told = [...room.elsewhere.values()].filter(({ until }) => until > now).map(({ presence }) => presence);
  const all = [presenceHere(room), ...told];
  const here = [...new Set(all.flatMap((presence) => presence.here))].sort((left, right) => left - right);
  return { here, watching: all.reduce((sum, { watching }) => sum + watching, 0) };
}

function presenceHere(room: Room): Presence {
  const subscriptions = [...room.subscriptions.values()];
  const seats = subscriptions.flatMap(({ viewers }) => viewers.filter((viewer) => viewer !== "spectator"));
  const watching = subscriptions.filter(({ viewers }) => viewers.includes("spectator")).length;
  return { here: [...new Set<number>(seats)].sort((left, right) => left - right), watching };
}

/** Somebody came or went at this process. */
export function presenceChanged(house: House, room: Room): void {
  tellOthers(house, room);
  announce(room);
}

export function tellOthers(house: House, room: Room): void {
  house.store.database.tell({
    kind: "presence",
    id: room.id,
    process: processName,
    presence: presenceHere(room),
  });
}

/** Somebody came or went at another process. */
export function hearPresence(room: Room, { process, presence }: Extract<News, { kind: "presence" }>): void {
  const before = room.elsewhere.get(process)?.presence;
  room.elsewhere.set(process, { presence, until: Date.now() + REMEMBERED_MILLISECONDS });
  if (JSON.stringify(before) !== JSON.stringify(presence)) announce(room);
}

const processName = `${process.pid}-${Date.now()}`;

function announce(room: Room): void {
  const presence = presenceAt(room);
  const text = JSON.stringify(presence);
  if (text === room.toldPresence) return;
  room.toldPresence = text;
  toRoom(room, { push: "presence", table: room.id, presence });
}

import type { Message } from "@rondel/engine";
import type { TalkLine, Room as TalkRoom } from "@rondel/protocol";
import type { House } from "../house.ts";
import { type Room, toRoom, toViewers } from "../play/room.ts";
import type { News } from "../store/database.ts";
import type { NewLine } from "../store/talk.ts";

/** Adds a line to the talk of a table and tells those in its room. */
export async function addLine(house: House, room: Room, line: NewLine): Promise<TalkLine> {
  const added = await house.store.talk.add(room.id, line);
  tellLine(room, added);
  return added;
}

function tellLine(room: Room, line: TalkLine): void {
  const push = { push: "talk", table: room.id, line } as const;
  if (line.room === "table") toRoom(room, push);
  else toViewers(room, line.room, push);
}

/** Somebody spoke at another process. */
export function hearTalk(house: House, room: Room, { number }: Extract<News, { kind: "talk" }>): void {
  house.store.talk
    .line(room.id, number)
    .then((line) => line && tellLine(room, line))
    .catch((error: unknown) =>
      house.log.warn({ table: room.id, error }, "a line of another process could not be read"),
    );
}

/** Says what the server did or saw. */
export async function notice(house: House, room: Room, message: Message): Promise<void> {
  await addLine(house, room, { kind: "notice", room: "table", notice: message, at: Date.now() });
}

/** The rooms in which one of these seats sits; the table itself is open to all. */
export function roomsOf(seats: readonly number[], players: number): TalkRoom[] {
  const rooms: TalkRoom[] = ["table"];
  for (let members = 0; members < 1 << players; members++) {
    const inside = Array.from({ length: players }, (_, seat) => seat).filter((seat) => members & (1 << seat));
    if (inside.length >= 2 && inside.some((seat) => seats.includes(seat))) rooms.push(inside);
  }
  return rooms;
}

import { groupBy } from "@rondel/boards/group-by";
import type { ChatLine, ChatRoom } from "@rondel/protocol";
import { useEffect, useState } from "preact/hooks";
import type { TableSession } from "../session/session.ts";
import { readMarks, storeReadMarks } from "./read-marks.ts";

/** A chat room with lines of others that have not been read. */
interface UnreadRoom {
  readonly room: ChatRoom;
  readonly count: number;
}

export interface Unread {
  readonly count: number;
  /** The room with the latest line first. */
  readonly rooms: readonly UnreadRoom[];
  markRead(room: ChatRoom): void;
}

/** Counts the chat lines that have not been read on this device, by room. At the first visit all earlier lines count as read. */
export function useUnread(session: TableSession): Unread {
  const table = session.table.peek().id;
  const [marks, setMarks] = useState(() => readMarks(table) ?? { all: latestNumber(session.chat.peek()), rooms: {} });
  useEffect(() => {
    if (session.isOnline) storeReadMarks(table, marks);
  }, [session, table, marks]);
  const readUpTo = (room: ChatRoom) => marks.rooms[keyOf(room)] ?? marks.all;
  const rooms = unreadRooms(session.chat.value, session.mine.value, readUpTo);
  return {
    count: rooms.reduce((sum, { count }) => sum + count, 0),
    rooms,
    markRead(room) {
      const latest = latestNumber(session.chat.peek().filter((line) => sameRoom(line.room, room)));
      if (latest > readUpTo(room)) setMarks({ ...marks, rooms: { ...marks.rooms, [keyOf(room)]: latest } });
    },
  };
}

function latestNumber(lines: readonly ChatLine[]): number {
  return lines.at(-1)?.number ?? 0;
}

export function unreadRooms(
  chat: readonly ChatLine[],
  mine: readonly number[],
  readUpTo: (room: ChatRoom) => number,
): readonly UnreadRoom[] {
  const unread = chat.filter(
    (line) => line.number > readUpTo(line.room) && !("seat" in line && mine.includes(line.seat)),
  );
  const byRoom = groupBy(unread.toReversed(), ({ room }) => keyOf(room));
  return [...byRoom.values()].flatMap((lines) => lines.slice(0, 1).map(({ room }) => ({ room, count: lines.length })));
}

export function sameRoom(one: ChatRoom, other: ChatRoom): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(room: ChatRoom): string {
  return room === "table" ? room : room.join(" ");
}

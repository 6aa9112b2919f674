import { useSignal } from "@preact/signals";
import type { ChatLine, ChatRoom } from "@rondel/protocol";
import type { TableSession } from "../session/session.ts";

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

/** Counts the chat lines since `openedAt` that have not been read, by room. */
export function useUnread(session: TableSession, openedAt: number): Unread {
  const readUpTo = useSignal<ReadonlyMap<string, number>>(new Map());
  const rooms = unreadRooms(
    session.chat.value,
    session.mine.value,
    (room) => readUpTo.value.get(keyOf(room)) ?? openedAt,
  );
  return {
    count: rooms.reduce((sum, { count }) => sum + count, 0),
    rooms,
    markRead(room) {
      const latest = session.chat.peek().findLast((line) => sameRoom(line.room, room))?.at ?? openedAt;
      if (latest > (readUpTo.peek().get(keyOf(room)) ?? openedAt)) {
        readUpTo.value = new Map(readUpTo.peek()).set(keyOf(room), latest);
      }
    },
  };
}

export function unreadRooms(
  chat: readonly ChatLine[],
  mine: readonly number[],
  readUpTo: (room: ChatRoom) => number,
): readonly UnreadRoom[] {
  const unread = chat.filter((line) => line.at > readUpTo(line.room) && !("seat" in line && mine.includes(line.seat)));
  const byRoom = Map.groupBy(unread.toReversed(), ({ room }) => keyOf(room));
  return [...byRoom.values()].flatMap((lines) => lines.slice(0, 1).map(({ room }) => ({ room, count: lines.length })));
}

export function sameRoom(one: ChatRoom, other: ChatRoom): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(room: ChatRoom): string {
  return room === "table" ? room : room.join(" ");
}

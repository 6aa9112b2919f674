import type { ChatLine, ChatRoom } from "@rondel/protocol";
import { describe, expect, test } from "vitest";
import { unreadRooms } from "./unread.ts";

let count = 0;
const line = (room: ChatRoom, seat: number): ChatLine => {
  count += 1;
  return { number: count, at: count, room, kind: "said", seat, text: "" };
};
const chat = [line("table", 1), line([0, 2], 2), line("table", 0), line([0, 2], 2), line([0, 1, 2], 1)];

describe("unread chat lines", () => {
  test("are counted by room, the latest first, without the player's own lines", () => {
    expect(unreadRooms(chat, [0], () => 0)).toEqual([
      { room: [0, 1, 2], count: 1 },
      { room: [0, 2], count: 2 },
      { room: "table", count: 1 },
    ]);
  });

  test("stay unread in one room while another is read", () => {
    const tableWasRead = (room: ChatRoom) => (room === "table" ? count : 0);
    expect(unreadRooms(chat, [0], tableWasRead).map(({ room }) => room)).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
  });
});

import type { ChatLine, ChatRoom } from "@rondel/protocol";
import { describe, expect, test } from "vitest";
import { roomsWithNews } from "./unread.ts";

let said = 0;
const line = (room: ChatRoom, seat: number): ChatLine => {
  said += 1;
  return { number: said, at: said, room, kind: "said", seat, text: "" };
};
const talk = [line("table", 1), line([0, 2], 2), line("table", 0), line([0, 2], 2), line([0, 1, 2], 1)];

describe("what has not been read", () => {
  test("is told room by room, the latest word first; my own words are no news", () => {
    expect(roomsWithNews(talk, [0], () => 0)).toEqual([
      { room: [0, 1, 2], count: 1 },
      { room: [0, 2], count: 2 },
      { room: "table", count: 1 },
    ]);
  });

  test("stays unread in one room while another is looked at", () => {
    const tableWasRead = (room: ChatRoom) => (room === "table" ? said : 0);
    expect(roomsWithNews(talk, [0], tableWasRead).map(({ room }) => room)).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
  });
});

import type { TalkLine, Room as TalkRoom } from "@rondel/protocol";
import type { Handlers } from "../door/caller.ts";
import type { House } from "../house.ts";
import type { Room } from "../play/room.ts";
import { refuse } from "../refuse.ts";
import { enterSeat, enterVisible } from "../tables/access.ts";
import { seatsOf } from "../tables/document.ts";
import { addLine, roomsOf } from "./lines.ts";

const PAGE = 100;

export const talkCommands: Handlers<"talk/say" | "talk/offer" | "talk/answer" | "talk/withdraw" | "talk/read"> = {
  "talk/say": (house, { player }, { table, seat, room: where, text }) =>
    enterSeat(house, player.id, { table, seat }, async (room) => {
      insistOnRoom(room, seat, where);
      return { line: await addLine(house, room, { kind: "said", room: where, seat, text, at: Date.now() }) };
    }),

  "talk/offer": (house, { player }, { table, seat, room: where, text }) =>
    enterSeat(house, player.id, { table, seat }, async (room) => {
      insistOnRoom(room, seat, where);
      return { line: await addLine(house, room, { kind: "offer", room: where, seat, text, at: Date.now() }) };
    }),

  "talk/answer": (house, { player }, { table, seat, offer, accepts }) =>
    enterSeat(house, player.id, { table, seat }, async (room) => {
      const made = await openOffer(house, room, seat, offer);
      if (made.seat === seat) throw refuse("own-offer", "choose-another", { offer });
      const line = { kind: "answer", room: made.room, seat, offer, accepts, at: Date.now() } as const;
      return { line: await addLine(house, room, line) };
    }),

  "talk/withdraw": (house, { player }, { table, seat, offer }) =>
    enterSeat(house, player.id, { table, seat }, async (room) => {
      const made = await openOffer(house, room, seat, offer);
      if (made.seat !== seat) throw refuse("not-your-offer", "give-up", { offer });
      return { line: await addLine(house, room, { kind: "withdrawal", room: made.room, seat, offer, at: Date.now() }) };
    }),

  "talk/read": (house, { player }, { table, before }) =>
    enterVisible(house, player.id, { table }, async (room) => {
      const rooms = roomsOf(seatsOf(room.document, player.id), room.document.seats.length);
      const range = before === undefined ? { limit: PAGE } : { before, limit: PAGE };
      return { lines: await house.store.talk.lines(table, rooms, range) };
    }),
};

function insistOnRoom(room: Room, seat: number, where: TalkRoom): void {
  if (where === "table") return;
  const inside = where.includes(seat) && where.every((member) => member < room.document.seats.length);
  if (!inside) throw refuse("not-in-this-room", "correct", { room: where });
}

/** An offer that this seat can see, that is not withdrawn, and that this seat has not answered. */
async function openOffer(
  house: House,
  room: Room,
  seat: number,
  number: number,
): Promise<Extract<TalkLine, { kind: "offer" }>> {
  const made = await house.store.talk.line(room.id, number);
  const heard = made && (made.room === "table" || made.room.includes(seat));
  if (!heard || made.kind !== "offer") throw refuse("no-such-offer", "refresh", { offer: number });
  const later = await house.store.talk.lines(room.id, [made.room], { after: number, limit: 1000 });
  const over = later.some(
    (line) =>
      (line.kind === "withdrawal" && line.offer === number) ||
      (line.kind === "answer" && line.offer === number && line.seat === seat),
  );
  if (over) throw refuse("offer-is-settled", "refresh", { offer: number });
  return made;
}

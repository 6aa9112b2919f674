import type { ChatLine, ChatRoom } from "@rondel/protocol";
import type { Handlers } from "../gateway/caller.ts";
import type { LiveTable } from "../play/live-table.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { withOwnSeat, withVisibleTable } from "../tables/access.ts";
import { seatsOf } from "../tables/document.ts";
import { addLine, chatRoomsOf } from "./lines.ts";

const PAGE = 100;

export const chatCommands: Handlers<"talk/say" | "talk/offer" | "talk/answer" | "talk/withdraw" | "talk/read"> = {
  "talk/say": (services, { player }, { table, seat, room: where, text }) =>
    withOwnSeat(services, player.id, { table, seat }, async (table) => {
      requireMembership(table, seat, where);
      return { line: await addLine(services, table, { kind: "said", room: where, seat, text, at: Date.now() }) };
    }),

  "talk/offer": (services, { player }, { table, seat, room: where, text }) =>
    withOwnSeat(services, player.id, { table, seat }, async (table) => {
      requireMembership(table, seat, where);
      return { line: await addLine(services, table, { kind: "offer", room: where, seat, text, at: Date.now() }) };
    }),

  "talk/answer": (services, { player }, { table, seat, offer, accepts }) =>
    withOwnSeat(services, player.id, { table, seat }, async (table) => {
      const made = await openOffer(services, table, seat, offer);
      if (made.seat === seat) throw refuse("own-offer", "choose-another", { offer });
      const line = { kind: "answer", room: made.room, seat, offer, accepts, at: Date.now() } as const;
      return { line: await addLine(services, table, line) };
    }),

  "talk/withdraw": (services, { player }, { table, seat, offer }) =>
    withOwnSeat(services, player.id, { table, seat }, async (table) => {
      const made = await openOffer(services, table, seat, offer);
      if (made.seat !== seat) throw refuse("not-your-offer", "give-up", { offer });
      return {
        line: await addLine(services, table, { kind: "withdrawal", room: made.room, seat, offer, at: Date.now() }),
      };
    }),

  "talk/read": (services, { player }, { table: id, before }) =>
    withVisibleTable(services, player.id, { table: id }, async (table) => {
      const rooms = chatRoomsOf(seatsOf(table.document, player.id), table.document.seats.length);
      const range = before === undefined ? { limit: PAGE } : { before, limit: PAGE };
      return { lines: await services.store.chat.lines(id, rooms, range) };
    }),
};

function requireMembership(table: LiveTable, seat: number, where: ChatRoom): void {
  if (where === "table") return;
  const inside = where.includes(seat) && where.every((member) => member < table.document.seats.length);
  if (!inside) throw refuse("not-in-this-room", "correct", { room: where });
}

/** An offer that this seat can see, that is not withdrawn, and that this seat has not answered. */
async function openOffer(
  services: Services,
  table: LiveTable,
  seat: number,
  number: number,
): Promise<Extract<ChatLine, { kind: "offer" }>> {
  const made = await services.store.chat.line(table.id, number);
  const heard = made && (made.room === "table" || made.room.includes(seat));
  if (!heard || made.kind !== "offer") throw refuse("no-such-offer", "refresh", { offer: number });
  const later = await services.store.chat.lines(table.id, [made.room], { after: number, limit: 1000 });
  const over = later.some(
    (line) =>
      (line.kind === "withdrawal" && line.offer === number) ||
      (line.kind === "answer" && line.offer === number && line.seat === seat),
  );
  if (over) throw refuse("offer-is-settled", "refresh", { offer: number });
  return made;
}

import { CHAT_PAGE_LINES, type ChatLine, type ChatRoom } from "@rondel/protocol";
import type { Handlers } from "../gateway/caller.ts";
import type { LiveTable } from "../play/live-table.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { withOwnSeat, withVisibleTable } from "../tables/access.ts";
import { seatsOf } from "../tables/document.ts";
import { addLine, chatRoomsOf } from "./lines.ts";

const MAX_ANSWERS_READ = 1000;

export const chatCommands: Handlers<"talk/say" | "talk/offer" | "talk/answer" | "talk/withdraw" | "talk/read"> = {
  "talk/say": (services, { player }, { table: id, seat, room, text }) =>
    withOwnSeat(services, player.id, { table: id, seat }, async (table) => {
      requireMember(table, seat, room);
      return { line: await addLine(services, table, { kind: "said", room, seat, text, at: services.time.now() }) };
    }),

  "talk/offer": (services, { player }, { table: id, seat, room, text }) =>
    withOwnSeat(services, player.id, { table: id, seat }, async (table) => {
      requireMember(table, seat, room);
      return { line: await addLine(services, table, { kind: "offer", room, seat, text, at: services.time.now() }) };
    }),

  "talk/answer": (services, { player }, { table: id, seat, offer: number, accepts }) =>
    withOwnSeat(services, player.id, { table: id, seat }, async (table) => {
      const offer = await requireOpenOffer(services, table, seat, number);
      if (offer.seat === seat) throw refuse("own-offer", "choose-another", { offer: number });
      const { room } = offer;
      const line = { kind: "answer", room, seat, offer: number, accepts, at: services.time.now() } as const;
      return { line: await addLine(services, table, line) };
    }),

  "talk/withdraw": (services, { player }, { table: id, seat, offer: number }) =>
    withOwnSeat(services, player.id, { table: id, seat }, async (table) => {
      const offer = await requireOpenOffer(services, table, seat, number);
      if (offer.seat !== seat) throw refuse("not-your-offer", "give-up", { offer: number });
      const line = { kind: "withdrawal", room: offer.room, seat, offer: number, at: services.time.now() } as const;
      return { line: await addLine(services, table, line) };
    }),

  "talk/read": (services, { player }, { before, ...address }) =>
    withVisibleTable(services, player.id, address, async (table) => {
      const rooms = chatRoomsOf(seatsOf(table.document, player.id), table.document.seats.length);
      const limit = CHAT_PAGE_LINES;
      const range = before === undefined ? { limit } : { before, limit };
      return { lines: await services.store.chat.lines(table.id, rooms, range) };
    }),
};

function requireMember(table: LiveTable, seat: number, room: ChatRoom): void {
  if (room === "table") return;
  const isMember = room.includes(seat) && room.every((member) => member < table.document.seats.length);
  if (!isMember) throw refuse("not-in-this-room", "correct", { room });
}

/** Returns an offer that the seat can see, that is not withdrawn, and that the seat has not answered. */
async function requireOpenOffer(
  services: Services,
  table: LiveTable,
  seat: number,
  number: number,
): Promise<Extract<ChatLine, { kind: "offer" }>> {
  const offer = await services.store.chat.line(table.id, number);
  const isVisible = offer && (offer.room === "table" || offer.room.includes(seat));
  if (!isVisible || offer.kind !== "offer") throw refuse("no-such-offer", "refresh", { offer: number });
  const range = { after: number, limit: MAX_ANSWERS_READ };
  const later = await services.store.chat.lines(table.id, [offer.room], range);
  const isSettled = later.some(
    (line) =>
      (line.kind === "withdrawal" && line.offer === number) ||
      (line.kind === "answer" && line.offer === number && line.seat === seat),
  );
  if (isSettled) throw refuse("offer-is-settled", "refresh", { offer: number });
  return offer;
}

import { CHAT_PAGE_LINES, type ChatLine, type ChatRoom } from "@rondel/protocol";
import type { Handlers } from "../gateway/caller.ts";
import type { LiveTable } from "../play/live-table.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { withOwnSeat, withVisibleTable } from "../tables/access.ts";
import { addLine } from "./lines.ts";
import { lineNow, mayRead, peopleIn, readLines, shownLines } from "./readers.ts";

const MAX_ANSWERS_READ = 1000;

export const chatCommands: Handlers<"talk/say" | "talk/offer" | "talk/answer" | "talk/withdraw" | "talk/read"> = {
  "talk/say": (services, { player }, { table: id, seat, room, text }) =>
    withOwnSeat(services, player.id, { table: id, seat }, async (table) => {
      await requireMayTalk(services, table, player.id, seat, room);
      return { line: await addLine(services, table, { kind: "said", room, seat, text, at: services.time.now() }) };
    }),

  "talk/offer": (services, { player }, { table: id, seat, room, text }) =>
    withOwnSeat(services, player.id, { table: id, seat }, async (table) => {
      await requireMayTalk(services, table, player.id, seat, room);
      return { line: await addLine(services, table, { kind: "offer", room, seat, text, at: services.time.now() }) };
    }),

  "talk/answer": (services, { player }, { table: id, seat, offer: number, accepts }) =>
    withOwnSeat(services, player.id, { table: id, seat }, async (table) => {
      const offer = await requireOpenOffer(services, table, player.id, seat, number);
      if (offer.seat === seat) throw refuse("own-offer", "choose-another", { offer: number });
      const { room } = offer;
      const line = { kind: "answer", room, seat, offer: number, accepts, at: services.time.now() } as const;
      return { line: await addLine(services, table, line) };
    }),

  "talk/withdraw": (services, { player }, { table: id, seat, offer: number }) =>
    withOwnSeat(services, player.id, { table: id, seat }, async (table) => {
      const offer = await requireOpenOffer(services, table, player.id, seat, number);
      if (offer.seat !== seat) throw refuse("not-your-offer", "give-up", { offer: number });
      const line = { kind: "withdrawal", room: offer.room, seat, offer: number, at: services.time.now() } as const;
      return { line: await addLine(services, table, line) };
    }),

  "talk/read": (services, { player }, { table: id, invitation, before }) =>
    withVisibleTable(services, player.id, { table: id, invitation }, async (table) => {
      const limit = CHAT_PAGE_LINES;
      const range = before === undefined ? { limit } : { before, limit };
      return { lines: await shownLines(services, table, player.id, range) };
    }),
};

/** Refuses a line to a room of others, to people who have blocked the author, and by a person whom the host has muted. */
async function requireMayTalk(
  services: Services,
  { document }: LiveTable,
  player: string,
  seat: number,
  room: ChatRoom,
): Promise<void> {
  if (room === "table") {
    if (document.muted?.includes(player)) throw refuse("muted-at-table", "give-up");
    return;
  }
  const isMember = room.includes(seat) && room.every((member) => member < document.seats.length);
  if (!isMember) throw refuse("not-in-this-room", "correct", { room });
  const blocks = await services.store.relations.blocksAround(player);
  const blocked = (peopleIn(document, room) ?? []).some((other) => other !== null && blocks.has(other));
  if (blocked) throw refuse("blocked-here", "give-up");
}

/** Returns an offer that the player can read, that is not withdrawn, and that the seat has not answered. */
async function requireOpenOffer(
  services: Services,
  table: LiveTable,
  player: string,
  seat: number,
  number: number,
): Promise<Extract<ChatLine, { kind: "offer" }>> {
  const stored = await services.store.chat.line(table.id, number);
  const offer = stored && mayRead(table.document, stored, player) ? lineNow(table.document, stored) : undefined;
  if (offer?.kind !== "offer") throw refuse("no-such-offer", "refresh", { offer: number });
  const later = await readLines(services, table, player, { after: number, limit: MAX_ANSWERS_READ });
  const isSettled = later
    .map((line) => lineNow(table.document, line))
    .some(
      (line) =>
        (line.kind === "withdrawal" && line.offer === number) ||
        (line.kind === "answer" && line.offer === number && line.seat === seat),
    );
  if (isSettled) throw refuse("offer-is-settled", "refresh", { offer: number });
  return offer;
}

import * as v from "valibot";
import { Message, Moment, SeatNumber, TableId } from "./basics.ts";

/** Where something is said: to everybody at the table, or between two and more seats. */
export const ChatRoom = v.union([
  v.literal("table"),
  v.pipe(
    v.array(SeatNumber),
    v.minLength(2),
    v.maxLength(8),
    v.check(
      (seats) => seats.every((seat, place) => place === 0 || seat > (seats[place - 1] ?? 0)),
      "in ascending order",
    ),
  ),
]);
export type ChatRoom = v.InferOutput<typeof ChatRoom>;

const Words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000));
const LineNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * One line of the talk of a table. It is append-only: an offer is a line, and so is every answer to it. Offers bind nobody;
 * those that the rules know are actions of the game.
 */
const about = { number: LineNumber, room: ChatRoom, at: Moment };
export const ChatLine = v.variant("kind", [
  v.object({ ...about, kind: v.literal("said"), seat: SeatNumber, text: v.string() }),
  v.object({ ...about, kind: v.literal("offer"), seat: SeatNumber, text: v.string() }),
  v.object({ ...about, kind: v.literal("answer"), seat: SeatNumber, offer: LineNumber, accepts: v.boolean() }),
  v.object({ ...about, kind: v.literal("withdrawal"), seat: SeatNumber, offer: LineNumber }),
  /** Something the server did or saw: a time-out, a substitute, a takeback. */
  v.object({ ...about, kind: v.literal("notice"), notice: Message }),
]);
export type ChatLine = v.InferOutput<typeof ChatLine>;

export const Say = v.object({ table: TableId, seat: SeatNumber, room: ChatRoom, text: Words });
export const MakeOffer = v.object({ table: TableId, seat: SeatNumber, room: ChatRoom, text: Words });
export const AnswerOffer = v.object({ table: TableId, seat: SeatNumber, offer: LineNumber, accepts: v.boolean() });
export const WithdrawOffer = v.object({ table: TableId, seat: SeatNumber, offer: LineNumber });
export const ReadChat = v.object({
  table: TableId,
  /** Lines before this one, the newest of them; the latest if absent. */
  before: v.optional(LineNumber),
});
export const Said = v.object({ line: ChatLine });
export const ChatPage = v.object({ lines: v.array(ChatLine) });

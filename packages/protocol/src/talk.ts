import * as v from "valibot";
import { Message, Moment, SeatNumber, TableId } from "./basics.ts";

/** Where something is said: to everybody at the table, or between two and more seats. */
export const Room = v.union([
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
export type Room = v.InferOutput<typeof Room>;

const Words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000));
const LineNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * One line of the talk of a table. It is append-only: an offer is a line, and so is every answer to it. Offers bind nobody;
 * those that the rules know are actions of the game.
 */
const about = { number: LineNumber, room: Room, at: Moment };
export const TalkLine = v.variant("kind", [
  v.object({ ...about, kind: v.literal("said"), seat: SeatNumber, text: v.string() }),
  v.object({ ...about, kind: v.literal("offer"), seat: SeatNumber, text: v.string() }),
  v.object({ ...about, kind: v.literal("answer"), seat: SeatNumber, offer: LineNumber, accepts: v.boolean() }),
  v.object({ ...about, kind: v.literal("withdrawal"), seat: SeatNumber, offer: LineNumber }),
  /** Something the server did or saw: a time-out, a substitute, a takeback. */
  v.object({ ...about, kind: v.literal("notice"), notice: Message }),
]);
export type TalkLine = v.InferOutput<typeof TalkLine>;

export const Say = v.object({ table: TableId, seat: SeatNumber, room: Room, text: Words });
export const MakeOffer = v.object({ table: TableId, seat: SeatNumber, room: Room, text: Words });
export const AnswerOffer = v.object({ table: TableId, seat: SeatNumber, offer: LineNumber, accepts: v.boolean() });
export const WithdrawOffer = v.object({ table: TableId, seat: SeatNumber, offer: LineNumber });
export const ReadTalk = v.object({
  table: TableId,
  /** Lines before this one, the newest of them; the latest if absent. */
  before: v.optional(LineNumber),
});
export const Said = v.object({ line: TalkLine });
export const TalkPage = v.object({ lines: v.array(TalkLine) });

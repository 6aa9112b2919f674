import * as v from "valibot";
import { Message, Moment, SeatNumber, Secret, TableId } from "./basics.ts";

/** The people who can read a chat line: everyone at the table, or two and more seats in ascending order. */
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

const ChatText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000));
export const LineNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

const line = { number: LineNumber, room: ChatRoom, at: Moment };
/** `name` is present if the author no longer sits on `seat`. */
const written = { ...line, seat: SeatNumber, name: v.optional(v.string()) };

/**
 * One line of a table's chat, which is append-only: an offer is a line, and so is every answer to it. These offers bind nobody;
 * offers that the rules enforce are actions of the game.
 */
export const ChatLine = v.variant("kind", [
  v.object({ ...written, kind: v.literal("said"), text: v.string() }),
  v.object({ ...written, kind: v.literal("offer"), text: v.string() }),
  v.object({ ...written, kind: v.literal("answer"), offer: LineNumber, accepts: v.boolean() }),
  v.object({ ...written, kind: v.literal("withdrawal"), offer: LineNumber }),
  /** A message of the server: a time-out, a substitute, a takeback. */
  v.object({ ...line, kind: v.literal("notice"), notice: Message }),
]);
export type ChatLine = v.InferOutput<typeof ChatLine>;

export const SendChat = v.object({ table: TableId, seat: SeatNumber, room: ChatRoom, text: ChatText });
export const AnswerOffer = v.object({ table: TableId, seat: SeatNumber, offer: LineNumber, accepts: v.boolean() });
export const WithdrawOffer = v.object({ table: TableId, seat: SeatNumber, offer: LineNumber });

/** The most chat lines in one answer of `play/subscribe` and `talk/read`. A shorter answer has the first line of the chat. */
export const CHAT_PAGE_LINES = 50;

export const ReadChat = v.object({
  table: TableId,
  invitation: v.optional(Secret),
  /** Asks for the newest lines before this one; without it, for the latest lines. */
  before: v.optional(LineNumber),
});
export const ChatLineSent = v.object({ line: ChatLine });
export const ChatPage = v.object({ lines: v.array(ChatLine) });

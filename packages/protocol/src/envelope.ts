import * as v from "valibot";
import { Refusal, StreamNumber, TableId, Viewer } from "./basics.ts";
import { ChatLine } from "./chat.ts";
import { ClockView, Presence, StandingAnswer, Step } from "./play.ts";
import { TableView } from "./tables.ts";

/** Client to server. `id` comes back in the answer; `with` is the input of the command. */
export const Request = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(0)),
  do: v.pipe(v.string(), v.maxLength(64)),
  with: v.unknown(),
});
export type Request = v.InferOutput<typeof Request>;

/** Server to client: the answer to request `re`, or a refusal. `re` is null if the request could not be read. */
export const Answer = v.union([
  v.object({ re: v.number(), answer: v.unknown() }),
  v.object({ re: v.nullable(v.number()), refused: Refusal }),
]);
export type Answer = v.InferOutput<typeof Answer>;

/** Server to client, without a request. */
export const Push = v.variant("push", [
  /** One step of a stream: changes position `from` into position `step.number`. */
  v.object({ push: v.literal("step"), table: TableId, viewer: Viewer, from: StreamNumber, step: Step }),
  v.object({ push: v.literal("table"), table: TableView }),
  /** The match has begun: subscribe again to get its streams. */
  v.object({ push: v.literal("began"), table: TableId }),
  v.object({ push: v.literal("clock"), table: TableId, clock: ClockView }),
  v.object({ push: v.literal("presence"), table: TableId, presence: Presence }),
  v.object({ push: v.literal("talk"), table: TableId, line: ChatLine }),
  /** The player's standing answers, after one was set, cleared or used up. */
  v.object({ push: v.literal("orders"), table: TableId, orders: v.array(StandingAnswer) }),
  /** Sent to all pages of a player that do not follow the table: the player's turn has begun or ended there. */
  v.object({ push: v.literal("turn"), table: TableId, yours: v.boolean() }),
  /** The server stops. Reconnect after this many milliseconds. */
  v.object({ push: v.literal("closing"), reconnectIn: v.number() }),
]);
export type Push = v.InferOutput<typeof Push>;

/** Codes with which the server closes a socket. */
export const closeCodes = {
  /** The server stops or restarts, or cannot read its store: reconnect. */
  stopping: 1012,
  /** No valid cookie or token: sign in first. */
  notSignedIn: 4401,
  /** Too many refused or too fast messages: wait a minute. */
  flooding: 4429,
  /** Too many open sockets of this player or from this address: close some. */
  tooManySockets: 4409,
  /** Too many messages that the server cannot read, or of unknown commands: correct the client. */
  malformed: 4400,
  /** The player is suspended: every command is refused, with the end of the suspension. */
  suspended: 4403,
  /** The client reads too slowly: reconnect and subscribe with the last numbers. */
  tooSlow: 4408,
} as const;

import type { AnyEvent, Tagged } from "@rondel/engine";
import * as v from "valibot";
import { Message, Moment, SeatNumber, Secret, StreamNumber, TableId, Viewer } from "./basics.ts";
import { ChatLine } from "./chat.ts";
import { Patch } from "./patch.ts";
import { Outcome, TableView } from "./tables.ts";

/**
 * Actions, questions and events belong to the game: only their kind is looked at here, the rest is passed on. An action is
 * passed on as it is, because its game looks at every field of it; a copy cost more than all other checks of a message.
 */
export const GameAction: v.GenericSchema<Tagged> = v.custom<Tagged>(
  (value) => typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string",
);
const GameEvent: v.GenericSchema<AnyEvent> = v.looseObject({ kind: v.string(), rule: v.string() });

/** Everything one viewer may know of a position. This is what patches change. */
export const Position = v.object({
  /** What the game shows to this viewer. */
  view: v.unknown(),
  /** What is asked of this seat, or who is waited for; null for spectators and when the match is over. */
  prompt: v.nullable(Message),
  /** Every legal decision; empty if none is owed. */
  actions: v.array(GameAction),
  /** What may be done although nobody waits for it; a sample. */
  free: v.array(GameAction),
  /** The number to which this seat may go back alone; null if there is nothing to take back. */
  undo: v.nullable(StreamNumber),
  outcome: v.nullable(Outcome),
});
export type Position = v.InferOutput<typeof Position>;

/** Why a step was made otherwise than by the hand of its seat. Never said of an answer window. */
export const Cause = v.variant("kind", [
  v.object({ kind: v.literal("time-out"), seat: SeatNumber }),
  v.object({ kind: v.literal("bot"), seat: SeatNumber }),
  /** `to` is the number whose position came back. */
  v.object({ kind: v.literal("takeback"), to: StreamNumber }),
]);
export type Cause = v.InferOutput<typeof Cause>;

/** From one number of a stream to the next. */
export const Step = v.object({
  number: StreamNumber,
  patch: Patch,
  events: v.array(GameEvent),
  cause: v.optional(Cause),
  at: Moment,
});
export type Step = v.InferOutput<typeof Step>;

/** A stream begins with a whole position, or goes on from the number the client has. */
export const Stream = v.union([
  v.object({ viewer: Viewer, number: StreamNumber, position: Position }),
  v.object({ viewer: Viewer, from: StreamNumber, number: StreamNumber, steps: v.array(Step) }),
]);
export type Stream = v.InferOutput<typeof Stream>;

/**
 * The clocks as everybody may see them. While several are asked at once nobody learns who has answered: all of them run until
 * the last one has.
 */
export const ClockView = v.object({
  seats: v.array(
    v.object({
      /** What is left in the bank, in milliseconds, at `now`. */
      left: v.number(),
      running: v.boolean(),
      /** When the clock runs out if nothing happens. */
      deadline: v.nullable(Moment),
    }),
  ),
  /** The answer window that is open: since when, and until when. */
  window: v.nullable(v.object({ opened: Moment, end: Moment })),
  now: Moment,
});
export type ClockView = v.InferOutput<typeof ClockView>;

export const Presence = v.object({
  /** Seats with an open page. */
  here: v.array(SeatNumber),
  watching: v.number(),
});
export type Presence = v.InferOutput<typeof Presence>;

/** What is fixed before the first action, as far as everybody may know. */
export const PublicHeader = v.object({
  game: v.string(),
  rulesVersion: v.string(),
  id: TableId,
  players: v.number(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  commitment: v.string(),
  entropy: v.array(v.string()),
});

export const StandingAnswer = v.object({
  seat: SeatNumber,
  /** Whenever this is asked ... */
  prompt: v.pipe(v.string(), v.maxLength(100)),
  /** ... this is played, if it is legal. */
  action: GameAction,
  /** Stays until cleared, or ends with the first use. */
  once: v.boolean(),
});
export type StandingAnswer = v.InferOutput<typeof StandingAnswer>;

export const SetStandingAnswer = v.object({ table: TableId, ...StandingAnswer.entries });

export const Subscribe = v.object({
  table: TableId,
  invitation: v.optional(Secret),
  /** The last number of each stream that the client still has. */
  from: v.optional(v.pipe(v.array(v.object({ viewer: Viewer, number: StreamNumber })), v.maxLength(9))),
  /** Talk after this line only. */
  talkFrom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export const Subscribed = v.object({
  table: TableView,
  /** Null until the match begins. */
  header: v.nullable(PublicHeader),
  /** One for each of your seats, or one for a spectator. Empty until the match begins. */
  streams: v.array(Stream),
  clock: v.nullable(ClockView),
  presence: Presence,
  talk: v.array(ChatLine),
  orders: v.array(StandingAnswer),
  now: Moment,
});

export const Act = v.object({
  table: TableId,
  seat: SeatNumber,
  /** The number of the position that this answers. */
  number: StreamNumber,
  action: GameAction,
});
/** Committed: `number` is the position in which the action is done. */
export const Acted = v.object({ number: StreamNumber });
export const Preview = v.object({ table: TableId, seat: SeatNumber, number: StreamNumber, action: GameAction });
/** What the position would be; null if chance or something hidden decides. */
export const Previewed = v.object({
  result: v.nullable(v.object({ patch: Patch, events: v.array(GameEvent) })),
});
export const Ask = v.object({ table: TableId, viewer: Viewer, invitation: v.optional(Secret), question: GameAction });
export const Answered = v.object({ answer: v.unknown() });
export const Undo = v.object({ table: TableId, seat: SeatNumber, number: StreamNumber, to: StreamNumber });
export const AskTakeback = v.object({ table: TableId, seat: SeatNumber, to: StreamNumber });
export const AnswerTakeback = v.object({ table: TableId, seat: SeatNumber, agree: v.boolean() });
export const ClearStandingAnswer = v.object({
  table: TableId,
  seat: SeatNumber,
  prompt: v.pipe(v.string(), v.maxLength(100)),
});
export const Orders = v.object({ orders: v.array(StandingAnswer) });

export const History = v.object({
  table: TableId,
  viewer: Viewer,
  number: StreamNumber,
  /** Whose numbers `number` counts; `viewer`'s own if absent. A permanent link uses those of the spectator. */
  counted: v.optional(Viewer),
  invitation: v.optional(Secret),
});
export const PastPosition = v.object({
  viewer: Viewer,
  /** In the viewer's own numbers. */
  number: StreamNumber,
  /** The number of the position of now. */
  latest: StreamNumber,
  /** The same moment in the numbers of the spectator: for a permanent link. */
  spectatorNumber: StreamNumber,
  view: v.unknown(),
  /** What led here from the number before. */
  events: v.array(GameEvent),
  outcome: v.nullable(Outcome),
  at: Moment,
});
export const Since = v.object({
  table: TableId,
  viewer: Viewer,
  from: StreamNumber,
  /** Only up to this number: whoever reads further back takes one page after the other. */
  to: v.optional(StreamNumber),
  invitation: v.optional(Secret),
});
export const MatchFile = v.object({ text: v.string() });

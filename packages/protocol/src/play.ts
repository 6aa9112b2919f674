import type { AnyEvent, Tagged } from "@rondel/engine";
import * as v from "valibot";
import { Message, Moment, SeatNumber, Secret, StreamNumber, TableId, Viewer } from "./basics.ts";
import { ChatLine } from "./chat.ts";
import { Patch } from "./patch.ts";
import { Outcome, TableView } from "./tables.ts";

/**
 * An action of a game. Only `kind` is checked here; the game checks every field. The action is passed on without a copy,
 * because copying took longer than all other checks of a message together.
 */
export const GameAction: v.GenericSchema<Tagged> = v.custom<Tagged>(
  (value) => typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string",
);
const GameEvent: v.GenericSchema<AnyEvent> = v.looseObject({ kind: v.string(), rule: v.string() });

/** Everything that one viewer may know of a position. Patches change this value. */
export const Position = v.object({
  /** The game's view for this viewer. */
  view: v.unknown(),
  /** The decision that this seat owes, or the seats that the match waits for; null for spectators and after the end. */
  prompt: v.nullable(Message),
  /** Every legal decision; empty if this seat owes none. */
  actions: v.array(GameAction),
  /** Examples of free actions, which nobody waits for. */
  free: v.array(GameAction),
  /** The number to which this seat may undo alone; null if there is nothing to undo. */
  undo: v.nullable(StreamNumber),
  outcome: v.nullable(Outcome),
});
export type Position = v.InferOutput<typeof Position>;

/** Why a step was not made by the player of its seat. Omitted in answer windows, where it would reveal who passed. */
export const Cause = v.variant("kind", [
  v.object({ kind: v.literal("time-out"), seat: SeatNumber }),
  v.object({ kind: v.literal("bot"), seat: SeatNumber }),
  /** `to` is the number of the position that was restored. */
  v.object({ kind: v.literal("takeback"), to: StreamNumber }),
]);
export type Cause = v.InferOutput<typeof Cause>;

/** The difference between two consecutive positions of a stream. */
export const Step = v.object({
  number: StreamNumber,
  patch: Patch,
  events: v.array(GameEvent),
  cause: v.optional(Cause),
  at: Moment,
});
export type Step = v.InferOutput<typeof Step>;

/** A whole position, or the steps from the number that the client already has. */
export const Stream = v.union([
  v.object({ viewer: Viewer, number: StreamNumber, position: Position }),
  v.object({ viewer: Viewer, from: StreamNumber, number: StreamNumber, steps: v.array(Step) }),
]);
export type Stream = v.InferOutput<typeof Stream>;

/**
 * The clocks as everyone may see them. While several seats decide at once, all their clocks run until the last has decided, so
 * that nobody can see who has answered.
 */
export const ClockView = v.object({
  seats: v.array(
    v.object({
      /** Milliseconds left in the bank at `now`. */
      left: v.number(),
      running: v.boolean(),
      /** When the clock of the seat started; null if it is stopped. */
      since: v.nullable(Moment),
      /** When the time of the seat runs out, unless it decides first. */
      deadline: v.nullable(Moment),
    }),
  ),
  /** When the open answer window opened, and when it closes. `wait`: a player has asked for time, the clock stands still. */
  window: v.nullable(
    v.object({ opened: Moment, end: Moment, wait: v.nullable(v.object({ from: Moment, until: Moment })) }),
  ),
  now: Moment,
});
export type ClockView = v.InferOutput<typeof ClockView>;

export const Presence = v.object({
  /** Seats whose player has the table open. */
  here: v.array(SeatNumber),
  /** The number of spectators. */
  watching: v.number(),
});
export type Presence = v.InferOutput<typeof Presence>;

/** The public part of the match header, fixed before the first action. */
export const PublicHeader = v.object({
  game: v.string(),
  rulesVersion: v.string(),
  id: TableId,
  players: v.number(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  commitment: v.string(),
  /** The entropy of players in the draws, and the commitments of those who added any, with null if it was not revealed. */
  entropy: v.array(v.string()),
  contributions: v.array(v.object({ seat: SeatNumber, commitment: v.string(), entropy: v.nullable(v.string()) })),
});

const PromptName = v.pipe(v.string(), v.maxLength(100));

/** An answer that the server gives for a seat whenever a prompt comes up, if the action is legal then. */
export const StandingAnswer = v.object({
  seat: SeatNumber,
  /** The code of the prompt. */
  prompt: PromptName,
  action: GameAction,
  /** Whether the first use removes it. */
  once: v.boolean(),
});
export type StandingAnswer = v.InferOutput<typeof StandingAnswer>;

export const SetStandingAnswer = v.object({ table: TableId, ...StandingAnswer.entries });
export const ClearStandingAnswer = v.object({ table: TableId, seat: SeatNumber, prompt: PromptName });
export const StandingAnswers = v.object({ orders: v.array(StandingAnswer) });

export const Subscribe = v.object({
  table: TableId,
  invitation: v.optional(Secret),
  /** The last number of each stream that the client still has. */
  from: v.optional(v.pipe(v.array(v.object({ viewer: Viewer, number: StreamNumber })), v.maxLength(9))),
  /** Asks only for chat lines after this one. */
  talkFrom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
/** A path on the server's host, below which one of its processes is reached directly. */
const SocketPath = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w-][\w/-]*$/));

export const Subscribed = v.object({
  table: TableView,
  /** Null until the match begins. */
  header: v.nullable(PublicHeader),
  /** One stream for each of the player's seats, or one for a spectator. Empty until the match begins. */
  streams: v.array(Stream),
  clock: v.nullable(ClockView),
  presence: Presence,
  talk: v.array(ChatLine),
  orders: v.array(StandingAnswer),
  now: Moment,
  /** The socket of the process that serves the table, if another one relays to it. Using it saves the relaying. */
  socketPath: v.optional(SocketPath),
});

export const Act = v.object({
  table: TableId,
  seat: SeatNumber,
  /** The number of the position in which the player decided. */
  number: StreamNumber,
  action: GameAction,
});
/** The action is stored. `number` is the position after it. */
export const Acted = v.object({ number: StreamNumber });
export const Undo = v.object({ table: TableId, seat: SeatNumber, number: StreamNumber, to: StreamNumber });
export const Redo = v.object({ table: TableId, seat: SeatNumber, number: StreamNumber });
/** The position before the seat's last action, and the seats that must agree to return to it. */
export const TakebackPlan = v.object({ to: StreamNumber, mustAgree: v.array(SeatNumber) });
export const AskTakeback = v.object({ table: TableId, seat: SeatNumber, to: StreamNumber });
export const AnswerTakeback = v.object({ table: TableId, seat: SeatNumber, agree: v.boolean() });

/** Stops the clock of the open pause, or lets it run on. */
export const WaitInPause = v.object({ table: TableId, seat: SeatNumber, number: StreamNumber, stop: v.boolean() });
/** How often a seat can stop the clock of pauses in a round. */
export const WAITS_PER_ROUND = 3;

export const History = v.object({
  table: TableId,
  viewer: Viewer,
  number: StreamNumber,
  /** The viewer in whose numbers `number` counts; `viewer` if absent. Permanent links use the spectator's. */
  counted: v.optional(Viewer),
  invitation: v.optional(Secret),
});
export const PastPosition = v.object({
  viewer: Viewer,
  /** In the viewer's own numbers. */
  number: StreamNumber,
  /** The number of the current position. */
  latest: StreamNumber,
  /** The same position in the spectator's numbers, for a permanent link. */
  spectatorNumber: StreamNumber,
  view: v.unknown(),
  /** The events since the previous number. */
  events: v.array(GameEvent),
  outcome: v.nullable(Outcome),
  at: Moment,
});
export const Since = v.object({
  table: TableId,
  viewer: Viewer,
  from: StreamNumber,
  /** The last number wanted, for reading an older log page by page. */
  to: v.optional(StreamNumber),
  /** Leaves the patches of the steps empty: an older log needs its events only. */
  eventsOnly: v.optional(v.boolean()),
  invitation: v.optional(Secret),
});
/** The review of a match (`Review` of @rondel/bots); null if the server has not computed it. */
export const MatchReview = v.object({ review: v.nullable(v.record(v.string(), v.unknown())) });
export const MatchFile = v.object({ text: v.string() });

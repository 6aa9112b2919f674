import * as v from "valibot";

/** A seat at the table, counted from 0. */
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

/** The point of view for which a position is computed: a seat or a spectator. */
export const Viewer = v.union([SeatNumber, v.literal("spectator")]);
export type Viewer = v.InferOutput<typeof Viewer>;

export const TableId = v.pipe(v.string(), v.regex(/^t[a-z2-7]{20}$/));
export const PlayerId = v.pipe(v.string(), v.regex(/^p[a-z2-7]{20}$/));
/** A bearer secret of 160 random bits: sign-in token, personal link or invitation. */
export const Secret = v.pipe(v.string(), v.regex(/^[a-z2-7]{32}$/));

/** Milliseconds since 1970, by the clock of the server. */
export const Moment = v.number();

/** The number of a position in the stream of one viewer. docs/protocol.md explains why every viewer has its own numbers. */
export const StreamNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

export const PlayerName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(40),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u),
);

/** Plain data of a game, passed on unread. The game checks incoming data itself. */
export const GameData = v.record(v.string(), v.unknown());

/** A code of the language files with the parameters of its sentence. */
export const Message = v.object({ code: v.string(), params: v.record(v.string(), v.unknown()) });
export type Message = v.InferOutput<typeof Message>;

/** Why a command was not carried out. refusal-codes.ts lists the codes. */
export const Refusal = v.object({
  code: v.string(),
  params: v.record(v.string(), v.unknown()),
  /** The rule of the game that forbids the action, if there is one. */
  rule: v.optional(v.string()),
  /** What the client can do: correct the message, refresh its state, wait, sign in, choose another action, or give up. */
  advice: v.picklist(["correct", "refresh", "wait", "enter", "choose-another", "give-up"]),
  /** How long to wait, if the advice is to wait. */
  waitMilliseconds: v.optional(v.number()),
});
export type Refusal = v.InferOutput<typeof Refusal>;

export const Done = v.object({});

import * as v from "valibot";

/** A place at the table, counted from 0. */
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

/** Through whose eyes: a seat, or somebody who has none. */
export const Viewer = v.union([SeatNumber, v.literal("spectator")]);
export type Viewer = v.InferOutput<typeof Viewer>;

export const TableId = v.pipe(v.string(), v.regex(/^t[a-z2-7]{20}$/));
export const PlayerId = v.pipe(v.string(), v.regex(/^p[a-z2-7]{20}$/));
/** Whoever holds it may come in. 160 random bits, so that nobody guesses one. */
export const Secret = v.pipe(v.string(), v.regex(/^[a-z2-7]{32}$/));

/** Milliseconds since 1970, by the clock of the server. */
export const Moment = v.number();

/** The number of a position in the stream of one viewer; see docs/protocol.md for why every viewer counts alone. */
export const StreamNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

export const PlayerName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(40),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u),
);

/** Plain data of a game: passed on without looking inside; the game checks what comes in. */
export const GameData = v.record(v.string(), v.unknown());

/** A sentence without words: a code of the language files, and what to put into it. */
export const Message = v.object({ code: v.string(), params: v.record(v.string(), v.unknown()) });
export type Message = v.InferOutput<typeof Message>;

/** Why something was not done. */
export const Refusal = v.object({
  code: v.string(),
  params: v.record(v.string(), v.unknown()),
  /** Which rule of the game forbids it, when a rule does. */
  rule: v.optional(v.string()),
  /** What helps: correct the message, take the newer state, wait, sign in again, ask another way, or nothing at all. */
  advice: v.picklist(["correct", "refresh", "wait", "enter", "choose-another", "give-up"]),
  /** How long to wait, when waiting helps. */
  waitMilliseconds: v.optional(v.number()),
});
export type Refusal = v.InferOutput<typeof Refusal>;

export const Done = v.object({});

import * as v from "valibot";
import { Message, Moment, PlayerId, PlayerName, SeatNumber, Secret, StreamNumber, TableId } from "./basics.ts";

const Seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60 * 60 * 24 * 30));
const SecondsOrNone = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60 * 60 * 24 * 30));
const TimeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/**
 * How long one may think. `bank` is what everybody begins with, `increment` what every decision adds. An answer window is
 * outside the bank: the game says how long it stays open at a live and at a slow table. In quiet hours a slow clock stands still.
 */
export const ClockRule = v.variant("kind", [
  v.object({ kind: v.literal("none") }),
  v.object({ kind: v.literal("live"), bank: Seconds, increment: SecondsOrNone }),
  v.object({
    kind: v.literal("slow"),
    bank: Seconds,
    increment: SecondsOrNone,
    /** No bank grows beyond this. */
    cap: Seconds,
    quiet: v.optional(
      v.object({ from: TimeOfDay, to: TimeOfDay, zone: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    ),
  }),
]);
export type ClockRule = v.InferOutput<typeof ClockRule>;

export const BotLevel = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));

/** Who shall sit where: me (several times for a hot seat), anybody, somebody with a link of their own, or a bot. */
export const SeatPlan = v.variant("kind", [
  v.object({ kind: v.literal("me"), name: v.optional(PlayerName) }),
  v.object({ kind: v.literal("open") }),
  v.object({ kind: v.literal("invited"), name: v.optional(PlayerName) }),
  v.object({ kind: v.literal("bot"), level: BotLevel }),
]);
export type SeatPlan = v.InferOutput<typeof SeatPlan>;

export const Visibility = v.picklist(["public", "link"]);

/** What a player adds to the chance of a match, after the commitment is known and before the first draw. */
export const Entropy = v.pipe(v.string(), v.regex(/^[0-9a-zA-Z_-]{1,64}$/));

/** The longest file of a match that can be brought along, in characters. */
export const MAX_MATCH_FILE_LENGTH = 512 * 1024;

export const MakeTable = v.object({
  game: v.pipe(v.string(), v.maxLength(64)),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(8)),
  visibility: Visibility,
  clock: ClockRule,
  /** Begin at once; refused if a seat is left open. */
  start: v.optional(v.boolean()),
});

/** A match that was begun elsewhere, as its file; it goes on here once the table starts. */
export const ImportTable = v.object({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_MATCH_FILE_LENGTH)),
  /** Who goes on for whom: one for each seat of the file. */
  seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(8)),
  visibility: Visibility,
  clock: ClockRule,
  /** Go on at once; refused if a seat is left open. */
  start: v.optional(v.boolean()),
});

export const TableAddress = v.object({ table: TableId, invitation: v.optional(Secret) });
export const JoinTable = v.object({
  table: TableId,
  invitation: v.optional(Secret),
  /** Any free one if absent. */
  seat: v.optional(SeatNumber),
  /** The name at this table, for a hot seat where one device plays for several people. */
  name: v.optional(PlayerName),
  entropy: v.optional(Entropy),
});
export const SeatAddress = v.object({ table: TableId, seat: SeatNumber });
export const ArrangeSeat = v.object({ table: TableId, seat: SeatNumber, plan: SeatPlan });
export const SwapSeats = v.object({ table: TableId, seat: SeatNumber, with: SeatNumber });
export const MixEntropy = v.object({ table: TableId, seat: SeatNumber, entropy: Entropy });
export const VoteSubstitute = v.object({ table: TableId, seat: SeatNumber, level: BotLevel, agree: v.boolean() });

export const SeatView = v.object({
  kind: v.picklist(["person", "open", "invited", "bot"]),
  name: v.nullable(v.string()),
  player: v.nullable(PlayerId),
  /** Whether it is yours. */
  yours: v.boolean(),
  /** The level of the bot on this seat, or of the one that plays for an absent person. */
  bot: v.nullable(BotLevel),
  /** Seats that want a bot to play for this one. */
  votes: v.array(SeatNumber),
  entropy: v.nullable(Entropy),
  /** Only for the host: what to send to the invited. */
  invitation: v.optional(Secret),
});
export type SeatView = v.InferOutput<typeof SeatView>;

export const Outcome = v.object({
  ranking: v.array(
    v.object({ seat: SeatNumber, rank: v.number(), score: v.number(), sums: v.record(v.string(), v.number()) }),
  ),
});

export const TableStatus = v.picklist(["gathering", "running", "finished", "closed"]);

/** A wish to go back further than one may alone. Everybody else who plays must agree. */
export const TakebackView = v.object({
  by: SeatNumber,
  /** Where play would go on, in the numbers of the asking seat. */
  to: StreamNumber,
  mustAgree: v.array(SeatNumber),
  agreed: v.array(SeatNumber),
});

export const TableView = v.object({
  id: TableId,
  /** Grows with every change of this description. */
  revision: v.number(),
  game: v.string(),
  rulesVersion: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  visibility: Visibility,
  clock: ClockRule,
  status: TableStatus,
  /** Set when this server cannot serve the match, for example because it lacks its rules version. Nothing is lost then. */
  unavailable: v.nullable(Message),
  host: PlayerId,
  seats: v.array(SeatView),
  /** Binds the server to its dice before anybody adds entropy. */
  commitment: v.string(),
  /** Only when the match is over: anybody can verify every draw. */
  secret: v.nullable(v.string()),
  outcome: v.nullable(Outcome),
  takeback: v.nullable(TakebackView),
  created: Moment,
  started: v.nullable(Moment),
  ended: v.nullable(Moment),
  rematch: v.nullable(TableId),
  /**
   * So many entries were played elsewhere, and whoever brought them knows everything that was hidden until then; their draws
   * cannot be verified. Null for a match that began here.
   */
  brought: v.nullable(v.number()),
  /** Only for those who sit here. */
  invitation: v.optional(Secret),
});
export type TableView = v.InferOutput<typeof TableView>;

export const ListTables = v.object({
  which: v.picklist(["mine", "open", "running", "finished"]),
  game: v.optional(v.pipe(v.string(), v.maxLength(64))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  /** The `next` of the page before. */
  after: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export const TableSummary = v.object({
  id: TableId,
  game: v.string(),
  status: TableStatus,
  visibility: Visibility,
  clock: ClockRule,
  seats: v.array(v.object({ kind: v.string(), name: v.nullable(v.string()), yours: v.boolean() })),
  /** Whether one of your seats owes a decision. */
  yourTurn: v.boolean(),
  created: Moment,
  changed: Moment,
});
export type TableSummary = v.InferOutput<typeof TableSummary>;
export const TableList = v.object({ tables: v.array(TableSummary), next: v.nullable(v.string()) });

export const GameSummary = v.object({
  id: v.string(),
  rulesVersion: v.string(),
  players: v.object({ fewest: v.number(), most: v.number() }),
  /** The option table of the game: kinds, values, defaults. */
  options: v.record(v.string(), v.record(v.string(), v.unknown())),
});
export const GameList = v.object({ games: v.array(GameSummary), bots: v.array(BotLevel) });

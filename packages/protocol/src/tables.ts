import * as v from "valibot";
import { Message, Moment, PlayerId, PlayerName, SeatNumber, Secret, StreamNumber, TableId } from "./basics.ts";

const Seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60 * 60 * 24 * 30));
const SecondsOrNone = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60 * 60 * 24 * 30));
const TimeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The length of the pauses for answers at a table without clock or with a live clock: 1.5, 2.5 or 6 seconds. */
const PausePace = v.picklist(["fast", "normal", "calm"]);
export type PausePace = v.InferOutput<typeof PausePace>;

/**
 * The time control of a table, in seconds. Every seat starts with `bank` and gains `increment` for each decision. Answer windows
 * do not use the bank: the game sets how long they stay open, for live and for slow tables, or makes them pauses of the length
 * `pauses` (by default `normal`). A slow clock stops in quiet hours.
 */
export const ClockRule = v.variant("kind", [
  v.object({ kind: v.literal("none"), pauses: v.optional(PausePace) }),
  v.object({ kind: v.literal("live"), bank: Seconds, increment: SecondsOrNone, pauses: v.optional(PausePace) }),
  v.object({
    kind: v.literal("slow"),
    bank: Seconds,
    increment: SecondsOrNone,
    /** The bank never grows beyond this. */
    cap: Seconds,
    quiet: v.optional(
      v.object({ from: TimeOfDay, to: TimeOfDay, zone: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    ),
  }),
]);
export type ClockRule = v.InferOutput<typeof ClockRule>;

const BotWord = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));
export const BotLevel = BotWord;
const BotTemperament = BotWord;

/** Who takes a seat: the creator (several times for hot seat), anyone, the holder of a link for this seat, or a bot. */
export const SeatPlan = v.variant("kind", [
  v.object({ kind: v.literal("me"), name: v.optional(PlayerName) }),
  v.object({ kind: v.literal("open") }),
  v.object({ kind: v.literal("invited"), name: v.optional(PlayerName) }),
  /** Without a temperament the bot gets one by its seat, so that the bots of a table differ. */
  v.object({ kind: v.literal("bot"), level: BotLevel, temperament: v.optional(BotTemperament) }),
]);
export type SeatPlan = v.InferOutput<typeof SeatPlan>;

export const Visibility = v.picklist(["public", "link"]);

/** The hash to which a player is committed before anybody reveals entropy: SHA-256 of `rondel entropy ENTROPY`. */
const EntropyCommitment = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const Entropy = v.pipe(v.string(), v.regex(/^[0-9a-zA-Z_-]{1,64}$/));

/** The longest match file that can be imported, in characters. */
export const MAX_MATCH_FILE_LENGTH = 512 * 1024;

export const MakeTable = v.object({
  game: v.pipe(v.string(), v.maxLength(64)),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(8)),
  visibility: Visibility,
  clock: ClockRule,
  /** Whether the page may offer hints. By default only if one person plays against bots. */
  hints: v.optional(v.boolean()),
  /** Starts the match at once; refused if a seat is open. */
  start: v.optional(v.boolean()),
});

/** A match that began elsewhere, as its file. It continues here when the table starts. */
export const ImportTable = v.object({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_MATCH_FILE_LENGTH)),
  /** One plan for each seat of the file, in its order. */
  seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(8)),
  visibility: Visibility,
  clock: ClockRule,
  /** Continues the match at once; refused if a seat is open. */
  start: v.optional(v.boolean()),
});

export const TableAddress = v.object({ table: TableId, invitation: v.optional(Secret) });
/** `fill` puts bots of this level on all seats that nobody has taken. */
export const StartTable = v.object({ ...TableAddress.entries, fill: v.optional(BotLevel) });
export const JoinTable = v.object({
  table: TableId,
  invitation: v.optional(Secret),
  /** Without it: the seats that are reserved for the player, or any free seat. */
  seat: v.optional(SeatNumber),
  /** The name at this table, for hot seat. */
  name: v.optional(PlayerName),
  /** The commitment to the player's entropy, as in `table/commit`. */
  commitment: v.optional(EntropyCommitment),
});
/** `commitment` is that to the player's entropy at the rematch to which another player has invited. */
export const Rematch = v.object({ ...TableAddress.entries, commitment: v.optional(EntropyCommitment) });
export const SeatAddress = v.object({ table: TableId, seat: SeatNumber });
export const MuteSeat = v.object({ ...SeatAddress.entries, muted: v.boolean() });
export const ArrangeSeat = v.object({ table: TableId, seat: SeatNumber, plan: SeatPlan });
export const SwapSeats = v.object({ table: TableId, seat: SeatNumber, with: SeatNumber });
export const CommitEntropy = v.object({ table: TableId, seat: SeatNumber, commitment: EntropyCommitment });
export const RevealEntropy = v.object({ table: TableId, seat: SeatNumber, entropy: Entropy });
export const VoteAbandon = v.object({ table: TableId, agree: v.boolean() });
export const VoteSubstitute = v.object({
  table: TableId,
  seat: SeatNumber,
  level: BotLevel,
  temperament: v.optional(BotTemperament),
  agree: v.boolean(),
});

export const SeatView = v.object({
  kind: v.picklist(["person", "open", "invited", "bot"]),
  name: v.nullable(v.string()),
  /** The person on the seat; on an invited seat, the player for whom it is reserved. */
  player: v.nullable(PlayerId),
  /** Whether the seat belongs to the player who asks. */
  yours: v.boolean(),
  /** The level of the bot on this seat, or of the substitute for an absent person. */
  bot: v.nullable(BotLevel),
  /** The temperament of that bot; null without a bot, and for random play. */
  temperament: v.nullable(BotTemperament),
  /** Whether the person has resigned: the bot plays to the end. */
  resigned: v.boolean(),
  /** Seats that voted for a substitute on this seat. */
  votes: v.array(SeatNumber),
  /** Since when the person does not have the table open, and from when the others may vote for a substitute. */
  absence: v.nullable(v.object({ since: Moment, voteFrom: Moment })),
  /** Whether the host has muted the person in the chat of the table. */
  muted: v.boolean(),
  /** The commitment to the person's entropy, and the entropy once it is revealed. */
  commitment: v.nullable(EntropyCommitment),
  entropy: v.nullable(Entropy),
  /** The secret of the seat's invitation; only for the host. */
  invitation: v.optional(Secret),
});
export type SeatView = v.InferOutput<typeof SeatView>;

export const Outcome = v.object({
  ranking: v.array(
    v.object({ seat: SeatNumber, rank: v.number(), score: v.number(), sums: v.record(v.string(), v.number()) }),
  ),
});

export const TableStatus = v.picklist(["gathering", "running", "finished", "closed"]);

/** A request to go back further than undo allows. Every other player must agree. */
export const TakebackView = v.object({
  by: SeatNumber,
  /** The position to return to, in the numbers of the player's first seat; for others in those of the seat that asks. */
  to: StreamNumber,
  mustAgree: v.array(SeatNumber),
  agreed: v.array(SeatNumber),
});

/** How often the player's own seats have stopped the clock of a pause. Nobody learns that of other seats. */
const WaitsView = v.object({
  /** The round in which `used` counts. */
  round: v.number(),
  /** By seat; 0 for the seats of others. */
  used: v.array(v.number()),
  /** Whether the last request for time was the player's own. */
  isLast: v.boolean(),
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
  /** Whether hints are allowed at this table. */
  hints: v.boolean(),
  status: TableStatus,
  /** Why this server cannot serve the match, for example because it lacks the rules version; null if it can. */
  unavailable: v.nullable(Message),
  host: PlayerId,
  seats: v.array(SeatView),
  /** The hash of the secret behind the draws, published before anyone adds entropy. */
  commitment: v.string(),
  /** The secret behind the draws; null until the match is over. */
  secret: v.nullable(v.string()),
  outcome: v.nullable(Outcome),
  takeback: v.nullable(TakebackView),
  /** The seats that want to abandon the match. Everybody who plays and is not absent must agree. */
  abandonVotes: v.array(SeatNumber),
  /** Whether the players have ended the match without a result. */
  abandoned: v.boolean(),
  /** The player's own requests for time; null if there was none. */
  waits: v.nullable(WaitsView),
  /** Set after the start until the match begins: the players reveal their entropy, and nothing else changes. */
  revealing: v.nullable(v.object({ until: Moment })),
  created: Moment,
  started: v.nullable(Moment),
  ended: v.nullable(Moment),
  /** The table of the rematch to which a player has invited. */
  rematch: v.nullable(TableId),
  /** The table of which this one is the rematch. */
  rematchOf: v.nullable(TableId),
  /**
   * The number of entries that were played before the match was imported; null for a match that began here. Their draws cannot
   * be verified, and the player who imported the match could see all hidden information up to that entry.
   */
  brought: v.nullable(v.number()),
  /** The secret of the table's invitation; only for the host and players at the table. */
  invitation: v.optional(Secret),
});
export type TableView = v.InferOutput<typeof TableView>;

export const ListTables = v.object({
  which: v.picklist(["mine", "open", "running", "finished"]),
  game: v.optional(v.pipe(v.string(), v.maxLength(64))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  /** `next` of the previous page. */
  after: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export const TableSummary = v.object({
  id: TableId,
  game: v.string(),
  status: TableStatus,
  visibility: Visibility,
  clock: ClockRule,
  seats: v.array(v.object({ kind: v.string(), name: v.nullable(v.string()), yours: v.boolean() })),
  /** Whether a seat is reserved for the player, who has neither accepted nor declined. */
  invited: v.boolean(),
  /** Whether one of the player's seats owes a decision. */
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
  /** The options of the game with their kinds, values and defaults. */
  options: v.record(v.string(), v.record(v.string(), v.unknown())),
});
export const GameList = v.object({ games: v.array(GameSummary), bots: v.array(BotLevel) });

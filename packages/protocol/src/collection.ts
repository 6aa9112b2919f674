import * as v from "valibot";
import { Moment, PlayerId, StreamNumber, TableId } from "./basics.ts";
import { MAX_REPORT_WORDS, REPORT_REASONS } from "./reports.ts";
import { BotLevel } from "./tables.ts";

/**
 * The collection: the finished matches of public tables, without abandoned and imported ones. Everybody can search it, star
 * matches and comment on them.
 */

const OptionValue = v.union([v.pipe(v.string(), v.maxLength(64)), v.number(), v.boolean()]);
const NamePart = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const Moves = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** Which matches: all, those with a star or a comment, those with a star, those with a comment, or those the player has starred. */
export const COLLECTION_PARTS = ["all", "examples", "starred", "commented", "mine"] as const;
export const COLLECTION_ORDERS = ["newest", "stars"] as const;

const filter = {
  which: v.optional(v.picklist(COLLECTION_PARTS)),
  game: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** The beginning of the name of a player, and of a winner. Upper and lower case do not matter. */
  player: v.optional(NamePart),
  winner: v.optional(NamePart),
  /** The number of seats. */
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
  /** Values that the options of the game must have. */
  options: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(64)), OptionValue),
      v.check((options) => Object.keys(options).length <= 20, "at most 20 options"),
    ),
  ),
  /** The least and the largest number of moves. */
  fewest: v.optional(Moves),
  most: v.optional(Moves),
  order: v.optional(v.picklist(COLLECTION_ORDERS)),
};

export const SearchCollection = v.object({
  ...filter,
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
  /** `next` of the previous page. */
  after: v.optional(v.pipe(v.string(), v.maxLength(80))),
});

export const CollectedMatch = v.object({
  /** The id of the table, which shows the match. */
  id: TableId,
  game: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  seats: v.array(
    v.object({
      /** Null for a bot. */
      name: v.nullable(v.string()),
      bot: v.nullable(BotLevel),
      rank: v.number(),
      score: v.number(),
    }),
  ),
  /** The number of entries of the log. */
  moves: v.number(),
  ended: Moment,
  stars: v.number(),
  comments: v.number(),
  /** Whether the player has starred the match. */
  starred: v.boolean(),
});
export type CollectedMatch = v.InferOutput<typeof CollectedMatch>;
export const CollectionPage = v.object({ matches: v.array(CollectedMatch), next: v.nullable(v.string()) });

export const CollectionAddress = v.object({ table: TableId });
export const StarMatch = v.object({ table: TableId, starred: v.boolean() });

export const MAX_COMMENT_LENGTH = 1000;
export const CommentId = v.pipe(v.string(), v.regex(/^c[a-z2-7]{20}$/));
const CommentText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_COMMENT_LENGTH));

/** The words of a player about a match, or about one of its positions. */
const MatchComment = v.object({
  id: CommentId,
  player: PlayerId,
  name: v.string(),
  yours: v.boolean(),
  text: v.string(),
  /** The position in the numbers of a spectator; null if the comment is about the whole match. */
  number: v.nullable(StreamNumber),
  at: Moment,
});
export type MatchComment = v.InferOutput<typeof MatchComment>;

/** A match of the collection with its comments, the oldest first. */
export const MatchNotes = v.object({ match: CollectedMatch, comments: v.array(MatchComment) });
export type MatchNotes = v.InferOutput<typeof MatchNotes>;

export const AddComment = v.object({ table: TableId, text: CommentText, number: v.optional(StreamNumber) });
export const CommentAddress = v.object({ table: TableId, comment: CommentId });
export const ReportComment = v.object({
  ...CommentAddress.entries,
  reason: v.picklist(REPORT_REASONS),
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_REPORT_WORDS))),
});

/** The most matches in one archive. */
export const MAX_ARCHIVED_MATCHES = 50;

/** What may be done with the records of matches. Part of every archive. */
export const COLLECTION_LICENCE =
  "CC0 1.0: the records of these matches are in the public domain. You may copy, change, publish and evaluate them for any purpose, without asking. https://creativecommons.org/publicdomain/zero/1.0/";

export const ArchiveCollection = v.object(filter);
/** A zip archive in base64: a licence, a list of the matches, and one match file each. It contains no names. */
export const CollectionArchive = v.object({ name: v.string(), matches: v.number(), zip: v.string() });

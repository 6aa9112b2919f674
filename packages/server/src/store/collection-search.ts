import type { CommandInput } from "@rondel/protocol";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { nameKey } from "./collected.ts";
import type { Schema } from "./schema.ts";

/** What is searched. `viewer` is the player who searches. */
export interface CollectionSearch extends Omit<CommandInput<"collection/search">, "limit" | "after"> {
  readonly viewer: string;
  readonly limit: number;
  /** The last match of the previous page. */
  readonly after?: CollectionPlace | undefined;
}

/** The place of a match in the order of a search. */
export interface CollectionPlace {
  readonly stars: number;
  readonly ended: number;
  readonly id: string;
}

type Build = ExpressionBuilder<Schema, "collection">;
type Condition = Expression<SqlBool>;

/** Names with more seats than this are frequent: it is faster to look at the seats of the newest matches, until a page is full. */
export const FREQUENT = 2000;

/** The conditions of a search. `isFrequent` says so of a name. */
export function searchConditions(
  eb: Build,
  wanted: CollectionSearch,
  isFrequent: (name: string) => boolean,
): Condition[] {
  const { game, seats, fewest, most, options = {}, player, winner, after } = wanted;
  return [
    eb("hidden", "=", 0),
    ...partCondition(eb, wanted),
    ...(game === undefined ? [] : [eb("game", "=", game)]),
    ...(seats === undefined ? [] : [eb("players", "=", seats)]),
    ...(fewest === undefined ? [] : [eb("moves", ">=", fewest)]),
    ...(most === undefined ? [] : [eb("moves", "<=", most)]),
    ...(player === undefined ? [] : [hasPlayer(eb, player, isFrequent(player), false)]),
    ...(winner === undefined ? [] : [hasPlayer(eb, winner, isFrequent(winner), true)]),
    ...Object.entries(options).map(([option, value]) => hasOption(eb, option, value)),
    ...(after === undefined ? [] : [isAfter(eb, wanted.order ?? "newest", after)]),
  ];
}

function partCondition(eb: Build, { which = "all", viewer }: CollectionSearch): Condition[] {
  switch (which) {
    case "all":
      return [];
    case "examples":
      return [eb.or([eb("stars", ">", 0), eb("comments", ">", 0)])];
    case "starred":
      return [eb("stars", ">", 0)];
    case "commented":
      return [eb("comments", ">", 0)];
    case "mine":
      return [eb("match_id", "in", eb.selectFrom("collection_stars").select("match_id").where("player", "=", viewer))];
  }
}

/** The seats of people whose name begins so. No hexadecimal digit sorts after `f`. */
export function hasName(eb: ExpressionBuilder<Schema, "collection_seats">, name: string): Condition {
  const key = nameKey(name);
  return eb.and([eb("name_key", ">=", key), eb("name_key", "<", `${key}g`)]);
}

function hasPlayer(eb: Build, name: string, isFrequent: boolean, onlyWinners: boolean): Condition {
  const named = eb.selectFrom("collection_seats").select("collection_seats.match_id");
  const seats = onlyWinners ? named.where("rank", "=", 1) : named;
  if (!isFrequent)
    return eb(
      "match_id",
      "in",
      seats.where((seat) => hasName(seat, name)),
    );
  const key = nameKey(name);
  // The database must not begin with the index of names, so the condition is about an expression.
  const ofMatch = seats
    .whereRef("collection_seats.match_id", "=", "collection.match_id")
    .where(sql`SUBSTR(name_key, 1, ${key.length})`, "=", key);
  return eb.exists(ofMatch);
}

/** Looks for the option in the stored JSON, followed by the next option or by the end. */
function hasOption(eb: Build, option: string, value: string | number | boolean): Condition {
  const text = `${JSON.stringify(option)}:${JSON.stringify(value)}`.replaceAll(/[!%_]/g, "!$&");
  const like = (end: string) => sql<boolean>`options LIKE ${`%${text}${end}`} ESCAPE '!'`;
  return eb.or([like(",%"), like("}")]);
}

function isAfter(eb: Build, order: "newest" | "stars", { stars, ended, id }: CollectionPlace): Condition {
  const older = eb.or([eb("ended_at", "<", ended), eb.and([eb("ended_at", "=", ended), eb("match_id", ">", id)])]);
  return order === "newest" ? older : eb.or([eb("stars", "<", stars), eb.and([eb("stars", "=", stars), older])]);
}

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

/** The conditions of a search. An index serves each of those that few matches meet. */
export function searchConditions(eb: Build, wanted: CollectionSearch): Condition[] {
  const { game, seats, fewest, most, options = {}, player, winner, after } = wanted;
  return [
    eb("hidden", "=", 0),
    ...partCondition(eb, wanted),
    ...(game === undefined ? [] : [eb("game", "=", game)]),
    ...(seats === undefined ? [] : [eb("players", "=", seats)]),
    ...(fewest === undefined ? [] : [eb("moves", ">=", fewest)]),
    ...(most === undefined ? [] : [eb("moves", "<=", most)]),
    ...(player === undefined ? [] : [eb("match_id", "in", matchesOf(eb, player))]),
    ...(winner === undefined ? [] : [eb("match_id", "in", matchesOf(eb, winner).where("rank", "=", 1))]),
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

/** The matches of people whose name begins so. No hexadecimal digit sorts after `f`. */
function matchesOf(eb: Build, name: string) {
  const key = nameKey(name);
  return eb
    .selectFrom("collection_seats")
    .select("collection_seats.match_id")
    .where("name_key", ">=", key)
    .where("name_key", "<", `${key}g`);
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

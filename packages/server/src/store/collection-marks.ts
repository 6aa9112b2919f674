import type { MatchComment } from "@rondel/protocol";
import { type CompiledQuery, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Merge } from "./merge.ts";
import type { Schema } from "./schema.ts";

/** A comment as it is stored. The reader decides whose it is. */
export type StoredComment = Omit<MatchComment, "yours"> & { readonly match: string };

type Build = Database["build"];

/** The stars and comments of players. Their numbers are stored with the match, so that a search can sort by them. */
export function collectionMarkStore({ build, read, write }: Database) {
  const comments = () => build.selectFrom("collection_comments").selectAll();
  return {
    async star(match: string, player: string, at: number): Promise<void> {
      await write({
        first: build
          .insertInto("collection_stars")
          .values({ match_id: match, player, at })
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
        next: [countQuery(build, match)],
      });
    },
    async unstar(match: string, player: string): Promise<void> {
      await write({
        first: build
          .deleteFrom("collection_stars")
          .where("match_id", "=", match)
          .where("player", "=", player)
          .compile(),
        next: [countQuery(build, match)],
      });
    },
    async addComment({ id, match, player, name, text, number, at }: StoredComment): Promise<void> {
      await write({
        first: build
          .insertInto("collection_comments")
          .values({ id, match_id: match, player, name, words: text, number, at })
          .compile(),
        next: [countQuery(build, match)],
      });
    },
    async comment(id: string): Promise<StoredComment | undefined> {
      const [row] = await read(comments().where("id", "=", id));
      return row && asComment(row);
    },
    /** The newest comments on a match, the oldest of them first. */
    async comments(match: string, limit: number): Promise<StoredComment[]> {
      const rows = await read(
        comments().where("match_id", "=", match).orderBy("at", "desc").orderBy("id").limit(limit),
      );
      return rows.map(asComment).reverse();
    },
    /** How many comments a player has written on a match. */
    async countComments(match: string, player: string): Promise<number> {
      const [row] = await read(
        build
          .selectFrom("collection_comments")
          .select(({ fn }) => fn.countAll().as("count"))
          .where("match_id", "=", match)
          .where("player", "=", player),
      );
      return Number(row?.count ?? 0);
    },
    /** Removes a comment, together with other queries; false if it does not exist. */
    removeComment({ id, match }: StoredComment, more: readonly CompiledQuery[] = []): Promise<boolean> {
      return write({
        first: build.deleteFrom("collection_comments").where("id", "=", id).compile(),
        next: [countQuery(build, match), ...more],
      });
    },
    /** Everything that a player has starred and written. */
    async marksOf(player: string) {
      const stars = await read(
        build
          .selectFrom("collection_stars")
          .select(["match_id as match", "at"])
          .where("player", "=", player)
          .orderBy("at"),
      );
      return { stars, comments: (await read(comments().where("player", "=", player).orderBy("at"))).map(asComment) };
    },
  };
}

/** Deletes the stars and comments of a player. */
export function forgetMarksQueries(build: Build, player: string): CompiledQuery[] {
  const without = sql<number>`(SELECT COUNT(*) FROM collection_stars WHERE match_id = collection.match_id AND player <> ${player})`;
  const unsaid = sql<number>`(SELECT COUNT(*) FROM collection_comments WHERE match_id = collection.match_id AND player <> ${player})`;
  return [
    build
      .updateTable("collection")
      .set({ stars: without, comments: unsaid })
      .where((eb) =>
        eb.or([eb("match_id", "in", starredBy(build, player)), eb("match_id", "in", commentedBy(build, player))]),
      )
      .compile(),
    build.deleteFrom("collection_stars").where("player", "=", player).compile(),
    build.deleteFrom("collection_comments").where("player", "=", player).compile(),
  ];
}

/** Moves stars and comments to the remaining player. Two stars of one match become one. */
export function mergeMarksQueries(build: Build, { from, into }: Merge): CompiledQuery[] {
  return [
    build
      .updateTable("collection_stars")
      .set({ player: into })
      .where("player", "=", from)
      .where(
        "match_id",
        "not in",
        build.selectFrom("collection_stars as other").select("other.match_id").where("other.player", "=", into),
      )
      .compile(),
    build
      .updateTable("collection")
      .set({ stars: sql<number>`stars - 1` })
      .where("match_id", "in", starredBy(build, from))
      .compile(),
    build.deleteFrom("collection_stars").where("player", "=", from).compile(),
    build.updateTable("collection_comments").set({ player: into }).where("player", "=", from).compile(),
  ];
}

const starredBy = (build: Build, player: string) =>
  build.selectFrom("collection_stars").select("match_id").where("player", "=", player);
const commentedBy = (build: Build, player: string) =>
  build.selectFrom("collection_comments").select("match_id").where("player", "=", player);

/** Counts the stars and comments of a match again. */
function countQuery(build: Build, match: string): CompiledQuery {
  return build
    .updateTable("collection")
    .set({
      stars: sql<number>`(SELECT COUNT(*) FROM collection_stars WHERE match_id = ${match})`,
      comments: sql<number>`(SELECT COUNT(*) FROM collection_comments WHERE match_id = ${match})`,
    })
    .where("match_id", "=", match)
    .compile();
}

function asComment(row: Schema["collection_comments"]): StoredComment {
  const { id, match_id: match, player, name, words: text, number, at } = row;
  return { id, match, player, name, text, number, at };
}

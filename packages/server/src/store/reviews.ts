import type { CompiledQuery } from "kysely";
import type { TableDocument } from "../tables/document.ts";
import type { Database } from "./database.ts";

/** The queries that ask for the review of a match when it ends. An abandoned match has no result to explain. */
export function queueReviewQueries(
  build: Database["build"],
  { id, status, outcome, ended }: TableDocument,
): CompiledQuery[] {
  return status === "finished" && outcome !== null && ended !== null ? [wantQuery(build, id, ended)] : [];
}

function wantQuery(build: Database["build"], match: string, at: number): CompiledQuery {
  return build
    .insertInto("reviews")
    .values({ match_id: match, version: 0, review: null, wanted_at: at, claimed_until: 0 })
    .onConflict((conflict) => conflict.column("match_id").doUpdateSet({ wanted_at: at }))
    .compile();
}

/** Reviews of finished matches. The rows with an older version are those to compute. */
export function reviewStore({ build, read, write }: Database) {
  return {
    /** Asks for the review of a finished match, before those that were wanted earlier. */
    async want(match: string, at: number): Promise<void> {
      await write({ first: wantQuery(build, match, at) });
    },
    /** The review of a match in a version; undefined if it is not computed yet, null if the match cannot be reviewed. */
    async get(match: string, version: number): Promise<unknown> {
      const [row] = await read(
        build.selectFrom("reviews").select("review").where("match_id", "=", match).where("version", "=", version),
      );
      return row && (row.review === null ? null : (JSON.parse(row.review) as unknown));
    },
    /** The match whose review is computed next: the one that was wanted last, but not before `since`. */
    async next(version: number, since: number, now: number): Promise<string | undefined> {
      const [row] = await read(
        build
          .selectFrom("reviews")
          .select("match_id")
          .where("version", "<", version)
          .where("wanted_at", ">", since)
          .where("claimed_until", "<", now)
          .orderBy("wanted_at", "desc")
          .limit(1),
      );
      return row?.match_id;
    },
    /** Claims a review for a while; false if another process was first. */
    claim: (match: string, now: number, until: number): Promise<boolean> =>
      write({
        first: build
          .updateTable("reviews")
          .set({ claimed_until: until })
          .where("match_id", "=", match)
          .where("claimed_until", "<", now)
          .compile(),
      }),
    /** Changes the end of a claim of this process. */
    async keepClaim(match: string, until: number): Promise<void> {
      await write({
        first: build.updateTable("reviews").set({ claimed_until: until }).where("match_id", "=", match).compile(),
      });
    },
    /** Stores a review, or that the match cannot be reviewed in this version. */
    async save(match: string, version: number, review: unknown): Promise<void> {
      const text = review === undefined ? null : JSON.stringify(review);
      await write({
        first: build
          .updateTable("reviews")
          .set({ version, review: text, claimed_until: 0 })
          .where("match_id", "=", match)
          .compile(),
      });
    },
  };
}

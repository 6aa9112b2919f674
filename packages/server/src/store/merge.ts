import type { CompiledQuery } from "kysely";
import type { TableDocument } from "../tables/document.ts";
import { mergeMarksQueries } from "./collection-marks.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/** A table at which a player sits or is invited, which the player hosts, or from which the player is barred. */
export interface ConcernedTable {
  readonly revision: number;
  readonly document: TableDocument;
}

/** The ids of two players: the one who is merged, and the one who remains. */
export interface Merge {
  readonly from: string;
  readonly into: string;
}

/** Everything that refers to a player, to move it to another one. */
export function mergeStore({ build, read }: Database) {
  return {
    /** All tables whose description must name the other player. */
    async tablesOf(player: string): Promise<ConcernedTable[]> {
      const rows = await read(
        build
          .selectFrom("tables")
          .select(["revision", "document"])
          .where(({ and, eb, or, selectFrom }) =>
            or([
              eb("id", "in", selectFrom("seats").select("table_id").where("player", "=", player)),
              eb("host", "=", player),
              // People whom the host has removed have no seat.
              and([eb("status", "=", "gathering"), eb("document", "like", `%${JSON.stringify(player)}%`)]),
            ]),
          )
          // All processes write tables of a merge in the same order, so that two merges never wait for each other.
          .orderBy("id"),
      );
      return rows.map(({ revision, document }) => ({ revision, document: JSON.parse(document) as TableDocument }));
    },
    /** Deletes the merged player if both still exist. */
    deleteQuery: ({ from, into }: Merge): CompiledQuery =>
      build
        .deleteFrom("players")
        .where("id", "=", from)
        .where(({ exists, selectFrom }) => exists(selectFrom("players as other").select("id").where("id", "=", into)))
        .compile(),
    /** Moves all rows outside of the tables' descriptions. */
    moveQueries: (merge: Merge): CompiledQuery[] => [
      ...signInQueries(build, merge),
      ...reminderQueries(build, merge),
      ...chatQueries(build, merge),
      ...sanctionQueries(build, merge),
      ...relationQueries(build, merge),
      ...mergeMarksQueries(build, merge),
    ],
  };
}

type Build = Database["build"];

/** Devices and passkeys sign the remaining player in. The personal link and sent links of the merged player end. */
function signInQueries(build: Build, { from, into }: Merge): CompiledQuery[] {
  return [
    build.deleteFrom("entrances").where("player", "=", from).where("kind", "=", "link").compile(),
    build.updateTable("entrances").set({ player: into }).where("player", "=", from).compile(),
    build.updateTable("passkeys").set({ player: into }).where("player", "=", from).compile(),
    build.deleteFrom("challenges").where("player", "=", from).compile(),
    build.deleteFrom("recovery_links").where("player", "=", from).compile(),
    ...addressQueries(build, "recovery_mails", { from, into }),
  ];
}

function reminderQueries(build: Build, { from, into }: Merge): CompiledQuery[] {
  return [
    build.updateTable("push_devices").set({ player: into }).where("player", "=", from).compile(),
    build.updateTable("webhooks").set({ player: into }).where("player", "=", from).compile(),
    build.updateTable("webhook_messages").set({ player: into }).where("player", "=", from).compile(),
    ...addressQueries(build, "mails", { from, into }),
    ...withoutDoubles(build, "to_remind", { from, into }),
    ...withoutDoubles(build, "reminded", { from, into }),
  ];
}

/** Moves an email address, unless the remaining player has one. */
function addressQueries(build: Build, table: "mails" | "recovery_mails", { from, into }: Merge): CompiledQuery[] {
  const taken = build.selectFrom(table).select("player").where("player", "=", into);
  return [
    build
      .updateTable(table)
      .set({ player: into })
      .where("player", "=", from)
      .where(({ exists, not }) => not(exists(taken)))
      .compile(),
    build.deleteFrom(table).where("player", "=", from).compile(),
  ];
}

/** Moves rows with one row per player and table. */
function withoutDoubles(build: Build, table: "to_remind" | "reminded", { from, into }: Merge): CompiledQuery[] {
  const taken = build.selectFrom(table).select("table_id").where("player", "=", into);
  return [
    build
      .updateTable(table)
      .set({ player: into })
      .where("player", "=", from)
      .where("table_id", "not in", taken)
      .compile(),
    build.deleteFrom(table).where("player", "=", from).compile(),
  ];
}

/** Lines, private rooms and reports. Names stay as they were when a line or report was written. */
function chatQueries(build: Build, { from, into }: Merge): CompiledQuery[] {
  const [before, after] = [JSON.stringify(from), JSON.stringify(into)];
  return [
    build.updateTable("talk").set({ author: into }).where("author", "=", from).compile(),
    build
      .updateTable("talk")
      .set(({ fn, val }) => ({ people: fn<string>("replace", ["people", val(before), val(after)]) }))
      .where("people", "is not", null)
      .where("people", "like", `%${before}%`)
      .compile(),
    build.updateTable("reports").set({ reporter: into }).where("reporter", "=", from).compile(),
    build.updateTable("reports").set({ reported: into }).where("reported", "=", from).compile(),
  ];
}

/** Of two sanctions of a kind, the one that ends later stays. */
function sanctionQueries(build: Build, { from, into }: Merge): CompiledQuery[] {
  const left = build.selectFrom("sanctions as other").select("other.kind").where("other.player", "=", into);
  return [
    build
      .deleteFrom("sanctions")
      .where("player", "=", into)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("sanctions as other")
            .select("other.kind")
            .where("other.player", "=", from)
            .whereRef("other.kind", "=", "sanctions.kind")
            .whereRef("other.until", ">", "sanctions.until"),
        ),
      )
      .compile(),
    build
      .updateTable("sanctions")
      .set({ player: into })
      .where("player", "=", from)
      .where("kind", "not in", left)
      .compile(),
    build.deleteFrom("sanctions").where("player", "=", from).compile(),
  ];
}

/** Of two relations to the same person, a block stays. The two players themselves are one person now. */
function relationQueries(build: Build, { from, into }: Merge): CompiledQuery[] {
  const both = [from, into];
  return [
    build.deleteFrom("relations").where("player", "in", both).where("other", "in", both).compile(),
    ...oneSide(build, "player", "other", { from, into }),
    ...oneSide(build, "other", "player", { from, into }),
  ];
}

/** Moves the relations that have the merged player on one side. */
function oneSide(
  build: Build,
  mine: "player" | "other",
  theirs: "player" | "other",
  { from, into }: Merge,
): CompiledQuery[] {
  const people = (player: string, relation?: Schema["relations"]["relation"]) => {
    const all = build.selectFrom("relations as twin").select(`twin.${theirs}`).where(`twin.${mine}`, "=", player);
    return relation ? all.where("twin.relation", "=", relation) : all;
  };
  return [
    build
      .updateTable("relations")
      .set({ relation: "blocked" })
      .where(mine, "=", into)
      .where(theirs, "in", people(from, "blocked"))
      .compile(),
    build
      .updateTable("relations")
      .set({ [mine]: into })
      .where(mine, "=", from)
      .where(theirs, "not in", people(into))
      .compile(),
    build.deleteFrom("relations").where(mine, "=", from).compile(),
  ];
}

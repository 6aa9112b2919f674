import type { Relation } from "@rondel/protocol";
import type { Database } from "./database.ts";

/** A player whom another one has muted or blocked. */
interface RelatedPlayer {
  readonly player: string;
  readonly name: string;
  readonly relation: Relation;
  readonly since: number;
}

export function relationStore({ build, read, write }: Database, now: () => number) {
  return {
    async of(player: string): Promise<RelatedPlayer[]> {
      const rows = await read(
        build
          .selectFrom("relations")
          .innerJoin("players", "players.id", "relations.other")
          .select(["relations.other", "players.name", "relations.relation", "relations.since"])
          .where("relations.player", "=", player)
          .orderBy("relations.since"),
      );
      return rows.map(({ other, name, relation, since }) => ({ player: other, name, relation, since }));
    },
    async set(player: string, other: string, relation: Relation | null): Promise<void> {
      const row = { player, other, relation: relation ?? "muted", since: now() };
      await write({
        first:
          relation === null
            ? build.deleteFrom("relations").where("player", "=", player).where("other", "=", other).compile()
            : build
                .insertInto("relations")
                .values(row)
                .onConflict((conflict) => conflict.columns(["player", "other"]).doUpdateSet({ relation }))
                .compile(),
        notify: { kind: "player", id: player },
      });
    },
    /** The players who have blocked this one, or whom this one has blocked. */
    async blocksAround(player: string): Promise<Set<string>> {
      const rows = await read(
        build
          .selectFrom("relations")
          .select(["player", "other"])
          .where("relation", "=", "blocked")
          .where(({ eb, or }) => or([eb("player", "=", player), eb("other", "=", player)])),
      );
      return new Set(rows.map((row) => (row.player === player ? row.other : row.player)));
    },
    async hasBlocked(player: string, other: string): Promise<boolean> {
      const rows = await read(
        build
          .selectFrom("relations")
          .select("since")
          .where("player", "=", player)
          .where("other", "=", other)
          .where("relation", "=", "blocked"),
      );
      return rows.length > 0;
    },
  };
}

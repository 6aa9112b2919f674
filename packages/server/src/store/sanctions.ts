import type { CompiledQuery } from "kysely";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

export type Sanction = Schema["sanctions"];

export function sanctionStore({ build, read, write }: Database) {
  return {
    /** All sanctions that have not ended. */
    active: (now: number): Promise<Sanction[]> =>
      read(build.selectFrom("sanctions").selectAll().where("until", ">", now)),
    /** Sets or replaces a sanction, together with other queries. */
    async set(sanction: Sanction, more: readonly CompiledQuery[]): Promise<void> {
      const { until, since } = sanction;
      await write({
        first: build
          .insertInto("sanctions")
          .values(sanction)
          .onConflict((conflict) => conflict.columns(["player", "kind"]).doUpdateSet({ until, since }))
          .compile(),
        next: more,
        notify: { kind: "player", id: sanction.player },
      });
    },
    /** Removes a sanction, together with other queries; false if there is none. */
    lift(player: string, kind: Sanction["kind"], more: readonly CompiledQuery[]): Promise<boolean> {
      return write({
        first: build.deleteFrom("sanctions").where("player", "=", player).where("kind", "=", kind).compile(),
        next: more,
        notify: { kind: "player", id: player },
      });
    },
  };
}

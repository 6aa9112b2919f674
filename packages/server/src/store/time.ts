import type { Pause } from "../clocks/pauses.ts";
import type { Database } from "./database.ts";

/** The last moment of the server's time, and the pauses in it. */
export function timeStore({ build, read, write }: Database) {
  return {
    async lastMoment(): Promise<number | undefined> {
      const [row] = await read(build.selectFrom("server_time").select("at").limit(1));
      return row?.at;
    },
    /** Stores a moment unless another process has stored a later one. */
    async setMoment(at: number): Promise<void> {
      const isLater = await write({
        first: build.updateTable("server_time").set({ at }).where("id", "=", 1).where("at", "<", at).compile(),
      });
      if (isLater) return;
      await write({
        first: build
          .insertInto("server_time")
          .values({ id: 1, at })
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
      });
    },
    async addPause({ from, to }: Pause): Promise<void> {
      await write({
        first: build
          .insertInto("pauses")
          .values({ from_at: from, to_at: to })
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
      });
    },
    /** The pauses that end after a moment, in ascending order. */
    async pauses(after: number): Promise<Pause[]> {
      const rows = await read(build.selectFrom("pauses").selectAll().where("to_at", ">", after).orderBy("from_at"));
      return rows.map(({ from_at: from, to_at: to }) => ({ from, to }));
    },
  };
}

import type { Database } from "./database.ts";

/** A server process that has renewed its lease. */
export interface StoredProcess {
  readonly id: string;
  /** Where other processes reach it: host and port. */
  readonly address: string;
  /** The rules that it serves, such as `imperial:2 imperial:1`. Null for a release that does not say. */
  readonly rules: string | null;
}

/** The leases of the processes that share the database. */
export function processStore({ build, read, write }: Database) {
  return {
    async renew({ id, address, rules }: StoredProcess, now: number): Promise<void> {
      await write({
        first: build
          .insertInto("processes")
          .values({ id, address, rules, renewed_at: now })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ address, rules, renewed_at: now }))
          .compile(),
      });
    },
    async end(id: string): Promise<void> {
      await write({
        first: build.deleteFrom("processes").where("id", "=", id).compile(),
        notify: { kind: "processes", id },
      });
    },
    /** The processes that have renewed their lease since. */
    alive: (since: number): Promise<StoredProcess[]> =>
      read(
        build.selectFrom("processes").select(["id", "address", "rules"]).where("renewed_at", ">", since).orderBy("id"),
      ),
    async forgetBefore(time: number): Promise<void> {
      await write({ first: build.deleteFrom("processes").where("renewed_at", "<", time).compile() });
    },
  };
}

import type { Language } from "@rondel/protocol";
import type { Database } from "./database.ts";

export interface Mail {
  readonly player: string;
  readonly address: string;
  readonly confirmed: boolean;
  readonly token: string;
  readonly language: Language;
}

/** A player who shall be reminded of a table. */
export interface Due {
  readonly player: string;
  readonly table: string;
  readonly dueAt: number;
}

export function reminderStore({ build, read, write }: Database) {
  const mailWhere = async (column: "player" | "token", value: string): Promise<Mail | undefined> => {
    const [row] = await read(build.selectFrom("mails").selectAll().where(column, "=", value));
    return row && { ...row, confirmed: row.confirmed === 1 };
  };

  return {
    async addDevice(player: string, endpoint: string, subscription: string): Promise<void> {
      await write({
        first: build
          .insertInto("push_devices")
          .values({ endpoint, player, subscription, created_at: Date.now() })
          .onConflict((conflict) => conflict.column("endpoint").doUpdateSet({ player, subscription }))
          .compile(),
      });
    },
    async removeDevice(player: string, endpoint: string): Promise<void> {
      await write({
        first: build.deleteFrom("push_devices").where("endpoint", "=", endpoint).where("player", "=", player).compile(),
      });
    },
    async devicesOf(player: string): Promise<{ readonly endpoint: string; readonly subscription: string }[]> {
      return read(build.selectFrom("push_devices").select(["endpoint", "subscription"]).where("player", "=", player));
    },

    mailOf: (player: string) => mailWhere("player", player),
    mailByToken: (token: string) => mailWhere("token", token),
    async setMail({ player, address, confirmed, token, language }: Mail): Promise<void> {
      const row = { address, confirmed: confirmed ? 1 : 0, token, language };
      await write({
        first: build
          .insertInto("mails")
          .values({ player, ...row })
          .onConflict((conflict) => conflict.column("player").doUpdateSet(row))
          .compile(),
      });
    },
    async confirmMail(token: string): Promise<boolean> {
      return write({ first: build.updateTable("mails").set({ confirmed: 1 }).where("token", "=", token).compile() });
    },
    async removeMail(player: string): Promise<void> {
      await write({ first: build.deleteFrom("mails").where("player", "=", player).compile() });
    },

    /** Whether there is any way to reach the player. */
    async canReach(player: string): Promise<boolean> {
      if ((await this.devicesOf(player)).length > 0) return true;
      return (await this.mailOf(player))?.confirmed === true;
    },
    /** Notes that the player shall be reminded; the latest note counts. */
    async note(player: string, table: string, dueAt: number): Promise<void> {
      await write({
        first: build
          .insertInto("to_remind")
          .values({ player, table_id: table, due_at: dueAt })
          .onConflict((conflict) => conflict.columns(["player", "table_id"]).doUpdateSet({ due_at: dueAt }))
          .compile(),
      });
    },
    /**
     * Players who can be reached, for whom a table waits, and of whose turn nothing tells: neither a note nor a reminder that was
     * sent since. A process that was killed between an action and its note leaves them behind.
     */
    async unscheduled(): Promise<{ readonly player: string; readonly table: string }[]> {
      const rows = await read(
        build
          .selectFrom("seats")
          .innerJoin("tables", "tables.id", "seats.table_id")
          .innerJoin("matches", "matches.id", "seats.table_id")
          .innerJoin("dues", "dues.match_id", "seats.table_id")
          .leftJoin("entries as latest", (join) =>
            join.onRef("latest.match_id", "=", "seats.table_id").on("latest.number", "=", ({ selectFrom }) =>
              selectFrom("entries")
                .select(({ fn }) => fn.max("entries.number").as("number"))
                .whereRef("entries.match_id", "=", "seats.table_id"),
            ),
          )
          .leftJoin("reminded", (join) =>
            join.onRef("reminded.table_id", "=", "seats.table_id").onRef("reminded.player", "=", "seats.player"),
          )
          .where("tables.status", "=", "running")
          .where(({ or, exists, selectFrom }) =>
            or([
              exists(
                selectFrom("push_devices").select("endpoint").whereRef("push_devices.player", "=", "seats.player"),
              ),
              exists(
                selectFrom("mails")
                  .select("mails.player")
                  .whereRef("mails.player", "=", "seats.player")
                  .where("confirmed", "=", 1),
              ),
            ]),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom("to_remind")
                  .select("to_remind.player")
                  .whereRef("to_remind.player", "=", "seats.player")
                  .whereRef("to_remind.table_id", "=", "seats.table_id"),
              ),
            ),
          )
          .select(["seats.player", "seats.seat", "seats.table_id as table", "reminded.at as remindedAt"])
          .select(({ fn }) => [
            fn.coalesce("latest.waiting", "dues.waiting").as("waiting"),
            fn.coalesce("latest.at", "matches.started_at").as("since"),
          ]),
      );
      return rows.filter(
        ({ waiting, seat, since, remindedAt }) => (waiting & (1 << seat)) !== 0 && (remindedAt ?? 0) < since,
      );
    },
    async due(now: number, limit: number): Promise<Due[]> {
      const rows = await read(
        build.selectFrom("to_remind").selectAll().where("due_at", "<=", now).orderBy("due_at").limit(limit),
      );
      return rows.map(({ player, table_id: table, due_at: dueAt }) => ({ player, table, dueAt }));
    },
    /** Takes a note until a later moment, when it is due again should this process die; false if another was faster. */
    take({ player, table, dueAt }: Due, until: number): Promise<boolean> {
      return write({
        first: build
          .updateTable("to_remind")
          .set({ due_at: until })
          .where("player", "=", player)
          .where("table_id", "=", table)
          .where("due_at", "=", dueAt)
          .compile(),
      });
    },
    /** Strikes a note out that was taken; one that was written since stays. */
    async strike({ player, table }: Due, until: number): Promise<void> {
      await write({
        first: build
          .deleteFrom("to_remind")
          .where("player", "=", player)
          .where("table_id", "=", table)
          .where("due_at", "=", until)
          .compile(),
      });
    },

    /** True if the player may be reminded of this table now; notes it, so that only one process does. */
    async mayRemind(player: string, table: string, now: number, atLeastApart: number): Promise<boolean> {
      const renewed = await write({
        first: build
          .updateTable("reminded")
          .set({ at: now })
          .where("player", "=", player)
          .where("table_id", "=", table)
          .where("at", "<=", now - atLeastApart)
          .compile(),
      });
      if (renewed) return true;
      return write({
        first: build
          .insertInto("reminded")
          .values({ player, table_id: table, at: now })
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
      });
    },

    /** The value under a name; made and kept on the first call, by whichever process is first. */
    async key(name: string, make: () => string): Promise<string> {
      const stored = async () => {
        const [row] = await read(build.selectFrom("keys").select("value").where("name", "=", name));
        return row?.value;
      };
      const known = await stored();
      if (known !== undefined) return known;
      const value = make();
      const added = await write({
        first: build
          .insertInto("keys")
          .values({ name, value })
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
      });
      return added ? value : ((await stored()) ?? value);
    },
  };
}

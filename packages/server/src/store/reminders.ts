import type { Database } from "./database.ts";

export interface Mail {
  readonly player: string;
  readonly address: string;
  readonly confirmed: boolean;
  readonly token: string;
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
    async setMail({ player, address, confirmed, token }: Mail): Promise<void> {
      const row = { address, confirmed: confirmed ? 1 : 0, token };
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

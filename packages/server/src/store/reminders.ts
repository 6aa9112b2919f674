import type { Language } from "@rondel/protocol";
import type { Database } from "./database.ts";
import { unscheduledTurns } from "./unscheduled-turns.ts";
import { webhookStore } from "./webhooks.ts";

interface Mail {
  readonly player: string;
  readonly address: string;
  readonly confirmed: boolean;
  readonly token: string;
  readonly language: Language;
}

/** A scheduled reminder of a table for one player. */
export interface DueReminder {
  readonly player: string;
  readonly table: string;
  readonly dueAt: number;
}

export function reminderStore(database: Database, now: () => number) {
  const devices = deviceStore(database, now);
  const mails = mailStore(database, now);
  return {
    ...devices,
    ...mails,
    ...scheduleStore(database),
    ...keyStore(database),
    /** Whether the player has a push device, a confirmed email address or a webhook. */
    async canReach(player: string): Promise<boolean> {
      if ((await devices.devicesOf(player)).length > 0) return true;
      if ((await mails.mailOf(player))?.confirmed) return true;
      return (await webhookStore(database).of(player)).length > 0;
    },
  };
}

function deviceStore({ build, read, write }: Database, now: () => number) {
  return {
    async addDevice(player: string, endpoint: string, subscription: string): Promise<void> {
      await write({
        first: build
          .insertInto("push_devices")
          .values({ endpoint, player, subscription, created_at: now() })
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
  };
}

function mailStore({ build, read, write }: Database, now: () => number) {
  const mailWhere = async (column: "player" | "token", value: string): Promise<Mail | undefined> => {
    const [row] = await read(build.selectFrom("mails").selectAll().where(column, "=", value));
    return row && { ...row, confirmed: row.confirmed === 1 };
  };
  return {
    mailOf: (player: string) => mailWhere("player", player),
    mailByToken: (token: string) => mailWhere("token", token),
    async setMail({ player, address, confirmed, token, language }: Mail): Promise<void> {
      const row = { address, confirmed: confirmed ? 1 : 0, token, language, asked_at: now() };
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
  };
}

function scheduleStore(database: Database) {
  const { build, read, write } = database;
  return {
    /** Turns of reachable players for which no reminder is scheduled, because their process died first. */
    unscheduled: () => unscheduledTurns(database),
    /** Schedules a reminder; a later call replaces the time. */
    async schedule(player: string, table: string, dueAt: number): Promise<void> {
      await write({
        first: build
          .insertInto("to_remind")
          .values({ player, table_id: table, due_at: dueAt })
          .onConflict((conflict) => conflict.columns(["player", "table_id"]).doUpdateSet({ due_at: dueAt }))
          .compile(),
      });
    },
    async due(now: number, limit: number): Promise<DueReminder[]> {
      const rows = await read(
        build.selectFrom("to_remind").selectAll().where("due_at", "<=", now).orderBy("due_at").limit(limit),
      );
      return rows.map(({ player, table_id: table, due_at: dueAt }) => ({ player, table, dueAt }));
    },
    /** Claims a reminder until a later time, when it becomes due again; false if another process was first. */
    claim({ player, table, dueAt }: DueReminder, until: number): Promise<boolean> {
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
    /** Removes a reminder that was claimed until `until`, unless it has been scheduled again meanwhile. */
    async remove({ player, table }: DueReminder, until: number): Promise<void> {
      await write({
        first: build
          .deleteFrom("to_remind")
          .where("player", "=", player)
          .where("table_id", "=", table)
          .where("due_at", "=", until)
          .compile(),
      });
    },
    /** Whether the player may be reminded of this table now. Stores the time, so that only one process gets true. */
    async mayRemind(player: string, table: string, now: number, interval: number): Promise<boolean> {
      const renewed = await write({
        first: build
          .updateTable("reminded")
          .set({ at: now })
          .where("player", "=", player)
          .where("table_id", "=", table)
          .where("at", "<=", now - interval)
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
  };
}

function keyStore({ build, read, write }: Database) {
  const stored = async (name: string): Promise<string | undefined> => {
    const [row] = await read(build.selectFrom("keys").select("value").where("name", "=", name));
    return row?.value;
  };
  return {
    /** The value under a name. The first call, by any process, creates and stores it. */
    async key(name: string, create: () => string): Promise<string> {
      const existing = await stored(name);
      if (existing !== undefined) return existing;
      const value = create();
      const added = await write({
        first: build
          .insertInto("keys")
          .values({ name, value })
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
      });
      return added ? value : ((await stored(name)) ?? value);
    },
  };
}

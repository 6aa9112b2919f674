import type { ChatLine } from "@rondel/protocol";
import type { TableDocument } from "../tables/document.ts";
import { forgetMarksQueries } from "./collection-marks.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/** A chat line with its table. */
export interface OwnLine {
  readonly table: string;
  readonly line: ChatLine;
}

/** Everything about one player, to return it or to delete it. */
export function myDataStore({ build, read, write }: Database) {
  return {
    ...readMyData({ build, read }),
    /** Deletes lines by table and number. */
    async deleteLines(lines: readonly OwnLine[]): Promise<void> {
      for (const { table, line } of lines) {
        await write({
          first: build.deleteFrom("talk").where("table_id", "=", table).where("number", "=", line.number).compile(),
        });
      }
    },
    /** Removes a player from the people of private rooms at all tables, including those that the player has left. */
    async forgetInRooms(player: string): Promise<void> {
      const id = JSON.stringify(player);
      await write({
        first: build
          .updateTable("talk")
          .set(({ fn, val }) => ({ people: fn<string>("replace", ["people", val(id), val("null")]) }))
          .where("people", "like", `%${id}%`)
          .compile(),
      });
    },
    /** Deletes the account with everything that only belongs to it. */
    async deletePlayer(player: string): Promise<void> {
      await write({
        first: build.deleteFrom("players").where("id", "=", player).compile(),
        next: [
          ...OWNED.map((table) => build.deleteFrom(table).where("player", "=", player).compile()),
          build.deleteFrom("relations").where("other", "=", player).compile(),
          ...forgetMarksQueries(build, player),
        ],
        notify: { kind: "player", id: player },
      });
    },
  };
}

/** Tables whose rows belong to one player each. */
const OWNED = [
  "entrances",
  "passkeys",
  "push_devices",
  "mails",
  "to_remind",
  "reminded",
  "sanctions",
  "seats",
  "webhooks",
  "webhook_messages",
  "relations",
  "recovery_mails",
  "recovery_links",
] as const;

function readMyData({ build, read }: Pick<Database, "build" | "read">) {
  return {
    async account(player: string): Promise<Schema["players"] | undefined> {
      const [row] = await read(build.selectFrom("players").selectAll().where("id", "=", player));
      return row;
    },
    devices: (player: string) =>
      read(build.selectFrom("entrances").select(["kind", "created_at as created"]).where("player", "=", player)),
    passkeys: (player: string) =>
      read(
        build.selectFrom("passkeys").select(["id", "transports", "created_at as created"]).where("player", "=", player),
      ),
    pushDevices: (player: string) =>
      read(build.selectFrom("push_devices").select(["endpoint", "created_at as created"]).where("player", "=", player)),
    sanctions: (player: string) =>
      read(build.selectFrom("sanctions").select(["kind", "since", "until"]).where("player", "=", player)),
    /** All tables where the player has a seat. */
    async tables(player: string): Promise<TableDocument[]> {
      const rows = await read(
        build
          .selectFrom("tables")
          .select("document")
          .where("id", "in", build.selectFrom("seats").select("table_id").where("player", "=", player))
          .orderBy("created_at"),
      );
      return rows.map(({ document }) => JSON.parse(document) as TableDocument);
    },
    /** The lines that a player wrote. Older rows have no author; there the seats of the player count. */
    async lines(player: string): Promise<OwnLine[]> {
      const authored = await read(
        build.selectFrom("talk").select(["table_id as table", "line"]).where("author", "=", player).orderBy("number"),
      );
      const unnamed = await read(
        build
          .selectFrom("talk")
          .innerJoin("seats", "seats.table_id", "talk.table_id")
          .select(["talk.table_id as table", "talk.line", "seats.seat"])
          .where("seats.player", "=", player)
          .where("talk.author", "is", null)
          .orderBy("talk.number"),
      );
      const older = unnamed.flatMap(({ table, line: text, seat }) => {
        const line = JSON.parse(text) as ChatLine;
        return line.kind !== "notice" && line.seat === seat ? [{ table, line }] : [];
      });
      return [...older, ...authored.map(({ table, line }) => ({ table, line: JSON.parse(line) as ChatLine }))];
    },
  };
}

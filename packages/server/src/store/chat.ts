import type { ChatLine, ChatRoom } from "@rondel/protocol";
import type { Database } from "./database.ts";

/** A line that has no number yet. */
export type NewLine = ChatLine extends infer Line ? (Line extends ChatLine ? Omit<Line, "number"> : never) : never;

const MAX_ATTEMPTS = 100;

export function chatStore({ build, read, write }: Database) {
  return {
    /** Adds a line. Its number comes from the clock: numbers only grow, and gaps reveal nothing about private chats. */
    async add(table: string, line: NewLine): Promise<ChatLine> {
      for (let number = line.at; number < line.at + MAX_ATTEMPTS; number++) {
        const numbered = { ...line, number } as ChatLine;
        const added = await write({
          first: build
            .insertInto("talk")
            .values({ table_id: table, number, room: JSON.stringify(line.room), line: JSON.stringify(numbered) })
            .onConflict((conflict) => conflict.doNothing())
            .compile(),
          notify: { kind: "talk", id: table, number },
        });
        if (added) return numbered;
      }
      throw new Error(`no free chat line number at table ${table}`);
    },
    async line(table: string, number: number): Promise<ChatLine | undefined> {
      const [row] = await read(
        build.selectFrom("talk").select("line").where("table_id", "=", table).where("number", "=", number),
      );
      return row && (JSON.parse(row.line) as ChatLine);
    },
    /** The newest lines of some rooms, oldest first. */
    async lines(
      table: string,
      rooms: readonly ChatRoom[],
      range: { readonly after?: number; readonly before?: number; readonly limit: number },
    ): Promise<ChatLine[]> {
      let query = build
        .selectFrom("talk")
        .select("line")
        .where("table_id", "=", table)
        .where(
          "room",
          "in",
          rooms.map((room) => JSON.stringify(room)),
        );
      if (range.after !== undefined) query = query.where("number", ">", range.after);
      if (range.before !== undefined) query = query.where("number", "<", range.before);
      const rows = await read(query.orderBy("number", "desc").limit(range.limit));
      return rows.map(({ line }) => JSON.parse(line) as ChatLine).reverse();
    },
  };
}

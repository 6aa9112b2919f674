import type { ChatLine, ChatRoom, StandingAnswer } from "@rondel/protocol";
import type { Database } from "./database.ts";

/** A line before it has its number. */
export type NewLine = ChatLine extends infer Line ? (Line extends ChatLine ? Omit<Line, "number"> : never) : never;

const ATTEMPTS = 100;

export function chatStore({ build, read, write }: Database) {
  return {
    /** Numbers come from the clock: they only grow, and gaps tell nothing about the private talk of others. */
    async add(table: string, line: NewLine): Promise<ChatLine> {
      for (let number = line.at; number < line.at + ATTEMPTS; number++) {
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
      throw new Error(`no free line at table ${table}`);
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

export function standingAnswerStore({ build, read, write }: Database) {
  return {
    async ofTable(table: string): Promise<StandingAnswer[]> {
      const rows = await read(build.selectFrom("orders").selectAll().where("table_id", "=", table).orderBy("prompt"));
      return rows.map(({ seat, prompt, action, once }) => ({
        seat,
        prompt,
        action: JSON.parse(action) as StandingAnswer["action"],
        once: once === 1,
      }));
    },
    async set(table: string, { seat, prompt, action, once }: StandingAnswer): Promise<void> {
      const row = { action: JSON.stringify(action), once: once ? 1 : 0 };
      await write({
        first: build
          .insertInto("orders")
          .values({ table_id: table, seat, prompt, ...row })
          .onConflict((conflict) => conflict.columns(["table_id", "seat", "prompt"]).doUpdateSet(row))
          .compile(),
        notify: { kind: "orders", id: table },
      });
    },
    async clear(table: string, seat: number, prompt: string): Promise<void> {
      await write({
        first: build
          .deleteFrom("orders")
          .where("table_id", "=", table)
          .where("seat", "=", seat)
          .where("prompt", "=", prompt)
          .compile(),
        notify: { kind: "orders", id: table },
      });
    },
  };
}

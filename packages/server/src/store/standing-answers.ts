import type { StandingAnswer } from "@rondel/protocol";
import type { Database } from "./database.ts";

/** Standing answers, in the table `orders`. A seat has at most one for each prompt. */
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
    async clearSeat(table: string, seat: number): Promise<void> {
      await write({
        first: build.deleteFrom("orders").where("table_id", "=", table).where("seat", "=", seat).compile(),
        notify: { kind: "orders", id: table },
      });
    },
  };
}

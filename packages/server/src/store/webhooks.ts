import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

export type StoredWebhook = Schema["webhooks"];

export function webhookStore({ build, read, write }: Database) {
  return {
    of: (player: string): Promise<StoredWebhook[]> =>
      read(build.selectFrom("webhooks").selectAll().where("player", "=", player).orderBy("created_at").orderBy("id")),
    async add(webhook: StoredWebhook): Promise<void> {
      await write({ first: build.insertInto("webhooks").values(webhook).compile() });
    },
    /** False if the player has no such webhook. */
    remove: (player: string, id: string): Promise<boolean> =>
      write({ first: build.deleteFrom("webhooks").where("player", "=", player).where("id", "=", id).compile() }),
  };
}

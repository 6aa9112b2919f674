import type { CompiledQuery } from "kysely";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

export type StoredWebhook = Schema["webhooks"];

/** A message that is not sent yet. */
export type WebhookMessageRow = Schema["webhook_messages"];

export function webhookStore(database: Database) {
  const { build, read, write } = database;
  return {
    ...messageStore(database),
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

function messageStore({ build, read, write }: Database) {
  return {
    /** The players of a list who have a webhook. */
    async playersWithWebhooks(players: readonly string[]): Promise<string[]> {
      if (players.length === 0) return [];
      const rows = await read(
        build.selectFrom("webhooks").select("player").distinct().where("player", "in", players).orderBy("player"),
      );
      return rows.map(({ player }) => player);
    },
    addMessageQuery: (message: WebhookMessageRow): CompiledQuery =>
      build.insertInto("webhook_messages").values(message).compile(),
    unsent: (now: number, limit: number): Promise<WebhookMessageRow[]> =>
      read(build.selectFrom("webhook_messages").selectAll().where("due_at", "<=", now).orderBy("due_at").limit(limit)),
    /** Claims a message until a later time, when it becomes due again; false if another process was first. */
    claimMessage: ({ id, due_at: dueAt }: WebhookMessageRow, until: number): Promise<boolean> =>
      write({
        first: build
          .updateTable("webhook_messages")
          .set({ due_at: until })
          .where("id", "=", id)
          .where("due_at", "=", dueAt)
          .compile(),
      }),
    async removeMessage(id: string): Promise<void> {
      await write({ first: build.deleteFrom("webhook_messages").where("id", "=", id).compile() });
    },
  };
}

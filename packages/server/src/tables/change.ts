import type { CompiledQuery } from "kysely";
import { broadcastTable } from "../play/broadcast.ts";
import type { LiveTable } from "../play/live-table.ts";
import { readUnread } from "../play/sync.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { TableDocument } from "./document.ts";

const MAX_ATTEMPTS = 10;

/**
 * Changes a table. `change` is called again with a newer document if another process was first. It throws to refuse, and returns
 * its argument to change nothing. `more` returns queries for the same transaction.
 */
export async function changeTable(
  services: Services,
  table: LiveTable,
  change: (document: TableDocument) => TableDocument,
  more: (document: TableDocument) => readonly CompiledQuery[] = () => [],
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const before = table.document;
    const after = change(before);
    if (after === before) return;
    const { store, webhooks } = services;
    const messages = await webhooks.messagesAbout(table, after);
    const stored = messages.map(store.webhooks.addMessageQuery);
    const transaction = store.tables.replaceTransaction(after, table.revision);
    if (await store.database.write({ ...transaction, next: [...transaction.next, ...more(after), ...stored] })) {
      table.document = after;
      table.revision += 1;
      broadcastTable(services, table, before);
      webhooks.sendAll(messages);
      return;
    }
    table.unread.table = true;
    await readUnread(services, table);
  }
  throw refuse("table-is-busy", "wait");
}

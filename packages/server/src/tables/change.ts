import { broadcastTable } from "../play/broadcast.ts";
import type { LiveTable } from "../play/live-table.ts";
import { readUnread } from "../play/sync.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { Unit } from "../store/database.ts";
import type { TableDocument } from "./document.ts";

const ATTEMPTS = 10;

/**
 * Changes the description of a table. `change` may be asked again with a newer description when another process was faster;
 * it refuses by throwing, and leaves everything as it is by returning what it was given.
 */
export async function changeTable(
  services: Services,
  table: LiveTable,
  change: (document: TableDocument) => TableDocument,
  also: (document: TableDocument) => NonNullable<Unit["next"]> = () => [],
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = table.document;
    const after = change(before);
    if (after === before) return;
    const unit = services.store.tables.replaceUnit(after, table.revision);
    if (await services.store.database.write({ ...unit, next: [...unit.next, ...also(after)] })) {
      table.document = after;
      table.revision += 1;
      broadcastTable(services, table, before);
      return;
    }
    table.unread.table = true;
    await readUnread(services, table);
  }
  throw refuse("table-is-busy", "wait");
}

import type { House } from "../house.ts";
import { announceTable } from "../play/announce.ts";
import type { Room } from "../play/room.ts";
import { readUnread } from "../play/sync.ts";
import { refuse } from "../refuse.ts";
import type { Unit } from "../store/database.ts";
import type { TableDocument } from "./document.ts";

const ATTEMPTS = 10;

/**
 * Changes the description of a table. `change` may be asked again with a newer description when another process was faster;
 * it refuses by throwing, and leaves everything as it is by returning what it was given.
 */
export async function changeTable(
  house: House,
  room: Room,
  change: (document: TableDocument) => TableDocument,
  also: (document: TableDocument) => NonNullable<Unit["next"]> = () => [],
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = room.document;
    const after = change(before);
    if (after === before) return;
    const unit = house.store.tables.replacing(after, room.revision);
    if (await house.store.database.write({ ...unit, next: [...unit.next, ...also(after)] })) {
      room.document = after;
      room.revision += 1;
      announceTable(house, room, before);
      return;
    }
    room.unread.table = true;
    await readUnread(house, room);
  }
  throw refuse("table-is-busy", "wait");
}

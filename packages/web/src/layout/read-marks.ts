import { deviceStorage } from "../device/device-storage.ts";

/** How far this device has read the chat of a table, as numbers of lines. */
export interface ReadMarks {
  /** For every room that is not in `rooms`. */
  readonly all: number;
  readonly rooms: Readonly<Record<string, number>>;
}

const keyOf = (table: string) => `rondel.chat-read.${table}`;

/** Returns undefined at the first visit of a table. */
export function readMarks(table: string): ReadMarks | undefined {
  const text = deviceStorage().getItem(keyOf(table));
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    return isReadMarks(stored) ? stored : undefined;
  } catch {
    // Not written by this page: everything counts as new.
    return undefined;
  }
}

export function storeReadMarks(table: string, marks: ReadMarks): void {
  deviceStorage().setItem(keyOf(table), JSON.stringify(marks));
}

function isReadMarks(stored: unknown): stored is ReadMarks {
  if (typeof stored !== "object" || stored === null || !("all" in stored && "rooms" in stored)) return false;
  const { all, rooms } = stored;
  if (typeof all !== "number" || typeof rooms !== "object" || rooms === null) return false;
  return Object.values(rooms).every((mark) => typeof mark === "number");
}

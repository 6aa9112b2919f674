import { hasFields, readRecord, storeRecord } from "../device/stored-records.ts";

/** How far this device has read the chat of a table, as numbers of lines. */
export interface ReadMarks {
  /** For every room that is not in `rooms`. */
  readonly all: number;
  readonly rooms: Readonly<Record<string, number>>;
}

const keyOf = (table: string) => `rondel.chat-read.${table}`;

/** Returns undefined at the first visit of a table. */
export function readMarks(table: string): ReadMarks | undefined {
  return readRecord(keyOf(table), isReadMarks);
}

export function storeReadMarks(table: string, marks: ReadMarks): void {
  storeRecord(keyOf(table), marks);
}

function isReadMarks(read: unknown): read is ReadMarks {
  if (!hasFields(read, { all: "number", rooms: "object" })) return false;
  return Object.values(Object(read.rooms)).every((mark) => typeof mark === "number");
}

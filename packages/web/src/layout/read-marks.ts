import * as v from "valibot";
import { deviceStorage } from "../device/device-storage.ts";

/** How far this device has read the chat of a table, as numbers of lines. */
const ReadMarks = v.object({
  /** For every room that is not in `rooms`. */
  all: v.number(),
  rooms: v.record(v.string(), v.number()),
});
export type ReadMarks = v.InferOutput<typeof ReadMarks>;

const keyOf = (table: string) => `rondel.chat-read.${table}`;

/** Returns undefined at the first visit of a table. */
export function readMarks(table: string): ReadMarks | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReadMarks), deviceStorage().getItem(keyOf(table)));
  return parsed.success ? parsed.output : undefined;
}

export function storeReadMarks(table: string, marks: ReadMarks): void {
  deviceStorage().setItem(keyOf(table), JSON.stringify(marks));
}

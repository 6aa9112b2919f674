import type { Level, Temperament } from "@rondel/bots";
import type { AnyOptions } from "@rondel/engine";
import { hasFields, recordList } from "../device/stored-records.ts";

/** The player of a seat of a local match: a person at this device, or a bot. */
export interface LocalSeat {
  readonly kind: "person" | "bot";
  readonly name: string;
  /** The level of a bot. */
  readonly level?: Level;
  /** The temperament of a bot; absent if it follows from the seat. */
  readonly temperament?: Temperament;
  /** Whether a person has resigned: the bot plays to the end. */
  readonly hasResigned?: true;
}

/** A match on this device, as it is stored. */
export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly options: AnyOptions;
  readonly seats: readonly LocalSeat[];
  readonly status: "running" | "finished";
  /** True if a person owes a decision. */
  readonly waiting: boolean;
  readonly created: number;
  readonly changed: number;
  /** The last number that was shown. */
  readonly seen: number;
  /** True if the person at this device plays all seats and may see everything: a study. */
  readonly isOpen?: true;
  /** True for a first game, which shows tips. */
  readonly hasTips?: boolean;
  /** The match file; see docs/notation.md. */
  readonly text: string;
}

const FIELDS = {
  id: "string",
  game: "string",
  status: "string",
  text: "string",
  options: "object",
  seats: "object",
  changed: "number",
} as const;

/** All matches on this device, the latest first. */
export const {
  items: localTables,
  find: findLocalTable,
  save: saveLocalTable,
  remove: removeLocalTable,
} = recordList<LocalTable>("rondel.match.", isLocalTable);

function isLocalTable(read: unknown): read is LocalTable {
  return hasFields(read, FIELDS) && Array.isArray(read.seats) && read.seats.every(isSeat);
}

function isSeat(read: unknown): boolean {
  return hasFields(read, { kind: "string", name: "string" });
}

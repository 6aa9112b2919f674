import { signal } from "@preact/signals";
import type { Level, Temperament } from "@rondel/bots";
import type { AnyOptions } from "@rondel/engine";
import { deviceStorage, keepStorage } from "../device/device-storage.ts";
import type { SessionRefusal } from "./session.ts";

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

const PREFIX = "rondel.match.";

/** All matches on this device, the latest first. */
export const localTables = signal<readonly LocalTable[]>(readAll());

export function findLocalTable(id: string): LocalTable | undefined {
  return localTables.peek().find((table) => table.id === id);
}

/** Stores a match. It is in the browser's storage when this returns. */
export function saveLocalTable(table: LocalTable): SessionRefusal | undefined {
  try {
    deviceStorage().setItem(PREFIX + table.id, JSON.stringify(table));
  } catch (error) {
    if (error instanceof DOMException) return { code: "storage-full", params: {} };
    throw error;
  }
  if (localTables.peek().length === 0) void keepStorage();
  localTables.value = [table, ...localTables.peek().filter(({ id }) => id !== table.id)].sort(latestFirst);
  return undefined;
}

export function removeLocalTable(id: string): void {
  deviceStorage().removeItem(PREFIX + id);
  localTables.value = localTables.peek().filter((table) => table.id !== id);
}

function readAll(): LocalTable[] {
  const keys = Array.from({ length: deviceStorage().length }, (_, index) => deviceStorage().key(index) ?? "");
  const found = keys.filter((key) => key.startsWith(PREFIX)).map((key) => deviceStorage().getItem(key) ?? "");
  return found.map((text) => JSON.parse(text) as LocalTable).sort(latestFirst);
}

function latestFirst(one: LocalTable, other: LocalTable): number {
  return other.changed - one.changed;
}

import { signal } from "@preact/signals";
import type { Level } from "@rondel/bots";
import type { AnyOptions } from "@rondel/engine";
import type { SessionRefusal } from "./session.ts";

/** Who plays a seat of a match on this device: a person who sits here, or a bot. */
export interface LocalSeat {
  readonly kind: "person" | "bot";
  readonly name: string;
  /** How well a bot plays. */
  readonly level?: Level;
}

/** A match that is played in the page, as it is kept on this device. */
export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly options: AnyOptions;
  readonly seats: readonly LocalSeat[];
  readonly status: "running" | "finished";
  /** Whether a person is asked. */
  readonly waiting: boolean;
  readonly created: number;
  readonly changed: number;
  /** The last number that was shown. */
  readonly seen: number;
  /** The match file; docs/notation.md. */
  readonly text: string;
}

const PREFIX = "rondel.match.";

/** All matches of this device, the latest first. */
export const localTables = signal<readonly LocalTable[]>(readAll());

export function findLocalTable(id: string): LocalTable | undefined {
  return localTables.peek().find((table) => table.id === id);
}

/** Keeps a match. It is on the disk when this returns. */
export function saveLocalTable(table: LocalTable): SessionRefusal | undefined {
  try {
    localStorage.setItem(PREFIX + table.id, JSON.stringify(table));
  } catch (error) {
    if (error instanceof DOMException) return { code: "storage-full", params: {} };
    throw error;
  }
  localTables.value = [table, ...localTables.peek().filter(({ id }) => id !== table.id)].sort(latestFirst);
  return undefined;
}

export function removeLocalTable(id: string): void {
  localStorage.removeItem(PREFIX + id);
  localTables.value = localTables.peek().filter((table) => table.id !== id);
}

function readAll(): LocalTable[] {
  const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "");
  const found = keys.filter((key) => key.startsWith(PREFIX)).map((key) => localStorage.getItem(key) ?? "");
  return found.map((text) => JSON.parse(text) as LocalTable).sort(latestFirst);
}

function latestFirst(one: LocalTable, other: LocalTable): number {
  return other.changed - one.changed;
}

import { type ReadonlySignal, signal } from "@preact/signals";
import type { SessionRefusal } from "../session/session.ts";
import { deviceStorage, keepStorage } from "./device-storage.ts";

/** Whether a value that was read from the storage has the form of a record. */
export type FormCheck<Stored> = (read: unknown) => read is Stored;

/** Reads a record; undefined if there is none, or if it has another form: nobody knows who has written it. */
export function readRecord<Stored>(key: string, hasForm: FormCheck<Stored>): Stored | undefined {
  const read = parse(deviceStorage().getItem(key));
  return hasForm(read) ? read : undefined;
}

/** Stores a record. It is in the browser's storage when this returns. */
export function storeRecord(key: string, record: object): SessionRefusal | undefined {
  try {
    deviceStorage().setItem(key, JSON.stringify(record));
  } catch (error) {
    if (error instanceof DOMException) return { code: "storage-full", params: {} };
    throw error;
  }
  return undefined;
}

export function removeRecord(key: string): void {
  deviceStorage().removeItem(key);
}

export function storedKeys(prefix: string): readonly string[] {
  const keys = Array.from({ length: deviceStorage().length }, (_, index) => deviceStorage().key(index) ?? "");
  return keys.filter((key) => key.startsWith(prefix));
}

interface Listed {
  readonly id: string;
  readonly changed: number;
}

/** Records of one kind, each under a key of its own. */
interface RecordList<Item extends Listed> {
  /** The latest first. */
  readonly items: ReadonlySignal<readonly Item[]>;
  find(id: string): Item | undefined;
  save(item: Item): SessionRefusal | undefined;
  remove(id: string): void;
}

/** Reads all records with a prefix. Those of another form stay in the storage and are not in the list. */
export function recordList<Item extends Listed>(prefix: string, hasForm: FormCheck<Item>): RecordList<Item> {
  const items = signal(
    storedKeys(prefix)
      .flatMap((key) => readRecord(key, hasForm) ?? [])
      .sort(latestFirst),
  );
  const without = (id: string) => items.peek().filter((item) => item.id !== id);
  return {
    items,
    find: (id) => items.peek().find((item) => item.id === id),
    save(item) {
      const refused = storeRecord(prefix + item.id, item);
      if (refused) return refused;
      if (items.peek().length === 0) void keepStorage();
      items.value = [item, ...without(item.id)].sort(latestFirst);
      return undefined;
    },
    remove(id) {
      removeRecord(prefix + id);
      items.value = without(id);
    },
  };
}

function latestFirst(one: Listed, other: Listed): number {
  return other.changed - one.changed;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether a value is an object whose fields have these types. */
export function hasFields<Name extends string>(
  read: unknown,
  types: Readonly<Record<Name, "string" | "number" | "object">>,
): read is Record<Name, unknown> {
  if (typeof read !== "object" || read === null) return false;
  const fields = read as Readonly<Record<string, unknown>>;
  return Object.entries(types).every(([name, type]) => typeof fields[name] === type && fields[name] !== null);
}

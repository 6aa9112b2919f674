import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasFields, recordList } from "./stored-records.ts";

interface Item {
  readonly id: string;
  readonly changed: number;
}

const isItem = (read: unknown): read is Item => hasFields(read, { id: "string", changed: "number" });
const stored = new Map<string, string>();
const setItem = vi.fn((key: string, text: string) => void stored.set(key, text));

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem,
    removeItem: (key: string) => stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a list of stored records", () => {
  it("leaves out records that it cannot read, and keeps them in the storage", () => {
    const unreadable = { a: "{", b: "null", c: '{"id":"c"}', d: '{"id":7,"changed":1}', e: "" };
    for (const [name, text] of Object.entries(unreadable)) stored.set(`test.${name}`, text);
    stored.set("test.good", '{"id":"good","changed":1}');
    stored.set("other.good", '{"id":"other","changed":1}');
    const list = recordList("test.", isItem);
    expect(list.items.value).toEqual([{ id: "good", changed: 1 }]);
    expect(stored.size).toBe(7);
  });

  it("has the latest record first, each id once, and forgets removed ones", () => {
    const list = recordList("test.", isItem);
    for (const item of [1, 3, 2].map((changed) => ({ id: `at ${changed}`, changed }))) list.save(item);
    list.save({ id: "at 1", changed: 4 });
    list.remove("at 2");
    const expected = [
      { id: "at 1", changed: 4 },
      { id: "at 3", changed: 3 },
    ];
    expect(list.items.value).toEqual(expected);
    expect(recordList("test.", isItem).items.value).toEqual(expected);
    expect(list.find("at 3")).toEqual({ id: "at 3", changed: 3 });
  });

  it("refuses a record for which the storage has no room", () => {
    const list = recordList("test.", isItem);
    setItem.mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(list.save({ id: "one", changed: 1 })).toEqual({ code: "storage-full", params: {} });
    expect(list.items.value).toEqual([]);
  });
});

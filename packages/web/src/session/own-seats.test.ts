import { asSeat } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { afterAll, expect, it, vi } from "vitest";

/** A storage in memory. */
const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  length: 0,
  setItem: (key: string, text: string) => void stored.set(key, text),
});
vi.stubGlobal("navigator", {});
vi.mock("./bots.ts", () => ({ DEFAULT_LEVEL: "simple" }));

// Test files share loaded modules: this file needs those with its storage.
vi.resetModules();
const { createLocalTable } = await import("./local-match.ts");
const { findLocalTable, saveLocalTable } = await import("./local-tables.ts");
const { ownSeats, seatsForRematch } = await import("./own-seats.ts");

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

function openTable() {
  const seats = ["Mara", "Jonas"].map((name) => ({ kind: "person" as const, name }));
  const table = createLocalTable(ferry, { options: { rounds: 4, hands: "hidden" }, seats });
  saveLocalTable(table);
  const calls: string[] = [];
  const own = ownSeats(table.id, { close: () => calls.push("close") }, () => calls.push("reopen"));
  return { own, calls, seats: () => findLocalTable(table.id)?.seats };
}

it("changes a name in a match on this device, after its session has stored everything", async () => {
  const { own, calls, seats } = openTable();
  expect(await own.rename(asSeat(1), "Jo")).toBeUndefined();
  expect(seats()).toEqual([
    { kind: "person", name: "Mara" },
    { kind: "person", name: "Jo" },
  ]);
  expect(calls).toEqual(["close", "reopen"]);
});

it("lets a bot play the seat of a person who resigns, who plays again in a rematch", async () => {
  const { own, seats } = openTable();
  await own.resign(asSeat(0));
  expect(seats()?.[0]).toEqual({ kind: "bot", name: "Mara", level: "simple", hasResigned: true });
  expect(seatsForRematch(seats() ?? [])).toEqual([
    { kind: "person", name: "Mara" },
    { kind: "person", name: "Jonas" },
  ]);
});

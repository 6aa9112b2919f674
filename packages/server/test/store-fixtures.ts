import { asSeat, newHeader } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { expect } from "vitest";
import type { Store } from "../src/store/index.ts";
import type { LoggedEntry } from "../src/store/matches.ts";
import type { TableDocument } from "../src/tables/document.ts";

export const NO_DEADLINES = { waiting: 0, dueAt: null };

export function entryOf(number: number, coins: number): LoggedEntry {
  const action = { kind: "bid", coins };
  return {
    number,
    entry: { kind: "action", seat: asSeat(0), action, draws: [{ label: "die", sides: 6, result: 2 }] },
    seen: [number, 0],
    author: "hand",
    at: 1_700_000_000_000 + number,
  };
}

export async function startMatch(store: Store, id: string): Promise<void> {
  const table = tableOf(id, "p1");
  await store.tables.add(table, "secret");
  const header = newHeader(ferry, { id, players: 2, options: {}, chance: { kind: "seed", seed: "1" } });
  const transaction = store.tables.replaceTransaction({ ...table, status: "running" }, 1);
  const startQueries = store.matches.startQueries({ header, setupDraws: [], startedAt: 1, imported: 0 }, NO_DEADLINES);
  expect(await store.database.write({ ...transaction, next: [...transaction.next, ...startQueries] })).toBe(true);
}

export function tableOf(id: string, player: string): TableDocument {
  const person = { kind: "person", player, name: "Ada", entropy: null, substitute: null, votes: [] } as const;
  return {
    id,
    game: "ferry",
    rulesVersion: "1",
    options: {},
    visibility: "public",
    clock: { kind: "none" },
    status: "gathering",
    host: player,
    seats: [person, { kind: "open" }],
    commitment: "",
    invitation: "",
    created: 1,
    started: null,
    ended: null,
    outcome: null,
    takeback: null,
    rematch: null,
  };
}

import { createMatch, newHeader, seededSource } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { liveTable } from "../src/play/live-table.ts";
import { newLiveMatch } from "../src/play/open.ts";
import { hasUnread, readUnread } from "../src/play/sync.ts";
import type { Services } from "../src/services.ts";
import { StoreUnavailable } from "../src/store/database.ts";
import { closeTestServices, openTestServices } from "./services.ts";
import { startMatch } from "./store-fixtures.ts";
import { servedFerry, temporaryFolder } from "./table.ts";

let services: Services;
/** Runs inside every read of the store. */
let duringRead: () => void = () => undefined;

beforeAll(async () => {
  const opened = await openTestServices(temporaryFolder());
  const { store } = opened;
  const watched =
    <Input extends readonly unknown[], Output>(read: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      const output = await read(...input);
      duringRead();
      return output;
    };
  services = {
    ...opened,
    store: {
      ...store,
      tables: { ...store.tables, get: watched(store.tables.get) },
      standingAnswers: { ...store.standingAnswers, ofTable: watched(store.standingAnswers.ofTable) },
      matches: { ...store.matches, entries: watched(store.matches.entries) },
    },
  };
}, 60_000);
afterAll(() => closeTestServices(services), 60_000);

async function loadTable(id: string) {
  duringRead = () => undefined;
  await startMatch(services.store, id);
  const stored = await services.store.tables.get(id);
  if (!stored) throw new Error("the table is missing");
  const header = newHeader(ferry, { id, players: 2, options: {}, chance: { kind: "seed", seed: "1" } });
  const created = createMatch(ferry, header, seededSource("1"));
  if ("refused" in created) throw new Error(created.refused.code);
  const live = newLiveMatch(servedFerry, { rule: { kind: "none" }, pauses: [] }, created.match, 1);
  return Object.assign(liveTable(stored, []), { live });
}

for (const part of ["table", "standingAnswers", "entries"] as const) {
  describe(`a change of another process (${part})`, () => {
    test("that arrives during the read of an earlier one is read the next time", async () => {
      const table = await loadTable(`t-later-${part}`);
      table.unread[part] = true;
      duringRead = () => {
        table.unread[part] = true;
      };
      await readUnread(services, table);
      expect(hasUnread(table)).toBe(true);
      duringRead = () => undefined;
      await readUnread(services, table);
      expect(hasUnread(table)).toBe(false);
    });

    test("is read again after a read that failed", async () => {
      const table = await loadTable(`t-failed-${part}`);
      table.unread[part] = true;
      duringRead = () => {
        throw new StoreUnavailable("the database cannot be reached");
      };
      await expect(readUnread(services, table)).rejects.toThrow(StoreUnavailable);
      expect(hasUnread(table)).toBe(true);
      duringRead = () => undefined;
      await readUnread(services, table);
      expect(hasUnread(table)).toBe(false);
    });
  });
}

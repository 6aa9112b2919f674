import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { StoreUnavailable } from "../src/store/database.ts";
import { openStore } from "../src/store/index.ts";
import { migrations } from "../src/store/migrations.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "rondel-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("migrates a store of an older release without loss", async () => {
  const folder = newFolder();
  const file = new Sqlite(join(folder, "rondel.db"));
  for (const step of migrations[0] ?? []) file.exec(step);
  file.exec("CREATE TABLE migrations (id INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)");
  file.exec("INSERT INTO migrations VALUES (0, 0)");
  file.exec("INSERT INTO matches VALUES ('t-old', 'ferry', '1', '{\"id\":\"t-old\"}', '[]', 1, 3, 1000, 0)");
  file.close();
  const store = await openStore({ folder });
  expect(await store.matches.overdue(1000, 10)).toEqual([{ id: "t-old", dueAt: 1000 }]);
  expect((await store.matches.get("t-old"))?.startedAt).toBe(1);
  await store.database.close();
});

test("allows one server per data folder", async () => {
  const folder = newFolder();
  const first = await openStore({ folder });
  await expect(openStore({ folder })).rejects.toThrow(StoreUnavailable);
  await first.database.close();
  await (await openStore({ folder })).database.close();
});

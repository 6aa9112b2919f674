import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type Store } from "../src/store/index.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { temporaryFolder } from "./table.ts";

const APPENDING = fileURLToPath(new URL("./append-one-by-one.ts", import.meta.url));
const ENTRIES = 12;
/** Part of most systems, not of all. */
const WATCHER = "strace";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

describe("acknowledged means on the disk", () => {
  test("SQLite synchronises its log with every commit, and has kept all of it when the process is killed", async () => {
    const folder = temporaryFolder();
    const { output, synchronised } = appendWatched(folder);
    expect(output).toBe(`${ENTRIES} acknowledged\n`);
    expect(synchronised ?? ENTRIES).toBeGreaterThanOrEqual(ENTRIES);
    const store = await openStore({ folder });
    expect(await store.matches.entries("t-watched", 0)).toHaveLength(ENTRIES);
    // 2 is FULL: with the write-ahead log, a commit returns after the log is synchronised.
    expect(await said(store, "PRAGMA synchronous")).toEqual({ synchronous: 2 });
    expect(await said(store, "PRAGMA journal_mode")).toEqual({ journal_mode: "wal" });
    await store.database.close();
  });

  test("PostgreSQL is not told to hurry", async () => {
    const store = await openStore({ databaseUrl: postgres.url });
    expect(await said(store, "SHOW synchronous_commit")).toEqual({ synchronous_commit: "on" });
    await store.database.close();
  });
});

/** What the connection of the store itself answers. */
async function said(store: Store, question: string): Promise<unknown> {
  const [row] = await store.database.read({ compile: () => sql.raw(question).compile(store.database.build) });
  return row;
}

/** Lets another process append, and counts how often it asks for the disk, where the machine has a tool to see that. */
function appendWatched(folder: string): { readonly output: string; readonly synchronised: number | undefined } {
  const trace = join(folder, "calls");
  const words = [process.execPath, APPENDING, folder, String(ENTRIES)];
  const watch = [WATCHER, "-f", "-e", "trace=fsync,fdatasync", "-o", trace];
  const canWatch = spawnSync(WATCHER, ["-o", trace, "true"]).status === 0;
  const [program = "", ...rest] = canWatch ? [...watch, ...words] : words;
  const { stdout } = spawnSync(program, rest, { encoding: "utf8" });
  const calls = canWatch ? readFileSync(trace, "utf8").match(/(?:fsync|fdatasync)\(/g) : undefined;
  return { output: stdout, synchronised: calls === undefined ? undefined : (calls?.length ?? 0) };
}

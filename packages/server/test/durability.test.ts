import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type Store } from "../src/store/index.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { temporaryFolder } from "./table.ts";

const APPEND_SCRIPT = fileURLToPath(new URL("./append-one-by-one.ts", import.meta.url));
const ENTRIES = 12;
/** Not installed on every machine. */
const TRACER = "strace";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

describe("an acknowledged action is on the disk", () => {
  test("SQLite syncs its log with every commit and loses nothing when the process is killed", async () => {
    const folder = temporaryFolder();
    const { output, syncs } = appendTraced(folder);
    expect(output).toBe(`${ENTRIES} acknowledged\n`);
    expect(syncs ?? ENTRIES).toBeGreaterThanOrEqual(ENTRIES);
    const store = await openStore({ folder });
    expect(await store.matches.entries("t-watched", 0)).toHaveLength(ENTRIES);
    // 2 is FULL: with the write-ahead log, a commit returns after the log is synced.
    expect(await ask(store, "PRAGMA synchronous")).toEqual({ synchronous: 2 });
    expect(await ask(store, "PRAGMA journal_mode")).toEqual({ journal_mode: "wal" });
    await store.database.close();
  });

  test("PostgreSQL commits synchronously", async () => {
    const store = await openStore({ databaseUrl: postgres.url });
    expect(await ask(store, "SHOW synchronous_commit")).toEqual({ synchronous_commit: "on" });
    await store.database.close();
  });
});

/** Runs a statement on the connection of the store itself. */
async function ask(store: Store, statement: string): Promise<unknown> {
  const [row] = await store.database.read({ compile: () => sql.raw(statement).compile(store.database.build) });
  return row;
}

/** Appends in another process and counts its syncs, if the machine has strace. */
function appendTraced(folder: string): { readonly output: string; readonly syncs: number | undefined } {
  const trace = join(folder, "calls");
  const command = [process.execPath, APPEND_SCRIPT, folder, String(ENTRIES)];
  const tracer = [TRACER, "-f", "-e", "trace=fsync,fdatasync", "-o", trace];
  const canTrace = spawnSync(TRACER, ["-o", trace, "true"]).status === 0;
  const [program = "", ...rest] = canTrace ? [...tracer, ...command] : command;
  const { stdout } = spawnSync(program, rest, { encoding: "utf8" });
  const calls = canTrace ? readFileSync(trace, "utf8").match(/(?:fsync|fdatasync)\(/g) : undefined;
  return { output: stdout, syncs: calls === undefined ? undefined : (calls?.length ?? 0) };
}

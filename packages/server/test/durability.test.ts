import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, StoreUnavailable, type Transaction } from "../src/store/database.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { openSqlite } from "../src/store/sqlite.ts";
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
    // 1 is NORMAL: SQLite syncs checkpoints, and the store syncs the log after every commit.
    expect(await ask(store, "PRAGMA synchronous")).toEqual({ synchronous: 1 });
    expect(await ask(store, "PRAGMA journal_mode")).toEqual({ journal_mode: "wal" });
    await store.database.close();
  });

  test("SQLite acknowledges a write after the sync of its log, and groups those that arrive meanwhile", async () => {
    const syncs: (() => void)[] = [];
    const database = openSqlite(temporaryFolder(), Date.now, () => new Promise((done) => syncs.push(done)));
    const events: string[] = [];
    const add = (id: number) => database.write(momentQuery(database, id)).then(() => events.push(`stored ${id}`));
    const first = add(1);
    await expect.poll(() => syncs.length).toBe(1);
    const others = [add(2), add(3)];
    await new Promise((done) => setTimeout(done, 20));
    expect(events).toEqual([]);
    events.push("synced");
    syncs[0]?.();
    await first;
    await expect.poll(() => syncs.length).toBe(2);
    expect(events).toEqual(["synced", "stored 1"]);
    syncs[1]?.();
    await Promise.all(others);
    await database.close();
    expect(syncs).toHaveLength(2);
  });

  test("SQLite acknowledges nothing that the disk does not confirm", async () => {
    const database = openSqlite(temporaryFolder(), Date.now, () => Promise.reject(new Error("input/output error")));
    await expect(database.write(momentQuery(database, 1))).rejects.toThrow(StoreUnavailable);
    await database.close();
  });

  test("SQLite reports a full disk as a store that is unavailable", async () => {
    const store = await openStore({ folder: temporaryFolder() });
    // Its present size.
    await ask(store, "PRAGMA max_page_count = 1");
    const { build, write, read } = store.database;
    const large = (name: string) =>
      write({
        first: build
          .insertInto("keys")
          .values({ name, value: "x".repeat(1_000_000) })
          .compile(),
      });
    const results = await Promise.allSettled(["one", "two"].map(large));
    for (const result of results) {
      expect(result).toMatchObject({ status: "rejected", reason: expect.any(StoreUnavailable) });
      expect(result).toMatchObject({ reason: { message: expect.stringContaining("the disk is full") } });
    }
    expect(await read(build.selectFrom("keys").select("name").where("name", "in", ["one", "two"]))).toEqual([]);
    await store.database.close();
  });

  test("PostgreSQL commits synchronously", async () => {
    const store = await openStore({ databaseUrl: postgres.url });
    expect(await ask(store, "SHOW synchronous_commit")).toEqual({ synchronous_commit: "on" });
    await store.database.close();
  });
});

/** Any write: a stored moment. */
function momentQuery({ build }: Database, id: number): Transaction {
  return { first: build.insertInto("server_time").values({ id, at: 0 }).compile() };
}

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

import { randomUUID } from "node:crypto";
import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import pg from "pg";
import { type Addition, type Database, type RemoteChange, StoreUnavailable, type Unit } from "./database.ts";
import { migrations } from "./migrations.ts";
import { listenForChanges } from "./postgres-changes.ts";
import { appendGroup, keyOf } from "./postgres-log.ts";
import type { Schema } from "./schema.ts";

interface Waiting<Change> {
  readonly change: Change;
  readonly done: (changed: boolean) => void;
  readonly failed: (error: unknown) => void;
}

const MAX_CONNECTIONS = 10;
const MAX_COMMITS_AT_ONCE = 4;
/** Commits that notify wait for each other in the database: one at a time, with more in it, reaches further. */
const LOG_COMMITS_AT_ONCE = 1;
const MAX_IN_A_COMMIT = 100;
/** Any number: it names the lock under which one process migrates while others wait. */
const MIGRATION_LOCK = 7_041_914;
const INT8 = 20;
/** Our long numbers are moments and counts, which fit. */
export const asNumber: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)),
};

/** The store on PostgreSQL, for any number of processes. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    types: asNumber,
  });
  // Idle connections end when the database restarts; the pool replaces them.
  pool.on("error", () => undefined);
  await migrate(pool);
  /** Tells our own news from those of others. */
  const self = randomUUID();

  const units = groupCommits<Unit>(MAX_COMMITS_AT_ONCE, (batch) => inTransaction(pool, self, batch));
  const log = groupCommits<Addition>(
    LOG_COMMITS_AT_ONCE,
    (group) => appendGroup(pool, self, group),
    ({ row }) => keyOf(row),
  );
  const listener = listenForChanges(url, self);
  return {
    isShared: true,
    build: new Kysely<Schema>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (database) => new PostgresIntrospector(database),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
    async read<Row>(query: Compilable<Row>) {
      const { sql, parameters } = query.compile();
      try {
        return (await pool.query(sql, [...parameters])).rows as Row[];
      } catch (error) {
        throw asStoreError(error);
      }
    },
    write: units.add,
    append: log.add,
    notify(change) {
      // Lost when the database is away: whoever tells such things tells them again and again.
      sendNotification(pool, self, [change]).catch(() => undefined);
    },
    listen: listener.listen,
    async close() {
      while (units.isBusy() || log.isBusy()) await new Promise((done) => setTimeout(done, 5));
      await listener.close();
      await pool.end();
    },
  };
}

/** Collects what is to be written in one moment, and while earlier commits are under way, into one commit. */
function groupCommits<Change>(
  atOnce: number,
  commit: (batch: readonly Change[]) => Promise<readonly boolean[]>,
  keyOf: (change: Change) => string | undefined = () => undefined,
): { add(change: Change): Promise<boolean>; isBusy(): boolean } {
  let queue: Waiting<Change>[] = [];
  let commits = 0;

  const commitNext = (): void => {
    if (queue.length === 0 || commits >= atOnce) return;
    const batch = takeBatch();
    commits++;
    commitBatch(batch).finally(() => {
      commits--;
      commitNext();
    });
  };
  /** Those that want the same key are not in one batch: one of them wins, and the batch could not tell which. */
  const takeBatch = (): Waiting<Change>[] => {
    const keys = new Set<string>();
    const batch: Waiting<Change>[] = [];
    const rest: Waiting<Change>[] = [];
    for (const waiting of queue) {
      const key = keyOf(waiting.change);
      const fits = batch.length < MAX_IN_A_COMMIT && (key === undefined || !keys.has(key));
      if (fits && key !== undefined) keys.add(key);
      (fits ? batch : rest).push(waiting);
    }
    queue = rest;
    return batch;
  };
  const commitBatch = async (batch: readonly Waiting<Change>[]): Promise<void> => {
    try {
      const results = await commit(batch.map(({ change }) => change));
      for (const [index, waiting] of batch.entries()) waiting.done(results[index] === true);
    } catch (error) {
      const problem = asStoreError(error);
      if (batch.length === 1 || problem instanceof StoreUnavailable) {
        for (const waiting of batch) waiting.failed(problem);
      } else {
        // One bad change must not spoil the others of its moment.
        for (const waiting of batch) await commitBatch([waiting]);
      }
    }
  };

  return {
    add: (change) =>
      new Promise((done, failed) => {
        if (queue.length === 0) setImmediate(commitNext);
        queue.push({ change, done, failed });
      }),
    isBusy: () => queue.length > 0 || commits > 0,
  };
}

async function inTransaction(pool: pg.Pool, self: string, batch: readonly Unit[]): Promise<boolean[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const noteBreak = (error: Error): void => {
    broken = error;
  };
  client.on("error", noteBreak);
  try {
    await client.query("BEGIN");
    const results: boolean[] = [];
    for (const unit of batch) results.push(await carryOut(client, unit));
    const changes = batch.flatMap((unit, index) => (results[index] && unit.notify ? [unit.notify] : []));
    for (const part of partsOf(changes)) await sendNotification(client, self, part);
    await client.query("COMMIT");
    return results;
  } catch (error) {
    if (isFromDatabase(error)) await client.query("ROLLBACK").catch(noteBreak);
    else broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.off("error", noteBreak);
    client.release(broken);
  }
}

async function carryOut(client: pg.PoolClient, unit: Unit): Promise<boolean> {
  if ((await run(client, unit.first)) === 0) return false;
  for (const query of unit.next ?? []) await run(client, query);
  return true;
}

async function run(client: pg.PoolClient, query: CompiledQuery): Promise<number> {
  return (await client.query(query.sql, [...query.parameters])).rowCount ?? 0;
}

async function sendNotification(
  client: pg.Pool | pg.PoolClient,
  self: string,
  changes: readonly RemoteChange[],
): Promise<void> {
  await client.query("SELECT pg_notify('rondel', $1)", [JSON.stringify({ by: self, news: changes })]);
}

/** A notification holds at most 8,000 bytes. */
function partsOf(changes: readonly RemoteChange[]): RemoteChange[][] {
  const parts: RemoteChange[][] = [];
  for (let start = 0; start < changes.length; start += 60) parts.push(changes.slice(start, start + 60));
  return parts;
}

/** Errors with a five-character state come from a database that is well; its shutting down (57P) is not among them. */
function isFromDatabase(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && !error.code.startsWith("57P");
}

function asStoreError(error: unknown): unknown {
  if (isFromDatabase(error)) return error;
  return new StoreUnavailable("the database cannot be reached", { cause: error });
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)");
    const { rows } = await client.query("SELECT id FROM migrations");
    for (const [index, steps] of migrations.entries()) {
      if (index < rows.length) continue;
      await client.query("BEGIN");
      for (const step of steps) await client.query(step);
      await client.query("INSERT INTO migrations (id, applied_at) VALUES ($1, $2)", [index, Date.now()]);
      await client.query("COMMIT");
    }
  } finally {
    // Ends the session and with it the lock, whatever happened.
    client.release(true);
  }
}

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
import { type Database, type LogAppend, StoreUnavailable, type Transaction } from "./database.ts";
import { groupCommits } from "./group-commits.ts";
import { keepConnection } from "./kept-connection.ts";
import { migrations } from "./migrations.ts";
import { batchNotifications, batchTurns, sendNotifications } from "./notifications.ts";
import { listenForChanges } from "./postgres-changes.ts";
import { appendGroup, keyOf } from "./postgres-log.ts";
import { explainStoreError, requireKnownMigrations } from "./problems.ts";
import type { Schema } from "./schema.ts";

const MAX_CONNECTIONS = 10;
const PARALLEL_COMMITS = 4;
const CHANGES_PER_COMMIT = 100;
/** Commits with NOTIFY wait for each other in the database, so one large commit at a time is faster. */
const PARALLEL_LOG_COMMITS = 1;
/** An arbitrary number: the name of the lock under which one process migrates while the others wait. */
const MIGRATION_LOCK = 7_041_914;
const INT8 = 20;
/** Reads 64-bit columns as numbers. They hold times and counts, which are exact. */
export const asNumber: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)),
};

/** Opens the store on PostgreSQL, for any number of processes. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    types: asNumber,
  });
  // Idle connections end when the database restarts; the pool replaces them.
  pool.on("error", () => undefined);
  await migrate(pool).catch(async (error: unknown) => {
    await pool.end();
    throw explainStoreError(error, "the database");
  });
  /** Marks the notifications of this process. */
  const self = randomUUID();
  const transactions = groupCommits<Transaction>({
    parallel: PARALLEL_COMMITS,
    most: CHANGES_PER_COMMIT,
    commit: (batch) => commitTransactions(pool, self, batch),
    toError,
  });
  const turns = batchTurns((changes) => sendNotifications(pool, self, changes));
  const logConnection = keepConnection(pool, (error) => !isFromDatabase(error));
  const log = groupCommits<LogAppend>({
    parallel: PARALLEL_LOG_COMMITS,
    most: CHANGES_PER_COMMIT,
    async commit(group) {
      const results = await appendGroup(logConnection.query, self, group);
      for (const [index, addition] of group.entries()) {
        if (results[index]) turns.add(addition.row.match_id, addition.turns);
      }
      return results;
    },
    keyOf: ({ row }) => keyOf(row),
    toError,
  });
  const listener = listenForChanges(url, self);
  const notifications = batchNotifications((changes) => sendNotifications(pool, self, changes));
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
    async wall() {
      const { rows } = await pool.query("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now");
      return Number(rows[0]?.now);
    },
    async read<Row>(query: Compilable<Row>) {
      const { sql, parameters } = query.compile();
      try {
        return (await pool.query(sql, [...parameters])).rows as Row[];
      } catch (error) {
        throw toError(error).error;
      }
    },
    write: transactions.add,
    append: log.add,
    notify: notifications.add,
    listen: listener.listen,
    watch: listener.watch,
    unwatch: listener.unwatch,
    async close() {
      notifications.close();
      while (transactions.isBusy() || log.isBusy()) await new Promise((done) => setTimeout(done, 5));
      await turns.close();
      await listener.close();
      logConnection.close();
      await pool.end();
    },
  };
}

async function commitTransactions(pool: pg.Pool, self: string, batch: readonly Transaction[]): Promise<boolean[]> {
  const [only] = batch;
  if (batch.length === 1 && only && isOneQuery(only)) return [(await run(pool, only.first)) > 0];
  const client = await pool.connect();
  let broken: Error | undefined;
  const onBroken = (error: Error): void => {
    broken = error;
  };
  client.on("error", onBroken);
  try {
    await client.query("BEGIN");
    const results: boolean[] = [];
    for (const transaction of batch) results.push(await execute(client, transaction));
    const changes = batch.flatMap(({ notify = [] }, index) => (results[index] ? [notify].flat() : []));
    await sendNotifications(client, self, changes);
    await client.query("COMMIT");
    return results;
  } catch (error) {
    if (isFromDatabase(error)) await client.query("ROLLBACK").catch(onBroken);
    else broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.off("error", onBroken);
    client.release(broken);
  }
}

async function execute(client: pg.PoolClient, transaction: Transaction): Promise<boolean> {
  const { first, required, next = [] } = transaction;
  if (required) await client.query("SAVEPOINT required");
  for (const query of [first, ...(required ?? [])]) {
    if ((await run(client, query)) > 0) continue;
    if (required) await client.query("ROLLBACK TO SAVEPOINT required");
    return false;
  }
  for (const query of next) await run(client, query);
  return true;
}

/** The database commits a single query by itself, in one round trip. */
function isOneQuery({ required, next = [], notify }: Transaction): boolean {
  return required === undefined && next.length === 0 && notify === undefined;
}

async function run(client: pg.Pool | pg.PoolClient, query: CompiledQuery): Promise<number> {
  return (await client.query(query.sql, [...query.parameters])).rowCount ?? 0;
}

/** Whether a healthy database reported the error. Codes that start with 57P mean that it is shutting down. */
function isFromDatabase(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && !error.code.startsWith("57P");
}

function toError(cause: unknown): { readonly error: unknown; readonly isFinal: boolean } {
  if (isFromDatabase(cause)) return { error: cause, isFinal: false };
  return { error: new StoreUnavailable("the database cannot be reached", { cause }), isFinal: true };
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)");
    const { rows } = await client.query("SELECT id FROM migrations");
    requireKnownMigrations(rows.length, "the database");
    for (const [index, statements] of migrations.entries()) {
      if (index < rows.length) continue;
      await client.query("BEGIN");
      for (const statement of statements) await client.query(statement);
      await client.query("INSERT INTO migrations (id, applied_at) VALUES ($1, $2)", [index, Date.now()]);
      await client.query("COMMIT");
    }
  } finally {
    // Ends the session, and with it the lock.
    client.release(true);
  }
}

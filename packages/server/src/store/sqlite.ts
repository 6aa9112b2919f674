import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { type Addition, type Database, StoreUnavailable, type Unit } from "./database.ts";
import { migrations } from "./migrations.ts";
import type { Schema } from "./schema.ts";

interface Waiting {
  readonly change: Unit | Addition;
  readonly done: (changed: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** 32 MB of log before it is worked into the file. */
const PAGES_IN_LOG = 8192;

/** The store in one file of a data folder. One process at a time; safe to kill at any moment. */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const file = new Sqlite(join(folder, "rondel.db"));
  file.pragma("journal_mode = WAL");
  // FULL: a commit returns after its bytes are on the disk, so that what is acknowledged survives a power cut too.
  file.pragma("synchronous = FULL");
  // The same few pages change again and again: copying them into the file less often copies each of them less often.
  file.pragma(`wal_autocheckpoint = ${PAGES_IN_LOG}`);
  migrate(file);

  const statements = new Map<string, Sqlite.Statement<unknown[]>>();
  const prepare = (sql: string): Sqlite.Statement<unknown[]> => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = file.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  };
  const run = (query: CompiledQuery): number => prepare(query.sql).run(...query.parameters).changes;
  const insertEntry = file.prepare(
    "INSERT INTO entries (match_id, number, entry, seen, author, at, waiting) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const updateDue = file.prepare("UPDATE dues SET due_at = ?, claimed_until = 0 WHERE match_id = ?");
  const add = ({ row, due }: Addition): boolean => {
    const { match_id: match, number, entry, seen, author, at, waiting } = row;
    if (insertEntry.run(match, number, entry, seen, author, at, waiting).changes === 0) return false;
    if (due) updateDue.run(due.at, match);
    return true;
  };
  const carryOut = (unit: Unit): boolean => {
    if (run(unit.first) === 0) return false;
    for (const query of unit.next ?? []) run(query);
    return true;
  };
  const together = file.transaction((batch: readonly Waiting[]) =>
    batch.map(({ change }) => ("row" in change ? add(change) : carryOut(change))),
  );

  let queue: Waiting[] = [];
  const commit = (): void => {
    const batch = queue;
    queue = [];
    try {
      const results = together.immediate(batch);
      for (let index = 0; index < batch.length; index++) batch[index]?.done(results[index] === true);
    } catch (error) {
      // One bad unit must not spoil the others of its moment.
      if (batch.length === 1) batch[0]?.failed(error);
      else for (const waiting of batch) alone(waiting);
    }
  };
  const alone = (waiting: Waiting): void => {
    try {
      waiting.done(together.immediate([waiting])[0] === true);
    } catch (error) {
      waiting.failed(error);
    }
  };
  const commitSoon = (change: Waiting["change"]): Promise<boolean> =>
    new Promise((done, failed) => {
      if (!file.open) return failed(new StoreUnavailable("the store is closed"));
      // After everything that has already arrived in this turn of the event loop: all of it shares one commit.
      if (queue.length === 0) setImmediate(commit);
      queue.push({ change, done, failed });
    });

  return {
    isShared: false,
    build: new Kysely<Schema>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (database) => new SqliteIntrospector(database),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    }),
    async read<Row>(query: Compilable<Row>) {
      const { sql, parameters } = query.compile();
      return prepare(sql).all(...parameters) as Row[];
    },
    write: commitSoon,
    append: commitSoon,
    // Nobody else reads this file, so there is nobody to tell.
    notify: () => undefined,
    listen: () => undefined,
    async close() {
      while (queue.length > 0) await new Promise(setImmediate);
      file.close();
      lock.close();
    },
  };
}

/** Holds a lock that the operating system releases with the process, so that two servers never share a folder. */
function lockFolder(folder: string): Sqlite.Database {
  const lock = new Sqlite(join(folder, "in-use.db"), { timeout: 2000 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw new StoreUnavailable(`another server uses the data folder ${folder}`, { cause: error });
  }
  return lock;
}

function migrate(file: Sqlite.Database): void {
  file.exec("CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)");
  const applied = file.prepare("SELECT count(*) FROM migrations").pluck().get() as number;
  for (const [index, steps] of migrations.entries()) {
    if (index < applied) continue;
    file.transaction(() => {
      for (const step of steps) file.exec(step);
      file.prepare("INSERT INTO migrations (id, applied_at) VALUES (?, ?)").run(index, Date.now());
    })();
  }
}

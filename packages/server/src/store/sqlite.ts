import { closeSync, fdatasync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
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
import { type Database, type LogAppend, StoreUnavailable, type Transaction } from "./database.ts";
import { type GroupedCommits, groupCommits } from "./group-commits.ts";
import { migrations } from "./migrations.ts";
import { explainStoreError, requireKnownMigrations } from "./problems.ts";
import type { Schema } from "./schema.ts";

/** Checkpoints the write-ahead log after 32 MB. */
const CHECKPOINT_PAGES = 8192;

/** Opens the store in one file of a data folder, for one process at a time. The process may be killed at any moment. */
export function openSqlite(folder: string, wall: () => number, syncFile: SyncFile = promisify(fdatasync)): Database {
  try {
    return openFolder(folder, wall, syncFile);
  } catch (error) {
    throw explainStoreError(error, folder);
  }
}

/** Resolves when everything that was written to an open file is on the disk. Tests replace it. */
type SyncFile = (descriptor: number) => Promise<void>;

function openFolder(folder: string, wall: () => number, syncFile: SyncFile): Database {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const file = openFile(folder, lock);
  const prepare = statementCache(file);
  const log = openSync(join(folder, "rondel.db-wal"), "r+");
  const explain = (error: unknown): unknown => explainStoreError(error, folder);
  const writer = openWriter(file, prepare, explain, () => syncFile(log).catch(explainSync));
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
    wall: async () => wall(),
    async read<Row>(query: Compilable<Row>) {
      const { sql, parameters } = query.compile();
      try {
        return prepare(sql).all(...parameters) as Row[];
      } catch (error) {
        throw explain(error);
      }
    },
    write: writer.add,
    append: writer.add,
    // No other process reads this file.
    notify: () => undefined,
    listen: () => Promise.resolve(),
    watch: () => Promise.resolve(),
    unwatch: () => undefined,
    async close() {
      while (writer.isBusy()) await new Promise(setImmediate);
      file.close();
      closeSync(log);
      lock.close();
    },
  };
}

/** Opens the file of the store. The lock is released if that fails. */
function openFile(folder: string, lock: Sqlite.Database): Sqlite.Database {
  try {
    const file = new Sqlite(join(folder, "rondel.db"));
    file.pragma("journal_mode = WAL");
    // NORMAL: SQLite syncs the log before each checkpoint, so the file is always consistent. Each commit is synced by `openWriter`.
    file.pragma("synchronous = NORMAL");
    // The same few pages change again and again. Rare checkpoints copy each of them less often.
    file.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    migrate(file, folder);
    // Creates the write-ahead log, if there was nothing to migrate.
    file.exec("BEGIN IMMEDIATE; COMMIT");
    return file;
  } catch (error) {
    lock.close();
    throw error;
  }
}

type Prepare = (sql: string) => Sqlite.Statement<unknown[]>;

function statementCache(file: Sqlite.Database): Prepare {
  const statements = new Map<string, Sqlite.Statement<unknown[]>>();
  return (sql) => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = file.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  };
}

type Change = Transaction | LogAppend;

/**
 * Commits all writes of one turn of the event loop together, and those that arrive while an earlier commit is synced. SQLite
 * itself would sync inside the commit, while this process could do nothing else.
 */
function openWriter(
  file: Sqlite.Database,
  prepare: Prepare,
  explain: (error: unknown) => unknown,
  sync: () => Promise<void>,
): GroupedCommits<Change> {
  const apply = applier(file, prepare);
  const transaction = file.transaction((batch: readonly Change[]) => batch.map(apply));
  return groupCommits<Change>({
    parallel: 1,
    most: Number.POSITIVE_INFINITY,
    async commit(batch) {
      if (!file.open) throw new StoreUnavailable("the store is closed");
      const results = transaction.immediate(batch);
      await sync();
      return results;
    },
    toError(cause) {
      const error = explain(cause);
      return { error, isFinal: error instanceof StoreUnavailable };
    },
  });
}

/** Returns the function that executes a write inside a transaction. It returns false if nothing was to change. */
function applier(file: Sqlite.Database, prepare: Prepare): (change: Change) => boolean {
  const run = (query: CompiledQuery): number => prepare(query.sql).run(...query.parameters).changes;
  const insertEntry = file.prepare(
    "INSERT INTO entries (match_id, number, entry, seen, author, at, waiting) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const updateDue = file.prepare("UPDATE dues SET due_at = ?, claimed_until = 0 WHERE match_id = ?");
  const append = ({ row, due }: LogAppend): boolean => {
    const { match_id: match, number, entry, seen, author, at, waiting } = row;
    if (insertEntry.run(match, number, entry, seen, author, at, waiting).changes === 0) return false;
    if (due) updateDue.run(due.at, match);
    return true;
  };
  const execute = ({ first, next = [] }: Transaction): boolean => {
    if (run(first) === 0) return false;
    for (const query of next) run(query);
    return true;
  };
  // Inside the transaction of a batch this is a savepoint, to which an error returns.
  const executeAll = file.transaction((change: Transaction, required: readonly CompiledQuery[]) => {
    if (run(change.first) === 0 || required.some((query) => run(query) === 0)) throw new LostRace();
    for (const query of change.next ?? []) run(query);
  });
  return (change) => {
    if ("row" in change) return append(change);
    if (!change.required) return execute(change);
    try {
      executeAll(change, change.required);
      return true;
    } catch (error) {
      if (error instanceof LostRace) return false;
      throw error;
    }
  };
}

/** Nobody knows what of the log is on the disk. Reading again shows the writes that may be lost in a power failure. */
function explainSync(cause: unknown): never {
  throw new StoreUnavailable("the disk does not confirm a write", { cause });
}

/** Thrown inside a transaction of which one required query changed no row. */
class LostRace extends Error {
  override readonly name = "LostRace";
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

function migrate(file: Sqlite.Database, folder: string): void {
  file.exec("CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)");
  const applied = file.prepare("SELECT count(*) FROM migrations").pluck().get() as number;
  requireKnownMigrations(applied, folder);
  for (const [index, statements] of migrations.entries()) {
    if (index < applied) continue;
    file.transaction(() => {
      for (const statement of statements) file.exec(statement);
      file.prepare("INSERT INTO migrations (id, applied_at) VALUES (?, ?)").run(index, Date.now());
    })();
  }
}

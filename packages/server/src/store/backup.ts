import { existsSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { type Database, StoreUnavailable } from "./database.ts";
import { openStore, type StoreAddress } from "./index.ts";
import { migrations } from "./migrations.ts";
import { asNumber } from "./postgres.ts";
import type { Schema } from "./schema.ts";

/** Which tables a backup contains: all except temporary data and data that can be computed again. */
const BACKED_UP: Readonly<Record<keyof Schema, boolean>> = {
  migrations: false,
  players: true,
  entrances: true,
  passkeys: true,
  challenges: false,
  processes: false,
  tables: true,
  seats: true,
  matches: true,
  dues: true,
  entries: true,
  snapshots: false,
  orders: true,
  talk: true,
  push_devices: true,
  mails: true,
  to_remind: true,
  reminded: true,
  keys: true,
  reports: true,
  webhooks: true,
  webhook_messages: true,
  recovery_mails: true,
  recovery_links: false,
  server_time: true,
  pauses: true,
  relations: true,
  collection: true,
  collection_seats: true,
  collection_stars: true,
  collection_comments: true,
  reviews: false,
  sanctions: true,
  audit: true,
};
const TABLES = (Object.keys(BACKED_UP) as (keyof Schema)[]).filter((table) => BACKED_UP[table]);

const ROWS_PER_INSERT = 500;
const FORMAT = "rondel backup 1";

interface BackupHeader {
  readonly format: string;
  /** How many migrations were applied. Rows of another release may not fit. */
  readonly migrations: number;
}

interface BackupRow {
  readonly in: keyof Schema;
  readonly row: Readonly<Record<string, unknown>>;
}

/** A backup cannot be written or restored; the message says why. */
export class BackupProblem extends Error {
  override readonly name = "BackupProblem";
}

/** Yields the content of a store at one moment as lines of JSON. A server may write to the store meanwhile. */
export async function* backUp(address: StoreAddress): AsyncGenerator<string> {
  const header: BackupHeader = { format: FORMAT, migrations: migrations.length };
  yield `${JSON.stringify(header)}\n`;
  const rows = "folder" in address ? sqliteRows(address.folder) : postgresRows(address.databaseUrl);
  for await (const line of rows) yield `${JSON.stringify(line)}\n`;
}

function* sqliteRows(folder: string): Generator<BackupRow> {
  const path = join(folder, "rondel.db");
  if (!existsSync(path)) throw new BackupProblem(`there is no store in ${folder}`);
  const file = new Sqlite(path, { readonly: true });
  try {
    file.exec("BEGIN");
    requireSameMigrations(file.prepare("SELECT count(*) FROM migrations").pluck().get() as number);
    for (const table of TABLES) {
      for (const row of file.prepare(`SELECT * FROM ${table}`).iterate())
        yield { in: table, row: row as BackupRow["row"] };
    }
  } finally {
    file.close();
  }
}

async function* postgresRows(url: string): AsyncGenerator<BackupRow> {
  const client = new pg.Client({ connectionString: url, types: asNumber });
  await client.connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const { rows: applied } = await client.query("SELECT id FROM migrations");
    requireSameMigrations(applied.length);
    for (const table of TABLES) {
      await client.query(`DECLARE pages NO SCROLL CURSOR FOR SELECT * FROM ${table}`);
      for (;;) {
        const { rows } = await client.query<BackupRow["row"]>(`FETCH ${ROWS_PER_INSERT} FROM pages`);
        if (rows.length === 0) break;
        for (const row of rows) yield { in: table, row };
      }
      await client.query("CLOSE pages");
    }
  } finally {
    await client.end();
  }
}

/** Restores a backup into an empty store of either kind. Returns the number of rows. */
export async function restore(address: StoreAddress, lines: AsyncIterable<string>): Promise<number> {
  const store = await openStore(address);
  try {
    await requireEmpty(store.database);
    let rows = 0;
    let header: BackupHeader | undefined;
    let batch: BackupRow[] = [];
    for await (const text of lines) {
      if (!header) {
        header = parseHeader(text);
        requireSameMigrations(header.migrations);
        continue;
      }
      const line = JSON.parse(text) as BackupRow;
      if (batch.length === ROWS_PER_INSERT || (batch[0] && batch[0].in !== line.in)) {
        await insert(store.database, batch);
        batch = [];
      }
      batch.push(line);
      rows++;
    }
    await insert(store.database, batch);
    return rows;
  } finally {
    await store.database.close();
  }
}

function parseHeader(text: string): BackupHeader {
  const header: unknown = text.startsWith("{") ? JSON.parse(text) : undefined;
  if (typeof header === "object" && header !== null && "format" in header && header.format === FORMAT) {
    return header as BackupHeader;
  }
  throw new BackupProblem("this is not a Rondel backup");
}

function requireSameMigrations(applied: number): void {
  if (applied !== migrations.length) {
    throw new BackupProblem("the store was written by another release; use that release, then upgrade");
  }
}

async function requireEmpty({ build, read }: Database): Promise<void> {
  const [player] = await read(build.selectFrom("players").select("id").limit(1));
  const [table] = await read(build.selectFrom("tables").select("id").limit(1));
  if (player || table) throw new BackupProblem("a backup can only be restored into an empty store");
}

async function insert({ build, write }: Database, batch: readonly BackupRow[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  if (!BACKED_UP[first.in]) throw new BackupProblem(`the backup contains rows of an unknown table: ${first.in}`);
  // The types are lost in JSON; the rows come from the same table of the same release, and the database checks them.
  const rows = batch.map(({ row }) => row) as never;
  if (!(await write({ first: build.insertInto(first.in).values(rows).compile() }))) {
    throw new StoreUnavailable(`the store did not accept rows of ${first.in}`);
  }
}

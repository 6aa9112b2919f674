import { existsSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { type Database, StoreUnavailable } from "./database.ts";
import { openStore, type StoreAddress } from "./index.ts";
import { migrations } from "./migrations.ts";
import { asNumber } from "./postgres.ts";
import type { Schema } from "./schema.ts";

/** Which tables a backup holds: everything but what the program makes itself and what can be made again. */
const BACKED_UP: Readonly<Record<keyof Schema, boolean>> = {
  migrations: false,
  players: true,
  entrances: true,
  passkeys: true,
  challenges: false,
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
};
const TABLES = (Object.keys(BACKED_UP) as (keyof Schema)[]).filter((table) => BACKED_UP[table]);

const ROWS_AT_ONCE = 500;
const FORMAT = "rondel backup 1";

interface Heading {
  readonly format: string;
  /** How many migrations had been applied: rows of another release may not fit. */
  readonly migrations: number;
}

interface Line {
  readonly in: keyof Schema;
  readonly row: Readonly<Record<string, unknown>>;
}

/** A backup cannot be taken or put back; the message says why. */
export class BackupProblem extends Error {
  override readonly name = "BackupProblem";
}

/** Everything in a store as lines of JSON, as it was at one moment, also while a server writes to it. */
export async function* backUp(address: StoreAddress): AsyncGenerator<string> {
  const heading: Heading = { format: FORMAT, migrations: migrations.length };
  yield `${JSON.stringify(heading)}\n`;
  const rows = "folder" in address ? sqliteRows(address.folder) : postgresRows(address.databaseUrl);
  for await (const line of rows) yield `${JSON.stringify(line)}\n`;
}

function* sqliteRows(folder: string): Generator<Line> {
  const path = join(folder, "rondel.db");
  if (!existsSync(path)) throw new BackupProblem(`there is no store in ${folder}`);
  const file = new Sqlite(path, { readonly: true });
  try {
    file.exec("BEGIN");
    requireSameMigrations(file.prepare("SELECT count(*) FROM migrations").pluck().get() as number);
    for (const table of TABLES) {
      for (const row of file.prepare(`SELECT * FROM ${table}`).iterate()) yield { in: table, row: row as Line["row"] };
    }
  } finally {
    file.close();
  }
}

async function* postgresRows(url: string): AsyncGenerator<Line> {
  const client = new pg.Client({ connectionString: url, types: asNumber });
  await client.connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const { rows: applied } = await client.query("SELECT id FROM migrations");
    requireSameMigrations(applied.length);
    for (const table of TABLES) {
      await client.query(`DECLARE pages NO SCROLL CURSOR FOR SELECT * FROM ${table}`);
      for (;;) {
        const { rows } = await client.query<Line["row"]>(`FETCH ${ROWS_AT_ONCE} FROM pages`);
        if (rows.length === 0) break;
        for (const row of rows) yield { in: table, row };
      }
      await client.query("CLOSE pages");
    }
  } finally {
    await client.end();
  }
}

/** Puts a backup into an empty store, of either kind; tells how many rows it held. */
export async function restore(address: StoreAddress, lines: AsyncIterable<string>): Promise<number> {
  const store = await openStore(address);
  try {
    await requireEmpty(store.database);
    let rows = 0;
    let heading: Heading | undefined;
    let batch: Line[] = [];
    for await (const text of lines) {
      if (!heading) {
        heading = asHeading(text);
        requireSameMigrations(heading.migrations);
        continue;
      }
      const line = JSON.parse(text) as Line;
      if (batch.length === ROWS_AT_ONCE || (batch[0] && batch[0].in !== line.in)) {
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

function asHeading(text: string): Heading {
  const heading: unknown = text.startsWith("{") ? JSON.parse(text) : undefined;
  if (typeof heading === "object" && heading !== null && "format" in heading && heading.format === FORMAT) {
    return heading as Heading;
  }
  throw new BackupProblem("this is no backup of Rondel");
}

function requireSameMigrations(applied: number): void {
  if (applied !== migrations.length) {
    throw new BackupProblem("the store was written by another release; use that release, then upgrade");
  }
}

async function requireEmpty({ build, read }: Database): Promise<void> {
  const [player] = await read(build.selectFrom("players").select("id").limit(1));
  const [table] = await read(build.selectFrom("tables").select("id").limit(1));
  if (player || table) throw new BackupProblem("a backup is put into an empty store only, and this one is not");
}

async function insert({ build, write }: Database, batch: readonly Line[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  if (!BACKED_UP[first.in]) throw new BackupProblem(`the backup holds rows of something unknown: ${first.in}`);
  // The rows come from the same table of the same release; the database checks them once more.
  const rows = batch.map(({ row }) => row) as never;
  if (!(await write({ first: build.insertInto(first.in).values(rows).compile() }))) {
    throw new StoreUnavailable(`rows of ${first.in} were not accepted`);
  }
}

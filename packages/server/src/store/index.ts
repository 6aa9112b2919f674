import { chatStore } from "./chat.ts";
import type { Database } from "./database.ts";
import { matchStore } from "./matches.ts";
import { playerStore } from "./players.ts";
import { openPostgres } from "./postgres.ts";
import { reminderStore } from "./reminders.ts";
import { reportStore } from "./reports.ts";
import { openSqlite } from "./sqlite.ts";
import { standingAnswerStore } from "./standing-answers.ts";
import { tableStore } from "./tables.ts";

/** A data folder with an SQLite file, or a PostgreSQL database. */
export type StoreAddress = { readonly folder: string } | { readonly databaseUrl: string };

export type Store = ReturnType<typeof storeOn>;

export async function openStore(address: StoreAddress): Promise<Store> {
  return storeOn("folder" in address ? openSqlite(address.folder) : await openPostgres(address.databaseUrl));
}

function storeOn(database: Database) {
  return {
    database,
    players: playerStore(database),
    tables: tableStore(database),
    matches: matchStore(database),
    chat: chatStore(database),
    standingAnswers: standingAnswerStore(database),
    reminders: reminderStore(database),
    reports: reportStore(database),
  };
}

import { machineTime, openServerTime, type ServerTime, type TimeSource } from "../time/server-time.ts";
import { auditStore } from "./audit.ts";
import { chatStore } from "./chat.ts";
import { collectionStore } from "./collection.ts";
import type { Database } from "./database.ts";
import { matchStore } from "./matches.ts";
import { mergeStore } from "./merge.ts";
import { myDataStore } from "./my-data.ts";
import { operatorStore } from "./operator.ts";
import { playerStore } from "./players.ts";
import { openPostgres } from "./postgres.ts";
import { explainStoreError } from "./problems.ts";
import { processStore } from "./processes.ts";
import { recoveryStore } from "./recovery.ts";
import { relationStore } from "./relations.ts";
import { reminderStore } from "./reminders.ts";
import { reportStore } from "./reports.ts";
import { retentionStore } from "./retention.ts";
import { reviewStore } from "./reviews.ts";
import { sanctionStore } from "./sanctions.ts";
import { openSqlite } from "./sqlite.ts";
import { standingAnswerStore } from "./standing-answers.ts";
import { tableStore } from "./tables.ts";
import { webhookStore } from "./webhooks.ts";

/** A data folder with an SQLite file, or a PostgreSQL database. */
export type StoreAddress = { readonly folder: string } | { readonly databaseUrl: string };

export type Store = ReturnType<typeof storeOn>;

export async function openStore(address: StoreAddress, source: TimeSource = machineTime): Promise<Store> {
  const database =
    "folder" in address ? openSqlite(address.folder, source.wall) : await openPostgres(address.databaseUrl);
  try {
    return storeOn(database, await openServerTime(source, database));
  } catch (error) {
    await database.close();
    throw explainStoreError(error, "folder" in address ? address.folder : "the database");
  }
}

function storeOn(database: Database, time: ServerTime) {
  return {
    database,
    time,
    players: playerStore(database, time.now),
    tables: tableStore(database, time.now),
    matches: matchStore(database),
    chat: chatStore(database),
    collection: collectionStore(database),
    reviews: reviewStore(database),
    relations: relationStore(database, time.now),
    standingAnswers: standingAnswerStore(database),
    reminders: reminderStore(database, time.now),
    reports: reportStore(database),
    webhooks: webhookStore(database),
    recovery: recoveryStore(database, time.now),
    sanctions: sanctionStore(database),
    audit: auditStore(database),
    operator: operatorStore(database),
    merge: mergeStore(database),
    myData: myDataStore(database),
    retention: retentionStore(database),
    processes: processStore(database),
  };
}

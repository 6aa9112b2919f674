import { StoreUnavailable } from "./database.ts";
import { migrations } from "./migrations.ts";

/** Sentences for errors that an operator can fix, by the code of the operating system, SQLite or PostgreSQL. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, "the data is damaged; restore a backup (docs/hosting.md)"],
  [/^(SQLITE_FULL|ENOSPC|53100)$/, "the disk is full; free some space and start again"],
  [/^(SQLITE_READONLY|EROFS|25006)/, "the data cannot be written; check the owner and the mount of its folder"],
  [
    /^(SQLITE_CANTOPEN|SQLITE_PERM|EACCES|EPERM|ENOTDIR|EEXIST)/,
    "the data folder cannot be opened; check its path and owner",
  ],
  [/^SQLITE_IOERR/, "the disk reports errors; check it and restore a backup if necessary"],
  [/^(28|3D)/, "the database refuses the sign-in; check the name, the user and the password"],
];

/** Turns an error that an operator can fix into one with a sentence. Others are returned unchanged. */
export function explainStoreError(error: unknown, place: string): unknown {
  if (error instanceof StoreUnavailable) return error;
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  const sentence = SENTENCES.find(([pattern]) => pattern.test(code))?.[1];
  return sentence === undefined ? error : new StoreUnavailable(`${place}: ${sentence}`, { cause: error });
}

/** Refuses a store to which a newer release has applied migrations. */
export function requireKnownMigrations(applied: number, place: string): void {
  if (applied <= migrations.length) return;
  throw new StoreUnavailable(
    `${place} was written by a newer release of Rondel; start that release, or restore a backup of this one`,
  );
}

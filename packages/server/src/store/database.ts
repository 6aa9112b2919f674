import type { Presence } from "@rondel/protocol";
import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { LoggedEntry } from "./matches.ts";
import type { Schema } from "./schema.ts";

/**
 * Changes that belong together. If `first` changes no row (a lost race, an older revision, a key that exists), the rest is not
 * done either: that, and nothing else, is how this server locks.
 */
export interface Unit {
  readonly first: CompiledQuery;
  readonly next?: readonly CompiledQuery[];
  /** What other processes shall hear once it is committed. */
  readonly notify?: RemoteChange;
}

/** One more row of a log, and what goes with it. */
export interface Addition {
  readonly row: Schema["entries"];
  /** When the server has to do something for the match by itself; absent if that stays as it is. */
  readonly due?: { readonly at: number | null } | undefined;
  readonly notify: EntryChange;
}

/** Something changed that others may want to know or to read. */
export type RemoteChange =
  | { readonly kind: "table" | "orders" | "player"; readonly id: string }
  | { readonly kind: "talk"; readonly id: string; readonly number: number }
  | { readonly kind: "presence"; readonly id: string; readonly process: string; readonly presence: Presence }
  | EntryChange;

/** An entry was added; too long a one is left out and has to be read. */
export interface EntryChange {
  readonly kind: "entry";
  readonly id: string;
  readonly turns: readonly Turn[];
  readonly logged?: LoggedEntry;
}

/** For whom a table has begun to wait, or ceased to. */
export type Turn = readonly [player: string, yours: boolean];

/** What differs between the embedded file and PostgreSQL. Everything else of the store is written once, on top. */
export interface Database {
  /** Whether other processes write to it too, so that what is in memory may be a moment old. */
  readonly isShared: boolean;
  /** Builds queries; it never executes any. */
  readonly build: Kysely<Schema>;
  read<Row>(query: Compilable<Row>): Promise<Row[]>;
  /** Resolves after the commit: true if it was done, false if `first` found nothing to change. Units of one moment share a commit. */
  write(unit: Unit): Promise<boolean>;
  /** Adds to a log: true after the commit, false if its number is taken. What is added in one moment shares a commit. */
  append(addition: Addition): Promise<boolean>;
  /** Tells the other processes something that need not be stored. */
  notify(change: RemoteChange): void;
  /** What other processes wrote or told. Undefined means: some news may have been missed. */
  listen(onChange: (change: RemoteChange | undefined) => void): void;
  close(): Promise<void>;
}

/** The store could not be reached, or it is unknown whether the commit happened. Reading again tells. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}

import type { Presence } from "@rondel/protocol";
import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { LoggedEntry } from "./matches.ts";
import type { Schema } from "./schema.ts";

/**
 * Queries that are committed together. If `first` changes no row (a lost race, an older revision, an existing key), nothing is
 * written. The server has no other locks.
 */
export interface Transaction {
  readonly first: CompiledQuery;
  /** Queries that must each change a row. If one of them does not, nothing is written. */
  readonly required?: readonly CompiledQuery[];
  readonly next?: readonly CompiledQuery[];
  /** Sent to the other processes after the commit. */
  readonly notify?: RemoteChange | readonly RemoteChange[];
}

/** A new row of a log with its deadline. The other processes are notified of it as an `EntryChange`. */
export interface LogAppend {
  readonly row: Schema["entries"];
  /** The new deadline of the match; absent if it does not change. */
  readonly due?: { readonly at: number | null } | undefined;
  /** The players whose turn begins or ends with it. Other processes learn of it a moment after the commit. */
  readonly turns: readonly Turn[];
}

/** A change by another process: of a table, for the processes that watch it, or for all. */
export type RemoteChange = TableChange | GlobalChange;

/** A change of the table `id`. */
export type TableChange =
  | { readonly kind: "table" | "orders"; readonly id: string }
  | { readonly kind: "talk"; readonly id: string; readonly number: number }
  | { readonly kind: "presence"; readonly id: string; readonly process: string; readonly presence: Presence }
  | EntryChange;

/** A changed player, a process that ends, or turns that began or ended at the table `id`. */
type GlobalChange =
  | { readonly kind: "player"; readonly id: string }
  | { readonly kind: "processes"; readonly id: string }
  | { readonly kind: "turns"; readonly id: string; readonly turns: readonly Turn[] };

/** A new entry of a match. `logged` is absent if it is too long for a notification and must be read. */
interface EntryChange {
  readonly kind: "entry";
  readonly id: string;
  readonly logged?: LoggedEntry;
}

/** A player whose turn at a table has begun or ended. */
export type Turn = readonly [player: string, yours: boolean];

/** The part of the store that differs between SQLite and PostgreSQL. */
export interface Database {
  /** Whether other processes write to it too. */
  readonly isShared: boolean;
  /** Builds queries without executing them. */
  readonly build: Kysely<Schema>;
  /** The wall clock that all processes share: of this machine, or of the database. */
  wall(): Promise<number>;
  read<Row>(query: Compilable<Row>): Promise<Row[]>;
  /** Resolves after the commit: false if `first` changed no row. Transactions of the same tick share a commit. */
  write(transaction: Transaction): Promise<boolean>;
  /** Appends to a log. Resolves after the commit: false if the number is taken. Appends of the same tick share a commit. */
  append(addition: LogAppend): Promise<boolean>;
  /** Sends the other processes a change that is not stored. */
  notify(change: RemoteChange): void;
  /** Reports global changes and those of watched tables from now on. Undefined means that some may have been missed. */
  listen(onChange: (change: RemoteChange | undefined) => void): Promise<void>;
  /** Reports the changes of a table by other processes, from the moment it resolves. */
  watch(table: string): Promise<void>;
  /** Must be called once for each call of `watch`. */
  unwatch(table: string): void;
  close(): Promise<void>;
}

/** The store is unreachable, or it is unknown whether a commit succeeded. Reading again shows which. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}

import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * Changes that belong together. If `first` changes no row (a lost race, an older revision, a key that exists), the rest is not
 * done either: that, and nothing else, is how this server locks.
 */
export interface Unit {
  readonly first: CompiledQuery;
  readonly next?: readonly CompiledQuery[];
  /** What other processes shall hear once it is committed. */
  readonly news?: News;
}

/** Something changed that others may want to read. */
export interface News {
  readonly kind: "entry" | "table" | "talk" | "orders" | "presence" | "player";
  readonly id: string;
  readonly data?: string;
}

/** What differs between the embedded file and PostgreSQL. Everything else of the store is written once, on top. */
export interface Database {
  /** Whether other processes write to it too, so that what is in memory may be a moment old. */
  readonly isShared: boolean;
  /** Builds queries; it never executes any. */
  readonly build: Kysely<Schema>;
  read<Row>(query: Compilable<Row>): Promise<Row[]>;
  /** Resolves after the commit: true if it was done, false if `first` found nothing to change. Units of one moment share a commit. */
  write(unit: Unit): Promise<boolean>;
  /** Tells the other processes something that need not be stored. */
  tell(news: News): void;
  /** What other processes wrote or told. Undefined means: some news may have been missed. */
  listen(hear: (news: News | undefined) => void): void;
  close(): Promise<void>;
}

/** The store could not be reached, or it is unknown whether the commit happened. Reading again tells. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}

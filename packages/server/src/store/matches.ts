import type { Draw, Entry, MatchHeader } from "@rondel/engine";
import type { CompiledQuery } from "kysely";
import type { Database, Turn } from "./database.ts";
import type { Schema } from "./schema.ts";

/** Who played an entry: a person, the clock, a bot, or a standing answer (`order`). */
export type Author = Schema["entries"]["author"];

/** One row of the log. */
export interface LoggedEntry {
  readonly number: number;
  readonly entry: Entry;
  /** The stream number of every viewer after this entry: the seats, then the spectator. */
  readonly seen: readonly number[];
  readonly author: Author;
  readonly at: number;
}

export interface StoredMatch {
  readonly header: MatchHeader;
  readonly setupDraws: readonly Draw[];
  readonly startedAt: number;
  /** How many entries were imported; 0 for a match that began here. */
  readonly imported: number;
}

/** What is due after an entry. */
export interface Deadlines {
  /** One bit for each seat whose person owes a decision. */
  readonly waiting: number;
  /** When the scheduler must run; null if nothing is due. */
  readonly dueAt: number | null;
}

/** PostgreSQL and SQLite limit the number of values in one statement. */
const ROWS_PER_INSERT = 500;
const MAX_SNAPSHOTS = 32;

export function matchStore(database: Database) {
  return {
    ...headerStore(database),
    ...logStore(database),
    ...snapshotStore(database),
    ...deadlineStore(database),
  };
}

function headerStore({ build, read }: Database) {
  return {
    /** The queries that start a match; they join the transaction that changes its table. */
    startQueries(match: StoredMatch, { waiting, dueAt }: Deadlines): CompiledQuery[] {
      const row = matchRow(match);
      const deadlines = { match_id: row.id, waiting, due_at: dueAt, claimed_until: 0 };
      return [
        build
          .insertInto("matches")
          .values(row)
          // An imported match has its row already. Its header now gets the entropy of its players.
          .onConflict((conflict) =>
            conflict.column("id").doUpdateSet({ header: row.header, started_at: row.started_at }),
          )
          .compile(),
        build.insertInto("dues").values(deadlines).compile(),
      ];
    },
    /** The queries that store an imported match until its table starts. */
    importQueries(match: StoredMatch, log: readonly LoggedEntry[]): CompiledQuery[] {
      const rows = log.map((logged) => entryRow(match.header.id, logged, null));
      const parts = Array.from({ length: Math.ceil(rows.length / ROWS_PER_INSERT) }, (_, part) =>
        rows.slice(part * ROWS_PER_INSERT, (part + 1) * ROWS_PER_INSERT),
      );
      return [
        build.insertInto("matches").values(matchRow(match)).compile(),
        ...parts.map((part) => build.insertInto("entries").values(part).compile()),
      ];
    },
    async get(id: string): Promise<StoredMatch | undefined> {
      const [row] = await read(
        build.selectFrom("matches").select(["header", "setup_draws", "started_at", "brought"]).where("id", "=", id),
      );
      return (
        row && {
          header: JSON.parse(row.header) as MatchHeader,
          setupDraws: JSON.parse(row.setup_draws) as Draw[],
          startedAt: row.started_at,
          imported: row.brought,
        }
      );
    },
  };
}

function matchRow({ header, setupDraws, startedAt, imported }: StoredMatch): Schema["matches"] {
  return {
    id: header.id,
    game: header.game,
    rules_version: header.rulesVersion,
    header: JSON.stringify(header),
    setup_draws: JSON.stringify(setupDraws),
    started_at: startedAt,
    brought: imported,
  };
}

const ENTRY_COLUMNS = ["number", "entry", "seen", "author", "at"] as const;

function logStore({ build, read, append }: Database) {
  return {
    /**
     * Appends to the log: true when the entry is stored, false if its number is taken. Notifies other processes. `wasDueAt` is
     * the deadline before the entry: without a deadline before and after, which is most common, one row is written.
     */
    append(
      id: string,
      logged: LoggedEntry,
      { waiting, dueAt }: Deadlines,
      turns: readonly Turn[] = [],
      wasDueAt: number | null = null,
    ): Promise<boolean> {
      return append({
        row: entryRow(id, logged, waiting),
        due: dueAt === null && wasDueAt === null ? undefined : { at: dueAt },
        turns,
      });
    },
    async entries(id: string, after: number, upTo?: number): Promise<LoggedEntry[]> {
      let query = build
        .selectFrom("entries")
        .select(ENTRY_COLUMNS)
        .where("match_id", "=", id)
        .where("number", ">", after);
      if (upTo !== undefined) query = query.where("number", "<=", upTo);
      return (await read(query.orderBy("number"))).map(asEntry);
    },
    async entry(id: string, number: number): Promise<LoggedEntry | undefined> {
      const [row] = await read(
        build.selectFrom("entries").select(ENTRY_COLUMNS).where("match_id", "=", id).where("number", "=", number),
      );
      return row && asEntry(row);
    },
  };
}

function entryRow(match: string, logged: LoggedEntry, waiting: number | null): Schema["entries"] {
  const { number, entry, seen, author, at } = logged;
  return { match_id: match, number, entry: JSON.stringify(entry), seen: JSON.stringify(seen), author, at, waiting };
}

function asEntry(row: Pick<Schema["entries"], (typeof ENTRY_COLUMNS)[number]>): LoggedEntry {
  const { number, author, at } = row;
  return { number, entry: JSON.parse(row.entry) as Entry, seen: JSON.parse(row.seen) as number[], author, at };
}

function snapshotStore({ build, read, write }: Database) {
  const snapshotNumbers = async (id: string): Promise<number[]> => {
    const rows = await read(
      build.selectFrom("snapshots").select("number").where("match_id", "=", id).orderBy("number"),
    );
    return rows.map(({ number }) => number);
  };
  return {
    snapshotNumbers,
    /** The latest snapshot, or the latest up to an entry. */
    async snapshot(id: string, upTo?: number): Promise<{ readonly number: number; readonly text: string } | undefined> {
      let query = build.selectFrom("snapshots").select(["number", "snapshot"]).where("match_id", "=", id);
      if (upTo !== undefined) query = query.where("number", "<=", upTo);
      const [row] = await read(query.orderBy("number", "desc").limit(1));
      return row && { number: row.number, text: row.snapshot };
    },
    /** Saves a snapshot. If there are too many, every second one is deleted. */
    async saveSnapshot(id: string, number: number, text: string): Promise<void> {
      const numbers = await snapshotNumbers(id);
      const surplus = numbers.length < MAX_SNAPSHOTS ? [] : numbers.filter((_, index) => index % 2 === 0);
      await write({
        first: build
          .insertInto("snapshots")
          .values({ match_id: id, number, snapshot: text })
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
        next:
          surplus.length === 0
            ? []
            : [build.deleteFrom("snapshots").where("match_id", "=", id).where("number", "in", surplus).compile()],
      });
    },
  };
}

function deadlineStore({ build, read, write }: Database) {
  const dueQuery = (id: string, dueAt: number | null): CompiledQuery =>
    build.updateTable("dues").set({ due_at: dueAt, claimed_until: 0 }).where("match_id", "=", id).compile();
  return {
    /** The query that sets the deadline; it may join a transaction. */
    dueQuery,
    async setDue(id: string, dueAt: number | null): Promise<void> {
      await write({ first: dueQuery(id, dueAt) });
    },
    /** Moves or removes the deadline, unless another one has been set since. */
    async moveDue(id: string, dueAt: number, next: number | null): Promise<void> {
      await write({
        first: build
          .updateTable("dues")
          .set({ due_at: next, claimed_until: 0 })
          .where("match_id", "=", id)
          .where("due_at", "=", dueAt)
          .compile(),
      });
    },
    /** Matches whose deadline has passed and that no process has claimed. */
    async overdue(now: number, limit: number): Promise<{ readonly id: string; readonly dueAt: number }[]> {
      const rows = await read(
        build
          .selectFrom("dues")
          .select(["match_id", "due_at"])
          .where("due_at", "<=", now)
          .where("claimed_until", "<", now)
          .orderBy("due_at")
          .limit(limit),
      );
      return rows.map(({ match_id: id, due_at: dueAt }) => ({ id, dueAt: dueAt ?? 0 }));
    },
    /** Claims an overdue match for a while; false if another process was first. */
    claim(id: string, now: number, until: number): Promise<boolean> {
      return write({
        first: build
          .updateTable("dues")
          .set({ claimed_until: until })
          .where("match_id", "=", id)
          .where("claimed_until", "<", now)
          .compile(),
      });
    },
  };
}

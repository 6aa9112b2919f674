import type { Draw, Entry, MatchHeader } from "@rondel/engine";
import type { CompiledQuery } from "kysely";
import type { Database, Turn } from "./database.ts";
import type { Schema } from "./schema.ts";

export type Author = "hand" | "clock" | "bot" | "order";

/** One row of the log. */
export interface LoggedEntry {
  readonly number: number;
  readonly entry: Entry;
  /** The number of every viewer's stream after this entry: the seats, then the spectator. */
  readonly seen: readonly number[];
  readonly author: Author;
  readonly at: number;
}

export interface StoredMatch {
  readonly header: MatchHeader;
  readonly setupDraws: readonly Draw[];
  readonly startedAt: number;
  /** So many entries were played elsewhere before the match came to this server. */
  readonly brought: number;
}

/** What is owed after an entry. */
export interface Deadlines {
  /** One bit for each seat whose person owes a decision. */
  readonly waiting: number;
  /** When the server has to do something by itself. */
  readonly dueAt: number | null;
}

const ENTRY_COLUMNS = ["number", "entry", "seen", "author", "at"] as const;
const MAX_SNAPSHOTS = 32;
/** A statement holds a limited number of values. */
const ROWS_AT_ONCE = 500;

function matchRow({ header, setupDraws, startedAt, brought }: StoredMatch): Schema["matches"] {
  return {
    id: header.id,
    game: header.game,
    rules_version: header.rulesVersion,
    header: JSON.stringify(header),
    setup_draws: JSON.stringify(setupDraws),
    started_at: startedAt,
    brought,
  };
}

function entryRow(match: string, logged: LoggedEntry, waiting: number | null): Schema["entries"] {
  const { number, entry, seen, author, at } = logged;
  return { match_id: match, number, entry: JSON.stringify(entry), seen: JSON.stringify(seen), author, at, waiting };
}

export function matchStore({ build, read, write, append }: Database) {
  const asEntry = (row: { number: number; entry: string; seen: string; author: Author; at: number }): LoggedEntry => ({
    number: row.number,
    entry: JSON.parse(row.entry) as Entry,
    seen: JSON.parse(row.seen) as number[],
    author: row.author,
    at: row.at,
  });

  return {
    /** The queries that begin a match; they join the unit that changes the table. */
    startQueries(match: StoredMatch, { waiting, dueAt }: Deadlines): CompiledQuery[] {
      const row = matchRow(match);
      const dues = { match_id: row.id, waiting, due_at: dueAt, claimed_until: 0 };
      return [
        build
          .insertInto("matches")
          .values(row)
          // A match that was brought along lies there since then; what its players added to its chance comes now.
          .onConflict((conflict) =>
            conflict.column("id").doUpdateSet({ header: row.header, started_at: row.started_at }),
          )
          .compile(),
        build.insertInto("dues").values(dues).compile(),
      ];
    },
    /** The queries that lay a match by which was played elsewhere, until its table begins. */
    importQueries(match: StoredMatch, log: readonly LoggedEntry[]): CompiledQuery[] {
      const rows = log.map((logged) => entryRow(match.header.id, logged, null));
      const parts = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
        rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
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
          brought: row.brought,
        }
      );
    },
    /**
     * Adds to the log: true when it is durable, false when somebody else has written this number. Other processes hear of it.
     * `wasDue` tells what was due before: most entries find nothing due and leave nothing due, and write one row only.
     */
    append(
      id: string,
      logged: LoggedEntry,
      { waiting, dueAt }: Deadlines,
      turns: readonly Turn[] = [],
      wasDue: number | null = null,
    ): Promise<boolean> {
      return append({
        row: entryRow(id, logged, waiting),
        due: dueAt === null && wasDue === null ? undefined : { at: dueAt },
        notify: { kind: "entry", id, turns, logged },
      });
    },
    /** The query that notes when something is due; it may join a unit. */
    dueQuery: (id: string, dueAt: number | null): CompiledQuery =>
      build.updateTable("dues").set({ due_at: dueAt, claimed_until: 0 }).where("match_id", "=", id).compile(),
    async setDue(id: string, dueAt: number | null): Promise<void> {
      await write({ first: this.dueQuery(id, dueAt) });
    },
    /** Nothing is due any more, unless somebody has noted another moment since. */
    async clearDue(id: string, dueAt: number): Promise<void> {
      await write({
        first: build
          .updateTable("dues")
          .set({ due_at: null, claimed_until: 0 })
          .where("match_id", "=", id)
          .where("due_at", "=", dueAt)
          .compile(),
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

    async snapshot(
      id: string,
      atMost?: number,
    ): Promise<{ readonly number: number; readonly text: string } | undefined> {
      let query = build.selectFrom("snapshots").select(["number", "snapshot"]).where("match_id", "=", id);
      if (atMost !== undefined) query = query.where("number", "<=", atMost);
      const [row] = await read(query.orderBy("number", "desc").limit(1));
      return row && { number: row.number, text: row.snapshot };
    },
    async snapshotNumbers(id: string): Promise<number[]> {
      const rows = await read(
        build.selectFrom("snapshots").select("number").where("match_id", "=", id).orderBy("number"),
      );
      return rows.map(({ number }) => number);
    },
    /** Keeps a snapshot; when there are too many, every second one goes. */
    async saveSnapshot(id: string, number: number, text: string): Promise<void> {
      const kept = await this.snapshotNumbers(id);
      const surplus = kept.length < MAX_SNAPSHOTS ? [] : kept.filter((_, index) => index % 2 === 0);
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

    /** Matches for which something is overdue and that no process has taken. */
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
    /** Takes an overdue match for a while; false if another process was faster. */
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

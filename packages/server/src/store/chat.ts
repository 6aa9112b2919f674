import type { ChatLine, ChatRoom } from "@rondel/protocol";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/** A line that has no number yet. */
export type NewLine = ChatLine extends infer Line ? (Line extends ChatLine ? Omit<Line, "number"> : never) : never;

/** A line with the people behind its seats when it was sent. */
export interface StoredLine<Line = ChatLine> {
  readonly line: Line;
  /** The player who wrote it; null for a notice, and in rows older than this column. */
  readonly author: string | null;
  /** The name of the author. */
  readonly name: string | null;
  /** The people on the seats of a private room; null for the table, and in rows older than this column. */
  readonly people: readonly (string | null)[] | null;
}

export interface LineRange {
  readonly after?: number;
  readonly before?: number;
  readonly limit: number;
}

/** A reader: private lines are found by the player, and in rows without people by the rooms of the player's seats. */
interface Reader {
  readonly player: string;
  readonly rooms: readonly ChatRoom[];
  /** Authors whose lines are left out. */
  readonly hidden: ReadonlySet<string>;
}

const MAX_ATTEMPTS = 100;

export function chatStore({ build, read, write }: Database) {
  const columns = ["line", "author", "author_name", "people"] as const;
  return {
    /** Adds a line. Its number comes from the clock: numbers only grow, and gaps reveal nothing about private chats. */
    async add(table: string, { line, author, name, people }: StoredLine<NewLine>): Promise<StoredLine> {
      for (let number = line.at; number < line.at + MAX_ATTEMPTS; number++) {
        const numbered = { ...line, number } as ChatLine;
        const row: Schema["talk"] = {
          table_id: table,
          number,
          room: JSON.stringify(line.room),
          line: JSON.stringify(numbered),
          author,
          author_name: name,
          people: people && JSON.stringify(people),
        };
        const added = await write({
          first: build
            .insertInto("talk")
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .compile(),
          notify: { kind: "talk", id: table, number },
        });
        if (added) return { line: numbered, author, name, people };
      }
      throw new Error(`no free chat line number at table ${table}`);
    },
    async line(table: string, number: number): Promise<StoredLine | undefined> {
      const [row] = await read(
        build.selectFrom("talk").select(columns).where("table_id", "=", table).where("number", "=", number),
      );
      return row && asStoredLine(row);
    },
    /** The newest lines that a player may read, oldest first. */
    async lines(table: string, { player, rooms, hidden }: Reader, range: LineRange): Promise<StoredLine[]> {
      let query = build
        .selectFrom("talk")
        .select(columns)
        .where("table_id", "=", table)
        .where(({ and, eb, or }) =>
          or([
            eb("room", "=", JSON.stringify("table")),
            eb("people", "like", `%${JSON.stringify(player)}%`),
            and([
              eb("people", "is", null),
              eb(
                "room",
                "in",
                rooms.map((room) => JSON.stringify(room)),
              ),
            ]),
          ]),
        );
      if (hidden.size > 0) {
        query = query.where(({ eb, or }) => or([eb("author", "is", null), eb("author", "not in", [...hidden])]));
      }
      if (range.after !== undefined) query = query.where("number", ">", range.after);
      if (range.before !== undefined) query = query.where("number", "<", range.before);
      const rows = await read(query.orderBy("number", "desc").limit(range.limit));
      return rows.map(asStoredLine).reverse();
    },
  };
}

function asStoredLine(row: Pick<Schema["talk"], "line" | "author" | "author_name" | "people">): StoredLine {
  return {
    line: JSON.parse(row.line) as ChatLine,
    author: row.author,
    name: row.author_name,
    people: row.people === null ? null : (JSON.parse(row.people) as (string | null)[]),
  };
}

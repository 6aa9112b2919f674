import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/** A chat line as it is stored in a report. */
export interface ReportedLine {
  readonly number: number;
  readonly at: number;
  readonly isPrivate: boolean;
  readonly name: string;
  readonly text: string;
  /** Whether the reported player wrote it. */
  readonly isByReported: boolean;
  /** Whether the reporter wrote it. Such lines are deleted with the reporter's account. */
  readonly isByReporter: boolean;
  /** Whether the reporter chose this line. */
  readonly isChosen: boolean;
  /** The id of a comment in the collection; absent for a chat line. */
  readonly comment?: string;
}

type Row = Schema["reports"];

export interface Report {
  readonly id: string;
  readonly madeAt: number;
  readonly reporter: { readonly player: string; readonly name: string };
  readonly reported: { readonly player: string; readonly name: string };
  readonly table: string;
  readonly reason: Row["reason"];
  readonly words: string;
  readonly lines: readonly ReportedLine[];
  readonly status: Row["status"];
  readonly closedAt: number | null;
}

export function reportStore({ build, read, write }: Database) {
  const reports = () => build.selectFrom("reports").selectAll();
  return {
    async add(report: Report): Promise<void> {
      await write({ first: build.insertInto("reports").values(asRow(report)).compile() });
    },
    async get(id: string): Promise<Report | undefined> {
      const [row] = await read(reports().where("id", "=", id));
      return row && asReport(row);
    },
    /** The newest reports of a status. */
    async list(status: Row["status"], limit: number): Promise<Report[]> {
      const rows = await read(reports().where("status", "=", status).orderBy("made_at", "desc").limit(limit));
      return rows.map(asReport);
    },
    async madeBy(reporter: string): Promise<Report[]> {
      return (await read(reports().where("reporter", "=", reporter).orderBy("made_at"))).map(asReport);
    },
    /** Removes the name of a reporter and the chat lines that the reporter wrote. */
    async forgetReporter(reporter: string): Promise<void> {
      for (const { id, lines } of (await read(reports().where("reporter", "=", reporter))).map(asReport)) {
        const others = JSON.stringify(lines.filter(({ isByReporter }) => !isByReporter));
        const forgotten = { reporter: "", reporter_name: "", lines: others };
        await write({ first: build.updateTable("reports").set(forgotten).where("id", "=", id).compile() });
      }
    },
    /** Closes a report if it is open. */
    closeQuery: (id: string, status: "done" | "dismissed", closedAt: number) =>
      build
        .updateTable("reports")
        .set({ status, closed_at: closedAt })
        .where("id", "=", id)
        .where("status", "=", "open")
        .compile(),
  };
}

function asRow({ reporter, reported, ...report }: Report): Row {
  return {
    id: report.id,
    made_at: report.madeAt,
    reporter: reporter.player,
    reporter_name: reporter.name,
    reported: reported.player,
    reported_name: reported.name,
    table_id: report.table,
    reason: report.reason,
    words: report.words,
    lines: JSON.stringify(report.lines),
    status: report.status,
    closed_at: report.closedAt,
  };
}

function asReport(row: Row): Report {
  return {
    id: row.id,
    madeAt: row.made_at,
    reporter: { player: row.reporter, name: row.reporter_name },
    reported: { player: row.reported, name: row.reported_name },
    table: row.table_id,
    reason: row.reason,
    words: row.words,
    lines: JSON.parse(row.lines) as ReportedLine[],
    status: row.status,
    closedAt: row.closed_at,
  };
}

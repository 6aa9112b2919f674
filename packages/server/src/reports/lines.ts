import { readLines } from "../chat/readers.ts";
import type { LiveTable } from "../play/live-table.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { LineRange, StoredLine } from "../store/chat.ts";
import type { ReportedLine } from "../store/reports.ts";
import { personAt } from "../tables/document.ts";

/** How many lines before and after the chosen one belong to a report; without a chosen line, the latest ones. */
const LINES_BEFORE = 40;
const LINES_AFTER = 10;
const MAX_LINES_READ = 1000;

interface Concern {
  readonly reporter: string;
  readonly reported: string;
  readonly line: number | undefined;
}

/** The chat lines that a report is about: only lines that the reporter can read. */
export async function reportedLines(services: Services, table: LiveTable, concern: Concern): Promise<ReportedLine[]> {
  const read = (range: LineRange) => readLines(services, table, concern.reporter, range);
  const { line: chosen } = concern;
  if (chosen === undefined) return describe(table, concern, await read({ limit: LINES_BEFORE }));
  const before = await read({ before: chosen + 1, limit: LINES_BEFORE });
  const last = before.at(-1);
  const isTheirs = last?.line.number === chosen && authorOf(table, last)?.player === concern.reported;
  if (!isTheirs) throw refuse("no-such-line", "refresh", { line: chosen });
  const after = await read({ after: chosen, limit: MAX_LINES_READ });
  return describe(table, concern, [...before, ...after.slice(0, LINES_AFTER)]);
}

function describe(
  table: LiveTable,
  { reporter, reported, line: chosen }: Concern,
  lines: readonly StoredLine[],
): ReportedLine[] {
  return lines.flatMap((stored) => {
    const { line } = stored;
    if (line.kind !== "said" && line.kind !== "offer") return [];
    const author = authorOf(table, stored);
    const { number, at, room, text } = line;
    return {
      number,
      at,
      text,
      name: author?.name ?? "",
      isPrivate: room !== "table",
      isByReported: author?.player === reported,
      isByReporter: author?.player === reporter,
      isChosen: number === chosen,
    };
  });
}

/** The author of a line. In rows that do not name one, the person on the seat. */
function authorOf(table: LiveTable, { line, author, name }: StoredLine) {
  if (line.kind === "notice") return undefined;
  return author === null ? personAt(table.document, line.seat) : { player: author, name: name ?? "" };
}

import * as v from "valibot";
import { Done, Moment, PlayerId, TableId } from "./basics.ts";
import { CommentId } from "./collection.ts";
import { REPORT_REASONS } from "./reports.ts";
import { TableStatus, Visibility } from "./tables.ts";

/** The commands of an operator, apart from those of players: `POST /api/operator/<name>`, with a key or from the same machine. */

export const ReportId = v.pipe(v.string(), v.regex(/^r[a-z2-7]{20}$/));
const Limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)));
const Search = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)));
/** The reason of an act. It is stored in the audit log. */
const Why = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));

/** The operator of requests from the server's own machine. Names of keys contain no colon; clients show a text of their own. */
export const LOCAL_OPERATOR = ":local";
/** The same in audit entries that are older than the code. */
const OLD_LOCAL_OPERATOR = "this machine";

export function isLocalOperator(name: string): boolean {
  return name === LOCAL_OPERATOR || name === OLD_LOCAL_OPERATOR;
}

const Overview = v.object({
  /** The name under which the acts of this operator are logged, or `LOCAL_OPERATOR`. */
  operator: v.string(),
  process: v.object({
    startedAt: Moment,
    sockets: v.number(),
    /** Tables with subscribers, and all tables in memory. */
    tablesFollowed: v.number(),
    tablesInMemory: v.number(),
    memoryMegabytes: v.number(),
    /** The part of the time in which the event loop was busy since the last overview, from 0 to 1. */
    load: v.number(),
  }),
  stored: v.object({ players: v.number(), tables: v.record(TableStatus, v.number()), openReports: v.number() }),
});
export type Overview = v.InferOutput<typeof Overview>;

const ListTables = v.object({ status: v.optional(TableStatus), search: Search, limit: Limit });
const ListedTable = v.object({
  id: TableId,
  game: v.string(),
  status: TableStatus,
  visibility: Visibility,
  created: Moment,
  changed: Moment,
  seats: v.array(v.object({ kind: v.string(), name: v.nullable(v.string()), player: v.nullable(PlayerId) })),
  /** Sockets of this process that follow the table. */
  followers: v.number(),
  /** Whether the match is in the collection, or was taken out of it; null if it does not belong to it. */
  collected: v.nullable(v.picklist(["shown", "hidden"])),
});
export type OperatorTable = v.InferOutput<typeof ListedTable>;

const ListPlayers = v.object({ search: Search, limit: Limit });
const ListedPlayer = v.object({
  id: PlayerId,
  name: v.string(),
  created: Moment,
  seen: Moment,
  /** Open sockets at this process. */
  sockets: v.number(),
  tables: v.number(),
  mutedUntil: v.nullable(Moment),
  suspendedUntil: v.nullable(Moment),
});
export type OperatorPlayer = v.InferOutput<typeof ListedPlayer>;

const ReportStatus = v.picklist(["open", "done", "dismissed"]);
const Person = v.object({ player: v.string(), name: v.string() });
const ListReports = v.object({ status: v.optional(ReportStatus), limit: Limit });
const ListedReport = v.object({
  id: ReportId,
  madeAt: Moment,
  reporter: Person,
  reported: Person,
  table: TableId,
  reason: v.picklist(REPORT_REASONS),
  words: v.string(),
  lines: v.array(
    v.object({
      number: v.number(),
      at: Moment,
      isPrivate: v.boolean(),
      name: v.string(),
      text: v.string(),
      isByReported: v.boolean(),
      isChosen: v.boolean(),
      /** The id of a comment in the collection; absent for a chat line. */
      comment: v.optional(CommentId),
    }),
  ),
  status: ReportStatus,
  closedAt: v.nullable(Moment),
});
export type OperatorReport = v.InferOutput<typeof ListedReport>;

export const OPERATOR_ACTS = [
  "mute",
  "unmute",
  "suspend",
  "unsuspend",
  "close-table",
  "close-report",
  "dismiss-report",
  "hide-match",
  "show-match",
  "remove-comment",
] as const;

/** All acts in the audit log: those of operators, and merges of accounts, which players make. */
export const AUDITED_ACTS = [...OPERATOR_ACTS, "merge"] as const;

/** The "who" of an act that a player made. Clients show a text of their own. */
export const BY_PLAYER = ":player";

/**
 * One act: who did what to whom, when and why. A merge has the remaining player as its target; its name and its reason are those of
 * both players, with an arrow from the merged one to the remaining one.
 */
const AuditEntry = v.object({
  id: v.string(),
  at: Moment,
  who: v.string(),
  act: v.picklist(AUDITED_ACTS),
  /** The id of the player, table, report or comment. */
  target: v.string(),
  /** The name of the player at that time, and the end of the measure. */
  name: v.nullable(v.string()),
  until: v.nullable(Moment),
  why: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

const ReadAudit = v.object({ before: v.optional(Moment), limit: Limit });

const Measure = v.object({ player: PlayerId, until: Moment, why: Why });
const Lift = v.object({ player: PlayerId, why: Why });
const NameTable = v.object({ table: TableId, why: Why });
const RemoveComment = v.object({ comment: CommentId, why: Why });
const CloseReport = v.object({ report: ReportId, why: Why });

interface OperatorCommand {
  readonly about: string;
  readonly input: v.GenericSchema;
  readonly output: v.GenericSchema;
}

/** Every command of an operator. */
export const operatorCommands = {
  overview: {
    about: "Returns the state of the process and counts of the store.",
    input: v.object({}),
    output: Overview,
  },
  tables: {
    about: "Lists tables, those that changed last first.",
    input: ListTables,
    output: v.object({ tables: v.array(ListedTable) }),
  },
  players: {
    about: "Lists players, those who were seen last first.",
    input: ListPlayers,
    output: v.object({ players: v.array(ListedPlayer) }),
  },
  reports: {
    about: "Lists reports with their chat lines, the newest first.",
    input: ListReports,
    output: v.object({ reports: v.array(ListedReport) }),
  },
  audit: {
    about: "Lists the acts of operators, the newest first.",
    input: ReadAudit,
    output: v.object({ entries: v.array(AuditEntry) }),
  },
  mute: { about: "Keeps a player from writing in chats until a time.", input: Measure, output: Done },
  unmute: { about: "Lets a muted player write again.", input: Lift, output: Done },
  suspend: { about: "Refuses the commands of a player until a time.", input: Measure, output: Done },
  unsuspend: { about: "Ends a suspension.", input: Lift, output: Done },
  "close-table": { about: "Closes a table that is not finished.", input: NameTable, output: Done },
  "hide-match": { about: "Takes a match out of the collection.", input: NameTable, output: Done },
  "show-match": { about: "Puts a match back into the collection.", input: NameTable, output: Done },
  "remove-comment": { about: "Removes a comment on a match of the collection.", input: RemoveComment, output: Done },
  "close-report": { about: "Marks a report as done.", input: CloseReport, output: Done },
  "dismiss-report": { about: "Dismisses a report.", input: CloseReport, output: Done },
} as const satisfies Readonly<Record<string, OperatorCommand>>;

export type OperatorCommandName = keyof typeof operatorCommands;
export type OperatorInput<Name extends OperatorCommandName> = v.InferOutput<(typeof operatorCommands)[Name]["input"]>;
export type OperatorOutput<Name extends OperatorCommandName> = v.InferOutput<(typeof operatorCommands)[Name]["output"]>;

export function isOperatorCommand(name: string): name is OperatorCommandName {
  return Object.hasOwn(operatorCommands, name);
}

/** Refusals that only operators get, beside those of all requests. */
export type OperatorRefusalCode =
  | "operator-key-needed"
  | "operator-key-wrong"
  | "match-is-hidden"
  | "match-is-shown"
  | "no-such-player"
  | "no-such-report"
  | "not-muted"
  | "not-suspended"
  | "table-is-over"
  | "until-is-not-possible";

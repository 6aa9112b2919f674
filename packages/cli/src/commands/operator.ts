import {
  BY_PLAYER,
  isLocalOperator,
  type OperatorCommandName,
  type OperatorInput,
  type OperatorOutput,
} from "@rondel/protocol/operator";
import { type Call, type Command, type ExitCode, requiredArgument, textFlag, UsageError } from "../command.ts";
import { durationOf } from "../duration.ts";
import { textTable } from "../output.ts";

const DEFAULT_URL = "http://127.0.0.1:8080";

export const operator: Command = {
  name: "operator",
  usage: "ACTION [ID]",
  summary: "look after a running server: tables, players, reports, sanctions, audit log",
  flags: {
    url: { type: "string" },
    status: { type: "string" },
    search: { type: "string" },
    for: { type: "string" },
    why: { type: "string" },
  },
  help: {
    "overview, tables, players, reports, audit": "print the state of the server or a list",
    "mute PLAYER, suspend PLAYER": "until --for has passed (such as 12h, 7d, 4w)",
    "unmute PLAYER, unsuspend PLAYER": "end it",
    "close-table TABLE": "close a table that is not finished",
    "hide-match TABLE, show-match TABLE": "take a finished match out of the collection, or put it back",
    "remove-comment COMMENT": "remove a comment on a match of the collection",
    "close-report REPORT, dismiss-report REPORT": "close an open report",
    "--url ADDRESS": `address of the server (default: ${DEFAULT_URL})`,
    "--status STATUS": "of tables: gathering, running, finished, closed; of reports: open, done, dismissed",
    "--search WORD": "of tables and players: a name or an id",
    "--for DURATION": "how long a mute or a suspension lasts",
    "--why TEXT": "the reason of an act, for the audit log",
    OPERATOR_KEY: "(environment) your key; not needed on the machine of a server without keys",
  },
  example: 'rondel operator mute pabcdefghij234567klmn --for 7d --why "insults in the chat"',

  async run(call): Promise<ExitCode> {
    const action = requiredArgument(call, 0, "ACTION");
    const lists = await listLines(call, action);
    if (lists) {
      call.output.json(lists.answer);
      for (const line of lists.lines) call.output.line(line);
      return 0;
    }
    const refused = await performAct(call, action);
    call.output.json(refused === undefined ? { done: true } : { refused });
    call.output.line(refused === undefined ? "Done. The act is in the audit log." : `Refused: ${refused}.`);
    return refused === undefined ? 0 : 1;
  },
};

interface Listing {
  readonly answer: unknown;
  readonly lines: readonly string[];
}

/** Runs an action that only reads; undefined if it is another one. */
async function listLines(call: Call, action: string): Promise<Listing | undefined> {
  const search = textFlag(call, "search");
  const filter = { ...(search === undefined ? {} : { search }), ...statusOf(call) };
  switch (action) {
    case "overview": {
      const answer = await ask(call, "overview", {});
      const { process: server, stored } = answer;
      const rows = { ...server, ...stored, startedAt: date(server.startedAt), tables: JSON.stringify(stored.tables) };
      return { answer, lines: textTable(Object.entries(rows).map(([name, value]) => [name, String(value)])) };
    }
    case "tables": {
      const answer = await ask(call, "tables", filter as OperatorInput<"tables">);
      return { answer, lines: textTable(answer.tables.map(tableRow)) };
    }
    case "players": {
      const answer = await ask(call, "players", filter as OperatorInput<"players">);
      return { answer, lines: textTable(answer.players.map(playerRow)) };
    }
    case "reports": {
      const answer = await ask(call, "reports", filter as OperatorInput<"reports">);
      return { answer, lines: answer.reports.flatMap(reportLines) };
    }
    case "audit": {
      const answer = await ask(call, "audit", {});
      const rows = answer.entries.map(({ at, who, act, target, name, why }) => [
        date(at),
        operatorName(who),
        act,
        name ?? target,
        why,
      ]);
      return { answer, lines: textTable(rows) };
    }
    default:
      return undefined;
  }
}

function statusOf(call: Call): { readonly status?: string } {
  const status = textFlag(call, "status");
  return status === undefined ? {} : { status };
}

/** Runs an act. Returns the code of a refusal, or undefined if it was done. */
async function performAct(call: Call, action: string): Promise<string | undefined> {
  const id = requiredArgument(call, 1, "ID");
  const why = textFlag(call, "why");
  if (why === undefined) throw new UsageError("--why is required: the reason, for the audit log.");
  switch (action) {
    case "mute":
    case "suspend":
      return attempt(call, action, { player: id, until: Date.now() + durationOf(textFlag(call, "for")), why });
    case "unmute":
    case "unsuspend":
      return attempt(call, action, { player: id, why });
    case "close-table":
    case "hide-match":
    case "show-match":
      return attempt(call, action, { table: id, why });
    case "remove-comment":
      return attempt(call, action, { comment: id, why });
    case "close-report":
    case "dismiss-report":
      return attempt(call, action, { report: id, why });
    default:
      throw new UsageError(`Unknown action "${action}". See "rondel operator --help".`);
  }
}

async function attempt<Name extends OperatorCommandName>(
  call: Call,
  name: Name,
  input: OperatorInput<Name>,
): Promise<string | undefined> {
  const reply = await send(call, name, input);
  return "refused" in reply ? reply.refused : undefined;
}

async function ask<Name extends OperatorCommandName>(
  call: Call,
  name: Name,
  input: OperatorInput<Name>,
): Promise<OperatorOutput<Name>> {
  const reply = await send(call, name, input);
  if ("refused" in reply) throw new UsageError(`The server refused: ${reply.refused}.`);
  return reply.answer as OperatorOutput<Name>;
}

type Reply = { readonly answer: unknown } | { readonly refused: string };

/** Sends a command to the server, with the key of the environment. */
async function send(call: Call, name: OperatorCommandName, input: unknown): Promise<Reply> {
  const { OPERATOR_KEY } = process.env;
  const url = textFlag(call, "url") ?? DEFAULT_URL;
  const key = OPERATOR_KEY?.split(",")[0]?.split(":").at(-1);
  const response = await fetch(`${url.replace(/\/$/, "")}/api/operator/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify(input),
  }).catch(() => {
    throw new UsageError(`No server answers at ${url}. Choose its address with --url.`);
  });
  const body = (await response.json()) as { readonly refused?: { readonly code: string } };
  if (response.ok) return { answer: body };
  const code = body.refused?.code ?? String(response.status);
  if (code === "operator-key-needed" || code === "not-found") {
    throw new UsageError("This server needs a key. Set OPERATOR_KEY.");
  }
  if (code === "operator-key-wrong") throw new UsageError("The key in OPERATOR_KEY is not right.");
  return { refused: code };
}

const date = (moment: number): string => new Date(moment).toISOString().slice(0, 16).replace("T", " ");

function tableRow(table: OperatorOutput<"tables">["tables"][number]): string[] {
  const names = table.seats.map(({ kind, name }) => name ?? kind).join(", ");
  return [table.id, table.game, table.status, date(table.changed), `${table.followers} following`, names];
}

function playerRow(player: OperatorOutput<"players">["players"][number]): string[] {
  const { id, name, seen, sockets, tables, mutedUntil, suspendedUntil } = player;
  const muted = mutedUntil === null ? "" : `muted until ${date(mutedUntil)}`;
  const suspended = suspendedUntil === null ? "" : `suspended until ${date(suspendedUntil)}`;
  return [id, name, `seen ${date(seen)}`, `${sockets} sockets`, `${tables} tables`, `${muted} ${suspended}`.trim()];
}

function reportLines(report: OperatorOutput<"reports">["reports"][number]): string[] {
  const { id, madeAt, reported, reporter, table, reason, words, lines } = report;
  return [
    `${id}  ${date(madeAt)}  ${reported.name} (${reported.player}): ${reason}, reported by ${reporter.name}, table ${table}`,
    ...(words === "" ? [] : [`  ${words}`]),
    ...lines.map(({ at, name, text, isPrivate, isByReported, isChosen, comment }) => {
      const marks = `${isByReported ? "!" : " "}${isChosen ? ">" : " "}`;
      const about = comment === undefined ? "" : ` (comment ${comment})`;
      return `  ${marks} ${date(at)} ${name}${isPrivate ? " (private)" : ""}${about}: ${text}`;
    }),
  ];
}

function operatorName(name: string): string {
  if (name === BY_PLAYER) return "the player";
  return isLocalOperator(name) ? "this machine" : name;
}

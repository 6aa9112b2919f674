import { signal } from "@preact/signals";
import type { OPERATOR_ACTS, OperatorInput, OperatorOutput, Overview } from "@rondel/protocol/operator";
import { operate } from "./api.ts";
import { refusalText, text } from "./messages/messages.ts";

export type Tab = "reports" | "players" | "tables" | "audit";

/** The last overview; undefined until the server has accepted the operator. */
export const overview = signal<Overview | undefined>(undefined);
/** Whether the server asks for a key. */
export const needsKey = signal(false);
/** A sentence about the last command, which screen readers read. */
export const status = signal("");
export const tab = signal<Tab>("reports");
/** The word that players and tables are searched for. */
export const search = signal("");
export const reportStatus = signal<"open" | "done" | "dismissed">("open");

export const reports = signal<OperatorOutput<"reports">["reports"]>([]);
export const players = signal<OperatorOutput<"players">["players"]>([]);
export const tables = signal<OperatorOutput<"tables">["tables"]>([]);
export const audit = signal<OperatorOutput<"audit">["entries"]>([]);

/** Reads the overview. Shows the form for the key if the server needs one. */
export async function loadOverview(): Promise<void> {
  const reply = await operate("overview", {});
  if ("answer" in reply) {
    overview.value = reply.answer;
    needsKey.value = false;
    return;
  }
  if (reply.refused === "operator-key-needed" || reply.refused === "operator-key-wrong") {
    overview.value = undefined;
    needsKey.value = true;
  }
  if (reply.refused !== "operator-key-needed") status.value = refusalText(reply.refused);
}

/** Reads the list of the chosen tab. */
export async function loadList(): Promise<void> {
  const refused = await lists[tab.peek()]();
  if (refused !== undefined) status.value = refusalText(refused);
}

type Act = (typeof OPERATOR_ACTS)[number];

/** Sends an act and reads the lists again. Returns whether it was done. */
export async function perform<Name extends Act>(name: Name, input: OperatorInput<Name>): Promise<boolean> {
  const reply = await operate(name, input);
  status.value = "refused" in reply ? refusalText(reply.refused) : text("done");
  await Promise.all([loadOverview(), loadList()]);
  return "answer" in reply;
}

const searched = () => (search.peek().trim() ? { search: search.peek().trim() } : {});

/** Each function stores its list and returns the code of a refusal. */
const lists: Readonly<Record<Tab, () => Promise<string | undefined>>> = {
  async reports() {
    const reply = await operate("reports", { status: reportStatus.peek() });
    if ("refused" in reply) return reply.refused;
    reports.value = reply.answer.reports;
    return undefined;
  },
  async players() {
    const reply = await operate("players", searched());
    if ("refused" in reply) return reply.refused;
    players.value = reply.answer.players;
    return undefined;
  },
  async tables() {
    const reply = await operate("tables", searched());
    if ("refused" in reply) return reply.refused;
    tables.value = reply.answer.tables;
    return undefined;
  },
  async audit() {
    const reply = await operate("audit", { limit: 200 });
    if ("refused" in reply) return reply.refused;
    audit.value = reply.answer.entries;
    return undefined;
  },
};

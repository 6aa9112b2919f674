import { computed, signal } from "@preact/signals";
import type { TableSummary } from "@rondel/protocol";
import { localTables } from "../session/local-tables.ts";
import { socket } from "./socket.ts";

const LISTS = ["mine", "open", "running", "finished"] as const;
type List = (typeof LISTS)[number];

/** The tables on the server; undefined until they have been loaded. */
export const serverTables = signal<Readonly<Record<List, readonly TableSummary[]>> | undefined>(undefined);

/** True if it is the player's turn at any table, on this device or on the server. */
export const isAnyTableWaiting = computed(
  () =>
    localTables.value.some(({ waiting, status }) => waiting && status === "running") ||
    (serverTables.value?.mine.some(({ yourTurn }) => yourTurn) ?? false),
);

const LIMIT = 20;

/** Keeps the lists up to date until the returned function is called. */
export function watchTableLists(): () => void {
  return socket.listen({
    onOpen: () => void refresh(),
    onPush(push) {
      if (push.push === "turn") void refresh();
    },
  });
}

/** Reads the lists again, for example after a merge. */
export async function refreshTableLists(): Promise<void> {
  if (serverTables.peek()) await refresh();
}

async function refresh(): Promise<void> {
  const replies = await Promise.all(LISTS.map((which) => socket.request("tables/list", { which, limit: LIMIT })));
  const [mine, open, running, finished] = replies.map((reply) => ("answer" in reply ? reply.answer.tables : []));
  if (replies.every((reply) => "refused" in reply)) return;
  serverTables.value = { mine: mine ?? [], open: open ?? [], running: running ?? [], finished: finished ?? [] };
}

import { computed, signal } from "@preact/signals";
import type { TableSummary } from "@rondel/protocol";
import { localTables } from "../session/local-tables.ts";
import { wire } from "./wire.ts";

const WHICH = ["mine", "open", "running", "finished"] as const;
type Which = (typeof WHICH)[number];

/** The tables of the server, as far as they have been told. */
export const serverTables = signal<Readonly<Record<Which, readonly TableSummary[]>> | undefined>(undefined);

/** Whether somebody waits for me, on this device or anywhere. */
export const anyTableWaits = computed(
  () =>
    localTables.value.some(({ waiting, status }) => waiting && status === "running") ||
    (serverTables.value?.mine.some(({ yourTurn }) => yourTurn) ?? false),
);

const MOST_SHOWN = 20;

/** Keeps the lists up to date while somebody looks at them. */
export function watchLists(): () => void {
  return wire.listen({
    onOpen: () => void refresh(),
    onPush: (push) => {
      if (push.push === "turn") void refresh();
    },
  });
}

async function refresh(): Promise<void> {
  const replies = await Promise.all(WHICH.map((which) => wire.ask("tables/list", { which, limit: MOST_SHOWN })));
  const [mine, open, running, finished] = replies.map((reply) => ("answer" in reply ? reply.answer.tables : []));
  if (replies.every((reply) => "refused" in reply)) return;
  serverTables.value = { mine: mine ?? [], open: open ?? [], running: running ?? [], finished: finished ?? [] };
}

import type { ChatLine, NoticeCode, Push } from "@rondel/protocol";
import type { LiveTable } from "../play/live-table.ts";
import type { Services } from "../services.ts";
import type { NewLine, StoredLine } from "../store/chat.ts";
import type { RemoteChange } from "../store/database.ts";
import { personAt } from "../tables/document.ts";
import { lineNow, mayRead, peopleIn } from "./readers.ts";

/** Adds a line to the chat of a table and sends it to the people in its room. */
export async function addLine(services: Services, table: LiveTable, line: NewLine): Promise<ChatLine> {
  const { document } = table;
  const author = line.kind === "notice" ? undefined : personAt(document, line.seat);
  const added = await services.store.chat.add(table.id, {
    line,
    author: author?.player ?? null,
    name: author?.name ?? null,
    people: peopleIn(document, line.room),
  });
  broadcastLine(table, added);
  return added.line;
}

function broadcastLine(table: LiveTable, stored: StoredLine): void {
  const text = JSON.stringify({ push: "talk", table: table.id, line: lineNow(table.document, stored) } satisfies Push);
  for (const { connection } of table.subscriptions.values()) {
    const isHidden = stored.author !== null && connection.hidden.has(stored.author);
    if (!isHidden && mayRead(table.document, stored, connection.player)) connection.send(text);
  }
}

/** Sends a line that another process has added. */
export function onRemoteChat(
  services: Services,
  table: LiveTable,
  { number }: Extract<RemoteChange, { kind: "talk" }>,
): void {
  services.store.chat
    .line(table.id, number)
    .then((stored) => stored && broadcastLine(table, stored))
    .catch((error: unknown) => services.log.warn({ table: table.id, error }, "failed to read a chat line"));
}

interface Notice {
  readonly code: NoticeCode;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Posts a message of the server to everyone at the table. */
export async function postNotice(services: Services, table: LiveTable, notice: Notice): Promise<void> {
  await addLine(services, table, { kind: "notice", room: "table", notice, at: services.time.now() });
}

import type { ChatLine, ChatRoom, NoticeCode } from "@rondel/protocol";
import { broadcast, type LiveTable, sendToViewers } from "../play/live-table.ts";
import type { Services } from "../services.ts";
import type { NewLine } from "../store/chat.ts";
import type { RemoteChange } from "../store/database.ts";

/** Adds a line to the talk of a table and tells those in its room. */
export async function addLine(services: Services, table: LiveTable, line: NewLine): Promise<ChatLine> {
  const added = await services.store.chat.add(table.id, line);
  broadcastLine(table, added);
  return added;
}

function broadcastLine(table: LiveTable, line: ChatLine): void {
  const push = { push: "talk", table: table.id, line } as const;
  if (line.room === "table") broadcast(table, push);
  else sendToViewers(table, line.room, push);
}

/** Somebody spoke at another process. */
export function onRemoteChat(
  services: Services,
  table: LiveTable,
  { number }: Extract<RemoteChange, { kind: "talk" }>,
): void {
  services.store.chat
    .line(table.id, number)
    .then((line) => line && broadcastLine(table, line))
    .catch((error: unknown) =>
      services.log.warn({ table: table.id, error }, "a line of another process could not be read"),
    );
}

interface Notice {
  readonly code: NoticeCode;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Says what the server did or saw. */
export async function postNotice(services: Services, table: LiveTable, message: Notice): Promise<void> {
  await addLine(services, table, { kind: "notice", room: "table", notice: message, at: Date.now() });
}

/** The rooms in which one of these seats sits; the table itself is open to all. */
export function chatRoomsOf(seats: readonly number[], players: number): ChatRoom[] {
  const rooms: ChatRoom[] = ["table"];
  for (let members = 0; members < 1 << players; members++) {
    const inside = Array.from({ length: players }, (_, seat) => seat).filter((seat) => members & (1 << seat));
    if (inside.length >= 2 && inside.some((seat) => seats.includes(seat))) rooms.push(inside);
  }
  return rooms;
}

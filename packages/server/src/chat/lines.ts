import type { ChatLine, ChatRoom, NoticeCode } from "@rondel/protocol";
import { broadcast, type LiveTable, sendToViewers } from "../play/live-table.ts";
import type { Services } from "../services.ts";
import type { NewLine } from "../store/chat.ts";
import type { RemoteChange } from "../store/database.ts";

/** Adds a line to the chat of a table and sends it to the members of its room. */
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

/** Sends a line that another process has added. */
export function onRemoteChat(
  services: Services,
  table: LiveTable,
  { number }: Extract<RemoteChange, { kind: "talk" }>,
): void {
  services.store.chat
    .line(table.id, number)
    .then((line) => line && broadcastLine(table, line))
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

/** The chat rooms of these seats: the table, and all groups that contain one of them. */
export function chatRoomsOf(seats: readonly number[], players: number): ChatRoom[] {
  const rooms: ChatRoom[] = ["table"];
  for (let bits = 0; bits < 1 << players; bits++) {
    const members = Array.from({ length: players }, (_, seat) => seat).filter((seat) => bits & (1 << seat));
    if (members.length >= 2 && members.some((seat) => seats.includes(seat))) rooms.push(members);
  }
  return rooms;
}

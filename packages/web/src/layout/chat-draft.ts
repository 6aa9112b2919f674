import { type Signal, signal } from "@preact/signals";
import type { ChatRoom } from "@rondel/protocol";
import { perSession } from "../session/per-session.ts";
import type { Unread } from "./unread.ts";

/** The message that the player writes, and the room of the chat that is open and will get it. */
interface ChatDraft {
  readonly room: Signal<ChatRoom>;
  readonly text: Signal<string>;
}

/** The draft of a session, which stays while another tab is open. */
export const chatDraft = perSession((): ChatDraft => ({ room: signal<ChatRoom>("table"), text: signal("") }));

/** Opens the room with the latest unread line, but never changes the readers of a message that has been begun. */
export function openUnreadRoom({ room, text }: ChatDraft, [latest]: Unread["rooms"]): void {
  if (latest && text.peek() === "") room.value = latest.room;
}

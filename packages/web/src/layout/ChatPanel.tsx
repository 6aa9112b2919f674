import { useComputed, useSignal } from "@preact/signals";
import type { ChatRoom } from "@rondel/protocol";
import { useEffect, useRef } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { ChatComposer } from "./ChatComposer.tsx";
import { ChatMessage } from "./ChatMessage.tsx";
import { ChatRooms } from "./ChatRooms.tsx";
import { sameRoom, type Unread } from "./unread.ts";

interface ChatPanelProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly unread: Unread;
}

/** The chat of the table and private rooms of some players. It opens the room with the latest unread line. */
export function ChatPanel({ session, messages, unread }: ChatPanelProps) {
  const room = useSignal<ChatRoom>(unread.rooms[0]?.room ?? "table");
  const end = useRef<HTMLLIElement>(null);
  const lines = useComputed(() => session.chat.value.filter((line) => sameRoom(line.room, room.value)));
  useEffect(() => unread.markRead(room.value));
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.value.length]);
  const viewer = session.viewer.value;
  return (
    <div class="chat">
      {viewer !== "spectator" && (
        <ChatRooms
          session={session}
          messages={messages}
          viewer={viewer}
          room={room.value}
          unread={unread}
          onChoose={(next) => {
            room.value = next;
          }}
        />
      )}
      <ol class="chat-lines">
        {lines.value.map((line) => (
          <ChatMessage key={line.number} line={line} session={session} messages={messages} />
        ))}
        {lines.value.length === 0 && <li class="faint">{t("chat.empty")}</li>}
        <li ref={end} aria-hidden="true" />
      </ol>
      {viewer === "spectator" ? (
        <p class="faint">{t("chat.spectator")}</p>
      ) : (
        <ChatComposer session={session} room={room.value} />
      )}
    </div>
  );
}

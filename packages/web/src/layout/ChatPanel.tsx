import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { ChatLine } from "@rondel/protocol";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { ReportButton } from "../reports/ReportButton.tsx";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { ChatComposer } from "./ChatComposer.tsx";
import { ChatMessage } from "./ChatMessage.tsx";
import { ChatRooms } from "./ChatRooms.tsx";
import { chatDraft, openUnreadRoom } from "./chat-draft.ts";
import { EarlierButton } from "./EarlierButton.tsx";
import { sameRoom, type Unread } from "./unread.ts";

interface ChatPanelProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly unread: Unread;
}

/** The chat of the table and private rooms of some players. It opens the room with the latest unread line unless a message has been begun. */
export function ChatPanel({ session, messages, unread }: ChatPanelProps) {
  const draft = chatDraft(session);
  useMemo(() => openUnreadRoom(draft, unread.rooms), [draft]);
  const { room } = draft;
  const end = useRef<HTMLLIElement>(null);
  const lines = useComputed(() => session.chat.value.filter((line) => sameRoom(line.room, room.value)));
  useEffect(() => unread.markRead(room.value));
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.value.at(-1)?.number]);
  const viewer = session.viewer.value;
  return (
    <div class="chat" data-private={room.value !== "table"}>
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
      <EarlierButton
        label={t("chat.earlier")}
        hasEarlier={session.hasOlderChat.value}
        showEarlier={() => showRefusal(loadOlderLines(session, lines))}
      />
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
        <>
          <ChatComposer session={session} messages={messages} viewer={viewer} />
          <ReportButton
            table={session.table.value.id}
            seats={session.table.value.seats}
            chat={session.chat.value}
            class="btn small quiet"
          />
        </>
      )}
    </div>
  );
}

/** Loads pages of the chat until one has a line of the open room. A page covers all rooms of the viewer. */
async function loadOlderLines(
  session: TableSession,
  lines: ReadonlySignal<readonly ChatLine[]>,
): Promise<SessionRefusal | undefined> {
  const first = lines.peek()[0]?.number;
  while (session.hasOlderChat.peek() && lines.peek()[0]?.number === first) {
    const refused = await session.loadOlderChat();
    if (refused) return refused;
  }
  return undefined;
}

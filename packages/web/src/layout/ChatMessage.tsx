import type { ChatLine } from "@rondel/protocol";
import type { GameMessages } from "../messages/game-messages.ts";
import { formatByKey, isKey, t } from "../messages/messages.ts";
import { timeOfDay } from "../messages/times.ts";
import type { TableSession } from "../session/session.ts";
import { Monogram } from "../ui/Monogram.tsx";
import { ChatOffer } from "./ChatOffer.tsx";
import { isolate, visibleText } from "./chat-text.ts";

interface ChatMessageProps {
  readonly line: ChatLine;
  readonly session: TableSession;
  readonly messages: GameMessages;
}

export function ChatMessage({ line, session, messages }: ChatMessageProps) {
  if (line.kind === "notice") return <li class="chat-notice faint">{noticeText(line.notice, messages)}</li>;
  const name = line.name ?? messages.seat(line.seat);
  const isMine = line.name === undefined && line.seat === session.viewer.value;
  return (
    <li class={isMine ? "chat-line mine" : "chat-line"}>
      <Monogram name={name} seat={line.name === undefined ? line.seat : undefined} isMine={isMine} />
      <div>
        <span class="chat-author">
          <bdi>{name}</bdi> <time class="faint">{timeOfDay(line.at)}</time>
        </span>
        <p dir="auto">{textOf(line)}</p>
        {line.kind === "offer" && <ChatOffer offer={line} session={session} messages={messages} />}
      </div>
    </li>
  );
}

function textOf(line: Exclude<ChatLine, { kind: "notice" }>): string {
  switch (line.kind) {
    case "said":
      return visibleText(line.text);
    case "offer":
      return t("chat.offers", { text: isolate(visibleText(line.text)) });
    case "answer":
      return t(line.accepts ? "chat.accepts" : "chat.declines");
    case "withdrawal":
      return t("chat.withdraws");
  }
}

function noticeText(
  { code, params }: { code: string; params: Record<string, unknown> },
  messages: GameMessages,
): string {
  const key = `notice.${code}`;
  const name = typeof params.seat === "number" ? messages.seat(params.seat) : "";
  return isKey(key) ? formatByKey(key, { name }) : t("notice.unknown", { code });
}

import { useComputed, useSignal } from "@preact/signals";
import type { ChatLine, ChatRoom } from "@rondel/protocol";
import { useEffect, useRef } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { currentLocale, formatByKey, isKey, t } from "../messages/messages.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { Monogram } from "../ui/Monogram.tsx";
import { showRefusal } from "../ui/notices.ts";
import { Offer } from "./Offer.tsx";
import { sameRoom, type Unread } from "./unread.ts";

interface TalkPanelProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly unread: Unread;
}

/** Table talk for all, and private rooms between any of those who play. It opens where something is new. */
export function TalkPanel({ session, messages, unread }: TalkPanelProps) {
  const room = useSignal<ChatRoom>(unread.rooms[0]?.room ?? "table");
  const end = useRef<HTMLLIElement>(null);
  const lines = useComputed(() => session.chat.value.filter((line) => sameRoom(line.room, room.value)));
  useEffect(() => unread.read(room.value));
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.value.length]);
  const viewer = session.viewer.value;
  return (
    <div class="talk">
      {viewer !== "spectator" && (
        <Rooms
          session={session}
          messages={messages}
          room={room.value}
          unread={unread}
          onChoose={(next) => {
            room.value = next;
          }}
        />
      )}
      <ol class="talk-lines">
        {lines.value.map((line) => (
          <Line key={line.number} line={line} session={session} messages={messages} />
        ))}
        {lines.value.length === 0 && <li class="faint">{t("chat.empty")}</li>}
        <li ref={end} aria-hidden="true" />
      </ol>
      {viewer === "spectator" ? (
        <p class="faint">{t("chat.spectator")}</p>
      ) : (
        <Composer session={session} room={room.value} />
      )}
    </div>
  );
}

interface RoomsProps extends TalkPanelProps {
  readonly room: ChatRoom;
  onChoose(room: ChatRoom): void;
}

function Rooms({ session, messages, unread, room, onChoose }: RoomsProps) {
  const viewer = session.viewer.value;
  if (viewer === "spectator") return null;
  const others = session.table.value.seats.flatMap(({ kind }, seat) =>
    seat !== viewer && kind === "person" ? [seat] : [],
  );
  if (others.length < 2) return null;
  const members = room === "table" ? [] : room.filter((seat) => seat !== viewer);
  const toggle = (seat: number) => {
    const next = members.includes(seat) ? members.filter((one) => one !== seat) : [...members, seat];
    onChoose(next.length === 0 ? "table" : [...next, viewer].sort((one, other) => one - other));
  };
  return (
    <fieldset class="rooms">
      <legend class="label">{t("chat.with")}</legend>
      <button type="button" class="chip" aria-pressed={room === "table"} onClick={() => onChoose("table")}>
        {t("chat.everyone")}
      </button>
      {others.map((seat) => (
        <button
          type="button"
          class="chip"
          key={seat}
          aria-pressed={members.includes(seat)}
          onClick={() => toggle(seat)}
        >
          {messages.seat(seat)}
        </button>
      ))}
      {unread.rooms
        .filter((other) => !sameRoom(other.room, room))
        .map((other) => (
          <button type="button" class="btn quiet small" key={String(other.room)} onClick={() => onChoose(other.room)}>
            {t("chat.unread", {
              names: other.room === "table" ? t("chat.everyone") : namesIn(other.room, viewer, messages),
              count: other.count,
            })}
          </button>
        ))}
    </fieldset>
  );
}

function namesIn(room: readonly number[], viewer: number, messages: GameMessages): string {
  return messages.list(room.filter((seat) => seat !== viewer).map((seat) => messages.seat(seat)));
}

interface LineProps {
  readonly line: ChatLine;
  readonly session: TableSession;
  readonly messages: GameMessages;
}

function Line({ line, session, messages }: LineProps) {
  const time = new Intl.DateTimeFormat(currentLocale(), { hour: "2-digit", minute: "2-digit" }).format(line.at);
  if (line.kind === "notice") return <li class="talk-notice faint">{noticeText(line.notice, messages)}</li>;
  const name = messages.seat(line.seat);
  const isMine = line.seat === session.viewer.value;
  return (
    <li class={isMine ? "talk-line mine" : "talk-line"}>
      <Monogram name={name} isMine={isMine} />
      <div>
        <span class="talk-who">
          {name} <time class="faint">{time}</time>
        </span>
        <p>{wordsOf(line)}</p>
        {line.kind === "offer" && <Offer offer={line} session={session} messages={messages} />}
      </div>
    </li>
  );
}

function wordsOf(line: Exclude<ChatLine, { kind: "notice" }>): string {
  switch (line.kind) {
    case "said":
      return line.text;
    case "offer":
      return t("chat.offers", { text: line.text });
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

function Composer({ session, room }: { readonly session: TableSession; readonly room: ChatRoom }) {
  const text = useSignal("");
  const send = async (post: TableSession["sendChat"]): Promise<SessionRefusal | undefined> => {
    const written = text.value.trim();
    if (!written) return undefined;
    const refused = await post(room, written);
    if (!refused && text.value.trim() === written) text.value = "";
    return refused;
  };
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void showRefusal(send(session.sendChat));
      }}
    >
      <input
        class="input"
        value={text.value}
        maxLength={2000}
        aria-label={t("chat.write")}
        placeholder={t("chat.write")}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="btn">
        {t("chat.send")}
      </button>
      <button type="button" class="btn" title={t("offer.about")} onClick={() => showRefusal(send(session.makeOffer))}>
        {t("offer.send")}
      </button>
    </form>
  );
}

import type { Seat } from "@rondel/engine";
import { useRef } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { otherNames, otherPeople } from "./ChatRooms.tsx";
import { chatDraft } from "./chat-draft.ts";

interface ChatComposerProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly viewer: Seat;
}

/** The input for chat lines and offers. It keeps its text until the server has accepted the line. Its button names the readers. */
export function ChatComposer({ session, messages, viewer }: ChatComposerProps) {
  const { room: readers, text } = chatDraft(session);
  const room = readers.value;
  const input = useRef<HTMLInputElement>(null);
  const send = async (post: TableSession["sendChat"]): Promise<SessionRefusal | undefined> => {
    const written = text.value.trim();
    if (!written) {
      input.current?.focus();
      if (post === session.makeOffer) showNotice(t("offer.empty"));
      return undefined;
    }
    const refused = await post(room, written);
    if (!refused && text.value.trim() === written) text.value = "";
    return refused;
  };
  const names = room === "table" ? undefined : otherNames(room, viewer, messages);
  const sendLabel =
    names === undefined
      ? t(otherPeople(session, viewer).length < 2 ? "chat.send" : "chat.sendToAll")
      : t("chat.sendTo", { names });
  return (
    <form
      class="composer"
      data-private={names !== undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void showRefusal(send(session.sendChat));
      }}
    >
      {names !== undefined && <p class="composer-private">{t("chat.private", { names })}</p>}
      <input
        class="input"
        dir="auto"
        ref={input}
        value={text.value}
        maxLength={2000}
        aria-label={t("chat.write")}
        placeholder={t("chat.write")}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="btn">
        {sendLabel}
      </button>
      <button type="button" class="btn" title={t("offer.about")} onClick={() => showRefusal(send(session.makeOffer))}>
        {t("offer.send")}
      </button>
    </form>
  );
}

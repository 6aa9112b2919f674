import { useSignal } from "@preact/signals";
import type { ChatRoom } from "@rondel/protocol";
import { t } from "../messages/messages.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";

interface ChatComposerProps {
  readonly session: TableSession;
  readonly room: ChatRoom;
}

/** The input for chat lines and offers. It keeps its text until the server has accepted the line. */
export function ChatComposer({ session, room }: ChatComposerProps) {
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

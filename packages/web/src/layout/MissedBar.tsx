import { useSignal } from "@preact/signals";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { replayFrom } from "./replay.ts";

/** What happened while one was away, offered once: it plays, or it is left. */
export function MissedBar({ session }: { readonly session: TableSession }) {
  const stepsThen = useSignal(session.number.peek() - session.seenBefore);
  const isPast = session.past.at.value !== undefined;
  if (session.seenBefore === 0 || stepsThen.value <= 0 || isPast) return null;
  const leave = () => {
    stepsThen.value = 0;
  };
  const play = () => {
    leave();
    void showRefusal(replayFrom(session, session.seenBefore));
  };
  return (
    <section class="takeback" aria-label={t("history.missed")}>
      <p>{t("missed.moves", { count: stepsThen.value })}</p>
      <button type="button" class="btn small strong" onClick={play}>
        {t("missed.replay")}
      </button>
      <button type="button" class="btn small" onClick={leave}>
        {t("missed.skip")}
      </button>
    </section>
  );
}

import { useSignal } from "@preact/signals";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { replayFrom } from "./replay.ts";

/** Offers once to replay the moves that the player has missed. */
export function MissedBar({ session }: { readonly session: TableSession }) {
  const missedMoves = useSignal(session.number.peek() - session.seenBefore);
  const isPast = session.past.at.value !== undefined;
  if (session.seenBefore === 0 || missedMoves.value <= 0 || isPast) return null;
  const dismiss = () => {
    missedMoves.value = 0;
  };
  const play = () => {
    dismiss();
    void showRefusal(replayFrom(session, session.seenBefore));
  };
  return (
    <section class="takeback" aria-label={t("history.missed")}>
      <p>{t("missed.moves", { count: missedMoves.value })}</p>
      <button type="button" class="btn small strong" onClick={play}>
        {t("missed.replay")}
      </button>
      <button type="button" class="btn small" onClick={dismiss}>
        {t("missed.skip")}
      </button>
    </section>
  );
}

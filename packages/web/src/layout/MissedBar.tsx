import { signal } from "@preact/signals";
import { t } from "../messages/messages.ts";
import { perSession } from "../session/per-session.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { replayFrom } from "./replay.ts";

/** The moves since the last visit, until the player has answered. The bar itself goes and comes back with its tab. */
const missedMovesOf = perSession(({ number, seenBefore }) => signal(seenBefore === 0 ? 0 : number.peek() - seenBefore));

/** Offers once to replay the moves that the player has missed. */
export function MissedBar({ session }: { readonly session: TableSession }) {
  const missedMoves = missedMovesOf(session);
  const isPast = session.past.at.value !== undefined;
  if (missedMoves.value <= 0 || isPast) return null;
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

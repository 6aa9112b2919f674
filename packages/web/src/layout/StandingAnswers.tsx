import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";

interface StandingAnswersProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
}

/** The standing answers of the viewer, each with a button to remove it. */
export function StandingAnswers({ session, messages }: StandingAnswersProps) {
  const { standingAnswers } = session;
  if (!standingAnswers || standingAnswers.list.value.length === 0) return null;
  return (
    <section aria-label={t("orders.title")}>
      <h3 class="label">{t("orders.title")}</h3>
      <ul class="orders">
        {standingAnswers.list.value.map(({ prompt }) => (
          <li key={prompt}>
            <span>{messages.term(`order.${prompt}`)}</span>
            <button type="button" class="btn small" onClick={() => showRefusal(standingAnswers.remove(prompt))}>
              {t("orders.cancel")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

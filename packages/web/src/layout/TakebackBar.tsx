import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";

/** Somebody wants to go back: those concerned agree or not. */
export function TakebackBar({
  session,
  messages,
}: {
  readonly session: TableSession;
  readonly messages: GameMessages;
}) {
  const wish = session.takeback.value;
  if (!wish) return null;
  const mine = session.mine.value;
  const isMine = mine.includes(wish.by);
  const isAsked = mine.some((seat) => wish.mustAgree.includes(seat) && !wish.agreed.includes(seat));
  return (
    <section class="takeback" aria-label={t("takeback.title")}>
      <p>
        {isMine ? t("takeback.waiting") : t("takeback.asks", { name: messages.seat(wish.by) })}
        <span class="muted"> {t("takeback.count", { agreed: wish.agreed.length, all: wish.mustAgree.length })}</span>
      </p>
      {isAsked && !isMine && (
        <button type="button" class="btn small strong" onClick={() => showRefusal(session.answerTakeback(true))}>
          {t("takeback.agree")}
        </button>
      )}
      {(isAsked || isMine) && (
        <button type="button" class="btn small" onClick={() => showRefusal(session.answerTakeback(false))}>
          {t(isMine ? "takeback.withdraw" : "takeback.refuse")}
        </button>
      )}
    </section>
  );
}

import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";

/** A takeback request, with buttons for those who must agree. */
export function TakebackBar({
  session,
  messages,
}: {
  readonly session: TableSession;
  readonly messages: GameMessages;
}) {
  const request = session.takeback.value;
  if (!request) return null;
  const mine = session.mine.value;
  const isMine = mine.includes(request.by);
  const mustAnswer = mine.some((seat) => request.mustAgree.includes(seat) && !request.agreed.includes(seat));
  return (
    <section class="takeback" aria-label={t("takeback.title")}>
      <p>
        {isMine ? t("takeback.waiting") : t("takeback.asks", { name: messages.seat(request.by) })}
        <span class="muted">
          {" "}
          {t("takeback.count", { agreed: request.agreed.length, all: request.mustAgree.length })}
        </span>
      </p>
      {mustAnswer && !isMine && (
        <button type="button" class="btn small strong" onClick={() => showRefusal(session.answerTakeback(true))}>
          {t("takeback.agree")}
        </button>
      )}
      {(mustAnswer || isMine) && (
        <button type="button" class="btn small" onClick={() => showRefusal(session.answerTakeback(false))}>
          {t(isMine ? "takeback.withdraw" : "takeback.refuse")}
        </button>
      )}
    </section>
  );
}

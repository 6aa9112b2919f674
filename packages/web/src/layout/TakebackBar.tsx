import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { UndoneMoves } from "./UndoneMoves.tsx";

/** A takeback request: what it undoes, whom it concerns, and buttons for those who must agree. */
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
  const log = session.log.value.filter(({ number }) => number > request.to);
  const concerned = [...new Set(log.flatMap(({ by }) => (by === undefined || by === request.by ? [] : [by])))];
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
      <details class="takeback-moves">
        <summary>{t("takeback.moves")}</summary>
        <UndoneMoves log={log} to={request.to} messages={messages} />
      </details>
      {concerned.length > 0 && (
        <p>{t("undo.others", { names: messages.list(concerned.map((seat) => messages.seat(seat))) })}</p>
      )}
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

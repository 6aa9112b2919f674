import { request } from "../api/request.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { refusalOf } from "../session/server-table.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";

interface AbandonBarProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
}

/** Who would like to abandon the match, with a button to agree or to withdraw. */
export function AbandonBar({ session, messages }: AbandonBarProps) {
  const { id, status, seats, abandonVotes = [] } = session.table.value;
  if (status !== "running" || abandonVotes.length === 0) return null;
  const playing = session.mine.value.filter((seat) => !seats[seat]?.hasResigned);
  const hasVoted = playing.some((seat) => abandonVotes.includes(seat));
  const vote = () => request("table/abandon", { table: id, agree: !hasVoted }).then(refusalOf);
  return (
    <section class="takeback" aria-label={t("abandon.title")}>
      <p>{t("abandon.wanted", { names: messages.list(abandonVotes.map((seat) => messages.seat(seat))) })}</p>
      {playing.length > 0 && (
        <button type="button" class="btn small" onClick={() => showRefusal(vote())}>
          {t(hasVoted ? "abandon.withdraw" : "abandon.agree")}
        </button>
      )}
    </section>
  );
}

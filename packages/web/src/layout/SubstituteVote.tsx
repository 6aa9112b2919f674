import { useSignal } from "@preact/signals";
import type { Seat } from "@rondel/engine";
import { useEffect } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { duration } from "../messages/times.ts";
import type { SeatDescription, TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";

interface SubstituteVoteProps {
  readonly session: TableSession;
  readonly seat: SeatDescription;
  readonly number: Seat;
  /** From when a vote is possible. */
  readonly voteFrom: number;
}

/** The button to vote for a bot in place of an absent player, or how long the table must still wait. */
export function SubstituteVote({ session, seat, number, voteFrom }: SubstituteVoteProps) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const ticking = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(ticking);
  }, [now]);
  const wait = voteFrom - now.value;
  if (wait > 0) {
    return <small class="muted">{t("presence.voteSoon", { name: seat.name, time: duration(wait) })}</small>;
  }
  const hasVoted = session.mine.value.some((mine) => seat.votes.includes(mine));
  return (
    <button
      type="button"
      class="btn small"
      aria-pressed={hasVoted}
      onClick={() => showRefusal(session.voteForBot(number, !hasVoted))}
    >
      {t("substitute.vote", { count: seat.votes.length })}
    </button>
  );
}

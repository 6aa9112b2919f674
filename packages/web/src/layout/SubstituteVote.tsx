import { useSignal } from "@preact/signals";
import type { Seat } from "@rondel/engine";
import { useEffect } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { duration } from "../messages/times.ts";
import type { ChosenBot, SeatDescription, TableSession } from "../session/session.ts";
import { BotSelects } from "../ui/BotSelects.tsx";
import { showRefusal } from "../ui/notices.ts";

interface SubstituteVoteProps {
  readonly session: TableSession;
  readonly seat: SeatDescription;
  readonly number: Seat;
  /** From when a vote is possible. */
  readonly voteFrom: number;
}

/** The level of a substitute unless a voter chooses another. */
const SUBSTITUTE_LEVEL = "beginner";

/** The button to vote for a bot in place of an absent player, with the choice of the bot, or how long the table must still wait. */
export function SubstituteVote({ session, seat, number, voteFrom }: SubstituteVoteProps) {
  const now = useSignal(Date.now());
  const bot = useSignal<ChosenBot>({ level: SUBSTITUTE_LEVEL });
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
    <>
      {!hasVoted && (
        <BotSelects
          number={number + 1}
          bot={bot.value}
          mayBeMixed={true}
          onChoose={(chosen) => {
            bot.value = chosen;
          }}
        />
      )}
      <button
        type="button"
        class="btn small"
        aria-pressed={hasVoted}
        onClick={() => showRefusal(session.voteForBot(number, bot.value, !hasVoted))}
      >
        {t("substitute.vote", { count: seat.votes.length })}
      </button>
    </>
  );
}

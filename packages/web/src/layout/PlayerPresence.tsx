import { asSeat, type Seat } from "@rondel/engine";
import { t } from "../messages/messages.ts";
import type { SeatDescription, TableSession } from "../session/session.ts";
import { PlayerChip } from "./PlayerChip.tsx";
import { SubstituteVote } from "./SubstituteVote.tsx";

/** All players with their presence. The others can vote for a bot in place of an absent player. */
export function PlayerPresence({ session }: { readonly session: TableSession }) {
  const { here, watching } = session.presence.value;
  return (
    <section class="who" aria-label={t("presence.title")}>
      <ul>
        {session.table.value.seats.map((seat, number) => (
          <li key={`${number} ${seat.name}`}>
            <PlayerChip seat={seat} isViewer={session.viewer.value === number} isHere={here.includes(number)}>
              <Presence session={session} seat={seat} number={asSeat(number)} isHere={here.includes(number)} />
            </PlayerChip>
          </li>
        ))}
      </ul>
      <p class="muted">{t("presence.watching", { count: watching })}</p>
    </section>
  );
}

interface PresenceProps {
  readonly session: TableSession;
  readonly seat: SeatDescription;
  readonly number: Seat;
  readonly isHere: boolean;
}

function Presence({ session, seat, number, isHere }: PresenceProps) {
  if (seat.kind !== "person" || seat.bot !== undefined) return null;
  if (isHere || seat.yours) return <small class="muted">{t("presence.online")}</small>;
  const mayVote = session.mine.value.length > 0 && session.table.value.status === "running";
  return (
    <>
      <small class="muted">{t("presence.away")}</small>
      {mayVote && seat.voteFrom !== undefined && (
        <SubstituteVote session={session} seat={seat} number={number} voteFrom={seat.voteFrom} />
      )}
    </>
  );
}

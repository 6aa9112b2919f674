import { asSeat, type Seat } from "@rondel/engine";
import { me } from "../api/me.ts";
import { request } from "../api/request.ts";
import { t } from "../messages/messages.ts";
import { PlayerMenu } from "../people/PlayerMenu.tsx";
import { refusalOf } from "../session/server-table.ts";
import type { SeatDescription, TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { PlayerChip } from "./PlayerChip.tsx";
import { PlayerClock } from "./PlayerClock.tsx";
import { SubstituteVote } from "./SubstituteVote.tsx";

/** All players with their presence. The others can vote for a bot in place of an absent player. */
export function PlayerPresence({ session }: { readonly session: TableSession }) {
  const { here, watching } = session.presence.value;
  return (
    <section class="who" aria-label={t("presence.title")}>
      <ul>
        {session.table.value.seats.map((seat, number) => (
          <li key={`${number} ${seat.name}`}>
            <PlayerChip seat={seat} number={number} isViewer={session.viewer.value === number}>
              <Presence session={session} seat={seat} number={asSeat(number)} isHere={here.includes(number)} />
              <Options session={session} seat={seat} number={number} />
              <PlayerClock session={session} seat={number} />
            </PlayerChip>
          </li>
        ))}
      </ul>
      <p class="muted">{t("presence.watching", { count: watching })}</p>
      <CloseTable session={session} />
    </section>
  );
}

/** The host can close a running table when everybody else has been absent for the grace time. */
function CloseTable({ session }: { readonly session: TableSession }) {
  const { id, host, status, seats } = session.table.value;
  const others = seats.filter(({ kind, yours }) => kind === "person" && !yours);
  const areGone = others.every(({ voteFrom }) => voteFrom !== undefined && voteFrom <= Date.now());
  if (host === undefined || host !== me.value?.player || status !== "running" || !areGone) return null;
  return (
    <button
      type="button"
      class="btn small"
      onClick={() => showRefusal(request("table/close", { table: id }).then(refusalOf))}
    >
      {t("people.closeTable")}
    </button>
  );
}

interface OptionsProps {
  readonly session: TableSession;
  readonly seat: SeatDescription;
  readonly number: number;
}

function Options({ session, seat, number }: OptionsProps) {
  const { id, host } = session.table.value;
  if (seat.kind !== "person" || seat.player === undefined || session.mine.value.length === 0) return null;
  const { player, name, isMuted = false } = seat;
  const isHost = host === me.value?.player;
  return (
    <PlayerMenu
      table={id}
      seat={number}
      player={player}
      name={name}
      isMuted={isMuted}
      isHost={isHost}
      isGathering={false}
    />
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

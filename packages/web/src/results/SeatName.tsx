import type { Seat } from "@rondel/engine";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { Monogram } from "../ui/Monogram.tsx";

interface SeatNameProps {
  readonly seat: Seat;
  readonly session: TableSession;
  readonly messages: GameMessages;
}

/** The row heading of a player in a table of results. */
export function SeatName({ seat, session, messages }: SeatNameProps) {
  const name = messages.seat(seat);
  return (
    <th scope="row">
      <span class="ranked">
        <Monogram name={name} seat={seat} isMine={session.mine.value.includes(seat)} />
        <span class="name-text" title={name}>
          {name}
        </span>
        {session.table.value.seats[seat]?.hasResigned && <small class="muted">{t("player.resigned")}</small>}
      </span>
    </th>
  );
}

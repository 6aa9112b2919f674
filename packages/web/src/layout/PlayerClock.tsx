import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { clockFace, playerTimes } from "./player-times.ts";
import { useNow } from "./use-now.ts";

/** Both times of a player: what is left, and how long the present move has taken. Nothing at a table without a time limit. */
export function PlayerClock({ session, seat }: { readonly session: TableSession; readonly seat: number }) {
  const clock = session.table.value.clock.kind === "none" ? undefined : session.clock.value;
  const now = useNow(clock?.seats[seat]?.running === true);
  const times = clock && playerTimes(clock, seat, now.value);
  if (!times) return null;
  const face = (time: number) => clockFace(time, (days, hours) => t("clock.days", { days, hours }));
  return (
    <span class="player-clock" data-running={times.move !== undefined} data-short={times.left < 60_000}>
      {t("clock.left", { time: face(times.left) })}
      {times.move !== undefined && <span>{t("clock.move", { time: face(times.move) })}</span>}
    </span>
  );
}

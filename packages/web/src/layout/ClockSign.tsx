import { useSignal, useSignalEffect } from "@preact/signals";
import { t } from "../messages/messages.ts";
import { duration } from "../messages/times.ts";
import type { TableSession } from "../session/session.ts";

/** The remaining time of the viewer, or of the seat that is thinking. */
export function ClockSign({ session }: { readonly session: TableSession }) {
  const left = useTimeLeft(session);
  if (left === undefined) return null;
  return (
    <span class="clock" data-short={left < 60_000 && !session.clock.value?.window}>
      {t("frame.timeLeft", { time: duration(left) })}
    </span>
  );
}

function useTimeLeft(session: TableSession): number | undefined {
  const now = useSignal(Date.now());
  useSignalEffect(() => {
    if (!session.clock.value) return undefined;
    const ticking = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(ticking);
  });
  const clock = session.clock.value;
  if (!clock) return undefined;
  const viewer = session.viewer.value;
  const mine = viewer === "spectator" ? undefined : clock.seats[viewer];
  const running = mine?.running ? mine : clock.seats.find((seat) => seat.running);
  const end = clock.window?.end ?? running?.deadline;
  return end === null || end === undefined ? undefined : Math.max(0, end - now.value);
}

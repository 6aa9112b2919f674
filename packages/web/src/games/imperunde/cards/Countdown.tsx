import { useSignal, useSignalEffect } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { duration } from "../../../messages/times.ts";
import { useGameContext } from "../context.ts";

/** The rest of a pause as a thin line that runs down: the same for all players, whatever cards they hold. */
export function PauseLine() {
  const { session } = useGameContext();
  const window = session.clock.value?.window;
  if (!window) return null;
  return (
    <p class="pause" aria-hidden="true">
      <RunningLine key={window.opened} {...window} />
    </p>
  );
}

/** The times are read once: a later one would move the running line. */
function RunningLine({ opened, end }: { readonly opened: number; readonly end: number }) {
  const style = useMemo(
    () => ({
      animationDuration: `${end - opened}ms`,
      animationDelay: `${Math.min(0, opened - Date.now())}ms`,
    }),
    [opened, end],
  );
  return <span class="pause-line" style={style} />;
}

/** The remaining time of an answer window: the same for all players, whatever cards they hold. */
export function Countdown() {
  const { session, text } = useGameContext();
  const now = useSignal(Date.now());
  useSignalEffect(() => {
    if (!session.clock.value?.window) return undefined;
    const ticking = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(ticking);
  });
  const window = session.clock.value?.window;
  if (!window) return null;
  const left = Math.max(0, window.end - now.value);
  const label = text("screen.timeToAnswer", { time: duration(left) });
  return (
    <p class="countdown">
      <span>{label}</span>
      <progress max={window.end - window.opened} value={left} aria-label={label} />
    </p>
  );
}

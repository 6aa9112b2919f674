import { useSignal, useSignalEffect } from "@preact/signals";
import { duration } from "../../../messages/times.ts";
import { useGameContext } from "../context.ts";

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

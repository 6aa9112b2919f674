import { useSignal, useSignalEffect } from "@preact/signals";
import { duration } from "../../../messages/times.ts";
import { useGameContext } from "../context.ts";

/** How long an answer window stays open: the same for everybody, and the same whatever anybody holds. */
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
  const words = text("screen.timeToAnswer", { time: duration(left) });
  return (
    <p class="countdown">
      <span>{words}</span>
      <progress max={window.end - window.opened} value={left} aria-label={words} />
    </p>
  );
}

import { useSignal, useSignalEffect } from "@preact/signals";
import { useDesk } from "../desk.ts";

/** How long an answer window stays open: the same for everybody, and the same whatever anybody holds. */
export function Countdown() {
  const { session, word } = useDesk();
  const now = useSignal(Date.now());
  useSignalEffect(() => {
    if (typeof session.clock.value?.window !== "number") return undefined;
    const ticking = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(ticking);
  });
  const end = session.clock.value?.window;
  const rule = session.table.value.clock;
  if (typeof end !== "number" || rule.kind === "none") return null;
  const left = Math.max(0, Math.ceil((end - now.value) / 1000));
  return (
    <p class="countdown">
      <span>{word("screen.secondsLeft", { count: left })}</span>
      <progress max={rule.window} value={left} aria-label={word("screen.secondsLeft", { count: left })} />
    </p>
  );
}

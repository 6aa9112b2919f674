import { batch, effect, type ReadonlySignal, signal, untracked, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";

/**
 * A signal that tells something one picture later. What one acted on is drawn first, and what is asked next; what says it in
 * other words can wait for the blink of an eye, is not even put together before, and the answer to a click is there the sooner.
 */
export function useAfterPaint<Value>(tell: () => Value): ReadonlySignal<Value> {
  const latest = useRef(tell);
  latest.current = tell;
  const told = useSignal(useMemo(() => untracked(tell), []));
  useEffect(() => {
    const picture = signal(0);
    let toldAt = -1;
    const see = () => {
      picture.value++;
    };
    const stop = effect(() => {
      if (toldAt < picture.value) {
        toldAt = picture.value;
        told.value = latest.current();
      } else {
        afterPicture(see);
      }
    });
    return () => {
      stop();
      waiting.delete(see);
    };
  }, [told]);
  return told;
}

const waiting = new Set<() => void>();

/** All who wait for the same picture go on together. A timer that is set while a picture is made runs when it is on the screen. */
function afterPicture(run: () => void): void {
  waiting.add(run);
  if (waiting.size === 1) requestAnimationFrame(() => setTimeout(goOn));
}

function goOn(): void {
  const all = [...waiting];
  waiting.clear();
  batch(() => {
    for (const run of all) run();
  });
}

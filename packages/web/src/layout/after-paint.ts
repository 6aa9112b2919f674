import { batch, effect, type ReadonlySignal, signal, untracked, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";

/**
 * A computed signal that is updated after the next paint. Board, prompt and decision are drawn first; secondary parts of the
 * screen are not even computed before, so that a click is answered sooner.
 */
export function useAfterPaint<Value>(compute: () => Value): ReadonlySignal<Value> {
  const latest = useRef(compute);
  latest.current = compute;
  const value = useSignal(useMemo(() => untracked(compute), []));
  useEffect(() => {
    const paint = signal(0);
    let computedAt = -1;
    const onPaint = () => {
      paint.value++;
    };
    const stop = effect(() => {
      if (computedAt < paint.value) {
        computedAt = paint.value;
        value.value = latest.current();
      } else {
        afterPaint(onPaint);
      }
    });
    return () => {
      stop();
      waiting.delete(onPaint);
    };
  }, [value]);
  return value;
}

const waiting = new Set<() => void>();

/** Runs all callbacks of one frame together. A timer that is set in an animation frame runs after the paint. */
function afterPaint(run: () => void): void {
  waiting.add(run);
  if (waiting.size === 1) requestAnimationFrame(() => setTimeout(runAll));
}

function runAll(): void {
  const all = [...waiting];
  waiting.clear();
  batch(() => {
    for (const run of all) run();
  });
}

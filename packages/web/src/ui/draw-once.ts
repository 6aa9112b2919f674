import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { options } from "preact";
import { useMemo, useRef } from "preact/hooks";

/** The drawings that wait for the end of `drawOnce`. */
let held: Set<() => void> | undefined;

const isHeld = signal(false);

options.debounceRendering = (draw) => {
  if (held) held.add(draw);
  else queueMicrotask(draw);
};

/**
 * Draws the steps of `run` once, at its end, if they follow each other within one task, as on this device. Steps that wait for
 * something, such as the server, are drawn as they come.
 */
export async function drawOnce(run: () => Promise<void>): Promise<void> {
  const waiting = new Set<() => void>();
  held = waiting;
  isHeld.value = true;
  const release = (): void => {
    held = undefined;
    isHeld.value = false;
    for (const draw of waiting) draw();
    waiting.clear();
  };
  const nextTask = setTimeout(release);
  try {
    await run();
  } finally {
    clearTimeout(nextTask);
    release();
  }
}

/** A computed signal for what is drawn. It keeps its value during `drawOnce`, whose steps in between nobody sees. */
export function drawn<Value>(compute: () => Value): ReadonlySignal<Value> {
  let last: { readonly value: Value } | undefined;
  return computed(() => {
    if (!isHeld.value || !last) last = { value: compute() };
    return last.value;
  });
}

/** The same for a component. */
export function useDrawn<Value>(compute: () => Value): ReadonlySignal<Value> {
  const latest = useRef(compute);
  latest.current = compute;
  return useMemo(() => drawn(() => latest.current()), []);
}

import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useRef } from "preact/hooks";
import { useAfterPaint } from "../../layout/after-paint.ts";

/**
 * What a part of the screen shows, as plain data. It stays the same object until something in it changes, so that an action draws
 * only those parts anew that it concerns.
 */
export function useStable<Facts>(tell: () => Facts): ReadonlySignal<Facts> {
  const before = useRef<{ readonly text: string; readonly facts: Facts } | undefined>(undefined);
  return useComputed(() => {
    const facts = tell();
    const text = JSON.stringify(facts) ?? "";
    const known = before.current;
    if (known?.text === text) return known.facts;
    before.current = { text, facts };
    return facts;
  });
}

/** The same for what stands beside the board: it follows one picture after it. */
export function useStableLater<Facts>(tell: () => Facts): ReadonlySignal<Facts> {
  const told = useAfterPaint(tell);
  return useStable(() => told.value);
}

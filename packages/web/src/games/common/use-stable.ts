import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useRef } from "preact/hooks";
import { useAfterPaint } from "../../layout/after-paint.ts";

/**
 * Computes plain data for a part of the screen. The value stays the same object until its content changes, so that an action draws
 * only the parts that it affects.
 */
export function useStable<Value>(compute: () => Value): ReadonlySignal<Value> {
  const before = useRef<{ readonly text: string; readonly value: Value } | undefined>(undefined);
  return useComputed(() => {
    const value = compute();
    const text = JSON.stringify(value) ?? "";
    const known = before.current;
    if (known?.text === text) return known.value;
    before.current = { text, value };
    return value;
  });
}

/** The same, updated after the next paint: for the parts beside the board. */
export function useStableAfterPaint<Value>(compute: () => Value): ReadonlySignal<Value> {
  const value = useAfterPaint(compute);
  return useStable(() => value.value);
}

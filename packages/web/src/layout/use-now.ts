import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** The present moment, updated every second while `isOn`. */
export function useNow(isOn: boolean): ReadonlySignal<number> {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!isOn) return undefined;
    now.value = Date.now();
    const ticking = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(ticking);
  }, [isOn, now]);
  return now;
}

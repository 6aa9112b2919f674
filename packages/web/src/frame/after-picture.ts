import { effect, type ReadonlySignal, signal, untracked, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";

/**
 * A signal that tells something one picture later. What one acted on is drawn first; what says it in other words can wait for
 * the blink of an eye, is not even put into words before, and the answer to a click is there the sooner.
 */
export function useAfterPicture<Value>(tell: () => Value): ReadonlySignal<Value> {
  const latest = useRef(tell);
  latest.current = tell;
  const told = useSignal(useMemo(() => untracked(tell), []));
  useEffect(() => {
    const picture = signal(0);
    let toldAt = -1;
    let callOff: (() => void) | undefined;
    const stop = effect(() => {
      if (toldAt < picture.value) {
        toldAt = picture.value;
        told.value = latest.current();
      } else {
        callOff = afterPicture(() => picture.value++);
      }
    });
    return () => {
      stop();
      callOff?.();
    };
  }, [told]);
  return told;
}

/** A timer that is set while a picture is made runs when it is on the screen. Returns how to call it off. */
function afterPicture(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const picture = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(picture);
    clearTimeout(timer);
  };
}

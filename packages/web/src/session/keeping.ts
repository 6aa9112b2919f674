import type { SessionRefusal } from "./session.ts";

/** Milliseconds in which what changed is drawn first: writing a long match takes longer than playing an action. */
const DRAWN_FIRST = 100;

interface Keeping {
  /** Keeps what changed in a moment, and at the latest when the page goes. Answers why it could not be kept the last time. */
  soon(): SessionRefusal | undefined;
  /** Keeps what is not kept yet, and nothing more. */
  close(): void;
}

export function saveSoon(keep: () => SessionRefusal | undefined): Keeping {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refused: SessionRefusal | undefined;
  const keepNow = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    refused = keep();
  };
  // A page that is put away or left may never come back.
  document.addEventListener("visibilitychange", keepNow);
  addEventListener("pagehide", keepNow);
  return {
    soon() {
      timer ??= setTimeout(keepNow, DRAWN_FIRST);
      return refused;
    },
    close() {
      keepNow();
      document.removeEventListener("visibilitychange", keepNow);
      removeEventListener("pagehide", keepNow);
    },
  };
}

import type { SessionRefusal } from "./session.ts";

/** Milliseconds of delay: writing a long match takes longer than an action, so the action is drawn first. */
const DELAY = 100;

interface DelayedSave {
  /** Saves after a short delay, at the latest when the page is hidden. Returns the refusal of the last save. */
  schedule(): SessionRefusal | undefined;
  /** Saves if a save is scheduled, and stops listening. */
  close(): void;
}

export function delayedSave(save: () => SessionRefusal | undefined): DelayedSave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refused: SessionRefusal | undefined;
  const saveNow = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    refused = save();
  };
  // A page that is hidden or left may never become active again.
  document.addEventListener("visibilitychange", saveNow);
  addEventListener("pagehide", saveNow);
  return {
    schedule() {
      timer ??= setTimeout(saveNow, DELAY);
      return refused;
    },
    close() {
      saveNow();
      document.removeEventListener("visibilitychange", saveNow);
      removeEventListener("pagehide", saveNow);
    },
  };
}

import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "../services.ts";

/** A step is short, and a pause follows it, so that a large store does not disturb play. */
const MATCHES_PER_STEP = 20;
const PAUSE_MILLISECONDS = 100;

/** Adds the public matches that ended before the collection existed, step by step. */
export function fillCollection({ store, log }: Services): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  const fill = async (): Promise<void> => {
    while (!isStopped() && (await store.collection.addMissing(MATCHES_PER_STEP)) === MATCHES_PER_STEP) {
      await pause(PAUSE_MILLISECONDS, undefined, { signal: stopping.signal });
    }
  };
  const filling = fill().catch((error: unknown) => {
    if (!isStopped()) log.warn({ error }, "failed to add earlier matches to the collection");
  });
  return {
    stop() {
      stopping.abort();
      return filling;
    },
  };
}

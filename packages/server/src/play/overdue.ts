import { Refused } from "../refuse.ts";
import type { Services } from "../services.ts";
import { StoreUnavailable } from "../store/database.ts";
import { runDue } from "./scheduler.ts";

const LOOK_EVERY = 1000;
const AT_ONCE = 50;
const CLAIM_LASTS = 10_000;
/** A moment for the process that has its own alarm set. */
const GRACE = 1000;

/**
 * The safety net: what became due while nobody watched, because the table was not in memory or its process died, is found
 * in the store and done by whichever process is first.
 */
export function watchOverdue(services: Services): { stop(): Promise<void> } {
  let stopped = false;
  let looking: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    const now = Date.now();
    const { matches } = services.store;
    for (const { id, dueAt } of await matches.overdue(now - GRACE, AT_ONCE)) {
      if (stopped || !(await matches.claim(id, now, now + CLAIM_LASTS))) continue;
      try {
        const stillDue = await runDue(services, id);
        // What was due then has been done meanwhile, or is due no more: a bot left, an order was withdrawn.
        if (!stillDue) await matches.clearDue(id, dueAt);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
  };
  const timer = setInterval(() => {
    looking = looking
      .then(() => (stopped ? undefined : look()))
      .catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable))
          services.log.error({ error }, "an overdue match could not be attended");
      });
  }, LOOK_EVERY);
  return {
    stop() {
      stopped = true;
      clearInterval(timer);
      return looking;
    },
  };
}

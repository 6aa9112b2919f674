import { Refused } from "../refuse.ts";
import type { Services } from "../services.ts";
import { StoreUnavailable } from "../store/database.ts";

const POLL_MILLISECONDS = 1000;
const MAX_MATCHES_PER_POLL = 50;
const CLAIM_MILLISECONDS = 10_000;
/** Leaves time for the process that has set a timer itself. */
const GRACE_MILLISECONDS = 1000;
/** Leaves time for the process that serves the table. */
const FOREIGN_GRACE_MILLISECONDS = 4000;

/**
 * Polls the store for matches whose deadline has passed, because their table was not in memory or their process died. The first
 * process that claims such a match runs it.
 */
export function watchOverdue(services: Services): { stop(): Promise<void> } {
  let stopped = false;
  let polling: Promise<void> = Promise.resolve();

  const poll = async (): Promise<void> => {
    const now = services.time.now();
    const { matches } = services.store;
    for (const { id, dueAt } of await matches.overdue(now - GRACE_MILLISECONDS, MAX_MATCHES_PER_POLL)) {
      if (!services.processes.serves(id) && dueAt > now - FOREIGN_GRACE_MILLISECONDS) continue;
      if (stopped || !(await matches.claim(id, now, now + CLAIM_MILLISECONDS))) continue;
      try {
        const next = await services.scheduler.runDue(id);
        // The deadline no longer applies, for example because a bot left, a standing answer was removed, or a pause moved it.
        if (next === null || next > now) await matches.moveDue(id, dueAt, next);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
  };
  const timer = setInterval(() => {
    polling = polling
      .then(() => (stopped ? undefined : poll()))
      .catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) services.log.error({ error }, "failed to run an overdue match");
      });
  }, POLL_MILLISECONDS);
  return {
    stop() {
      stopped = true;
      clearInterval(timer);
      return polling;
    },
  };
}

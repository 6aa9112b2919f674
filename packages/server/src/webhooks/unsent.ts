import type { Services } from "../services.ts";
import { StoreUnavailable } from "../store/database.ts";
import { CLAIM_MILLISECONDS, sendStored } from "./webhook-service.ts";

const MAX_MESSAGES_PER_POLL = 50;

/** Sends messages whose process died before it could. The first process that claims such a message sends it. */
export function watchUnsent(services: Services, everyMilliseconds: number): { stop(): Promise<void> } {
  let stopped = false;
  let polling: Promise<void> = Promise.resolve();
  const poll = async (): Promise<void> => {
    const { webhooks } = services.store;
    const now = services.time.now();
    for (const message of await webhooks.unsent(now, MAX_MESSAGES_PER_POLL)) {
      if (stopped) return;
      if (await webhooks.claimMessage(message, now + CLAIM_MILLISECONDS)) await sendStored(services, message);
    }
  };
  const timer = setInterval(() => {
    polling = polling
      .then(() => (stopped ? undefined : poll()))
      .catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) services.log.error({ error }, "failed to send webhook messages");
      });
  }, everyMilliseconds);
  timer.unref();
  return {
    stop() {
      stopped = true;
      clearInterval(timer);
      return polling;
    },
  };
}

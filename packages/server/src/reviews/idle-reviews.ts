import { type IdleReview, reviewWhenIdle } from "@rondel/bots/review-thread";
import { REVIEW_VERSION } from "@rondel/bots/review-types";
import { exportStored } from "../play/export.ts";
import type { Services } from "../services.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Older matches are reviewed when somebody opens them. */
const WANTED_SINCE = 30 * DAY;
const CLAIM_MILLISECONDS = 5 * 60_000;
const KEEP_CLAIM_MILLISECONDS = 60_000;

/**
 * Computes the reviews of finished matches while no bot thinks: one at a time, in a thread of low priority. A review that is not
 * finished when the server stops begins again at the next start, or at another process after its claim has ended.
 */
export function startIdleReviews(services: Services, every: number): { stop(): Promise<void> } {
  const { store, bots, time, log, metrics } = services;
  let stopped = false;
  let running: IdleReview | undefined;
  let working: Promise<void> = Promise.resolve();

  const compute = async (match: string): Promise<void> => {
    const table = await store.tables.get(match);
    const file = table && (await exportStored(services, table));
    if (stopped) return;
    running = file === undefined ? undefined : reviewWhenIdle(file, bots.isIdle);
    const review = await running?.finished;
    running = undefined;
    if (stopped) return;
    await store.reviews.save(match, REVIEW_VERSION, review);
    metrics.reviews.count(review ? "done" : "impossible");
  };

  const work = async (): Promise<void> => {
    const now = time.now();
    const match = await store.reviews.next(REVIEW_VERSION, now - WANTED_SINCE, now);
    if (match === undefined || !(await store.reviews.claim(match, now, now + CLAIM_MILLISECONDS))) return;
    const keep = setInterval(() => {
      store.reviews
        .keepClaim(match, time.now() + CLAIM_MILLISECONDS)
        .catch((error: unknown) => log.warn({ error }, "failed to keep a claim"));
    }, KEEP_CLAIM_MILLISECONDS);
    try {
      await compute(match);
    } catch (error) {
      log.error({ match, error }, "a review failed");
      metrics.reviews.count("failed");
      await store.reviews.save(match, REVIEW_VERSION, undefined);
    } finally {
      clearInterval(keep);
    }
    if (stopped) await store.reviews.keepClaim(match, 0);
  };

  let isWorking = false;
  const timer = setInterval(() => {
    if (isWorking || stopped || !bots.isIdle()) return;
    isWorking = true;
    working = work()
      .catch((error: unknown) => log.warn({ error }, "failed to look for a match to review"))
      .finally(() => {
        isWorking = false;
      });
  }, every);
  timer.unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running?.stop();
      await working;
    },
  };
}

import { Worker } from "node:worker_threads";
import type { Review } from "./review/review.ts";
import type { ReviewReply } from "./review/worker.ts";

/** A message to the thread: the match to review, or for how many milliseconds to work on it. */
export type ReviewOrder = { readonly file: string } | { readonly work: number };

export interface IdleReview {
  /** Undefined if the match cannot be reviewed, or the review was stopped. Rejects if the thread fails. */
  readonly finished: Promise<Review | undefined>;
  stop(): Promise<void>;
}

/** The thread works for this time, then it waits until there is nothing else to do. */
const SLICE_MILLISECONDS = 50;
const PAUSE_MILLISECONDS = 100;

/** Reviews the match of a file in a thread of low priority, only while `isIdle` says that nothing else is to be done. */
export function reviewWhenIdle(file: string, isIdle: () => boolean): IdleReview {
  const worker = new Worker(new URL("./review-node-worker.ts", import.meta.url));
  worker.unref();
  const order = (message: ReviewOrder) => worker.postMessage(message);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = (): void => {
    if (isIdle()) order({ work: SLICE_MILLISECONDS });
    else timer = setTimeout(goOn, PAUSE_MILLISECONDS);
  };
  const stop = async (): Promise<void> => {
    clearTimeout(timer);
    await worker.terminate();
  };
  const finished = new Promise<Review | undefined>((resolve, reject) => {
    worker.on("message", (reply: ReviewReply) => {
      if ("progress" in reply) return goOn();
      resolve("review" in reply ? reply.review : undefined);
      void stop();
    });
    worker.on("error", reject);
    worker.on("exit", () => resolve(undefined));
  });
  order({ file });
  goOn();
  return { finished, stop };
}

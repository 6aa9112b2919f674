import type { ReviewRefusal, ReviewReply } from "@rondel/bots/review";
import type { Review, ReviewProgress } from "@rondel/bots/review-types";

type Finished = { readonly review: Review } | { readonly refused: ReviewRefusal } | { readonly problem: string };

interface RunningReview {
  /** Stays pending after `stop`. */
  readonly finished: Promise<Finished>;
  stop(): void;
}

/** Reviews the match of a file in a worker, so that the page stays responsive. */
export function runReview(text: string, onProgress: (progress: ReviewProgress) => void): RunningReview {
  const worker = new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module" });
  const finished = new Promise<Finished>((resolve) => {
    const end = (result: Finished) => {
      worker.terminate();
      resolve(result);
    };
    worker.onmessage = ({ data }: MessageEvent<ReviewReply>) => {
      if ("progress" in data) onProgress(data.progress);
      else end(data);
    };
    worker.onerror = ({ message }) => end({ problem: message });
  });
  worker.postMessage(text);
  return { finished, stop: () => worker.terminate() };
}

import { type ReviewRefusal, readFinished } from "./read-finished.ts";
import type { Review, ReviewProgress } from "./review.ts";
import { reviewMatch } from "./review-match.ts";

/** A message from the worker that reviews a match: progress, then the review or the reason against it. */
export type ReviewReply =
  | { readonly progress: ReviewProgress }
  | { readonly review: Review }
  | { readonly refused: ReviewRefusal };

/** The time between two reports of progress, in milliseconds. */
const INTERVAL = 200;

/** Reviews the match of a file in a worker thread. `now` reads the clock of the thread. */
export function reviewFile(text: string, now: () => number, send: (reply: ReviewReply) => void): void {
  const read = readFinished(text);
  if ("refused" in read) {
    send(read);
    return;
  }
  const steps = reviewMatch(read.judge, read.match);
  let reported = now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      send({ review: step.value });
      return;
    }
    if (now() - reported < INTERVAL) continue;
    reported = now();
    send({ progress: step.value });
  }
}

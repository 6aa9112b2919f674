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
  const next = reviewInSlices(text, now);
  for (;;) {
    const reply = next(INTERVAL);
    send(reply);
    if (!("progress" in reply)) return;
  }
}

/** Reviews the match of a file bit by bit: each call works for about so many milliseconds. The last reply has no progress. */
export function reviewInSlices(text: string, now: () => number): (milliseconds: number) => ReviewReply {
  const read = readFinished(text);
  if ("refused" in read) return () => read;
  const steps = reviewMatch(read.judge, read.match);
  return (milliseconds) => {
    const until = now() + milliseconds;
    for (;;) {
      const step = steps.next();
      if (step.done) return { review: step.value };
      if (now() >= until) return { progress: step.value };
    }
  };
}

import { type ReviewReply, reviewFile } from "./review/worker.ts";

/** The part of a browser's worker scope that is used here. */
interface WorkerScope {
  postMessage(reply: ReviewReply): void;
  onmessage: ((event: { readonly data: string }) => void) | null;
}

// Entry of a worker in the page: it is given the file of a match and replies with its review.
const scope = globalThis as typeof globalThis & WorkerScope;
scope.onmessage = ({ data }) =>
  reviewFile(
    data,
    () => performance.now(),
    (reply) => scope.postMessage(reply),
  );

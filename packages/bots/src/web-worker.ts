import type { ThinkReply, ThinkRequest } from "./pool.ts";
import { replyTo } from "./worker.ts";

/** The part of a browser's worker scope that is used here. */
interface WorkerScope {
  postMessage(reply: ThinkReply): void;
  onmessage: ((event: { readonly data: ThinkRequest }) => void) | null;
}

// Entry of a worker in the page.
const scope = globalThis as typeof globalThis & WorkerScope;
scope.onmessage = ({ data }) => scope.postMessage(replyTo(data, () => performance.now()));

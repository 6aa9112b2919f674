import { answering, type FromWorker, type ToWorker } from "./worker.ts";

/** The part of a browser's worker that is used here. */
interface WorkerScope {
  postMessage(answer: FromWorker): void;
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
}

/** Entry of a worker in the page: `new Worker(new URL("@rondel/bots/web-worker", import.meta.url), { type: "module" })`. */
const scope = globalThis as typeof globalThis & WorkerScope;
const take = answering({
  post: (answer) => scope.postMessage(answer),
  now: () => performance.now(),
  breathe: () => new Promise((resolve) => setTimeout(resolve, 0)),
});
scope.onmessage = ({ data }) => take(data);

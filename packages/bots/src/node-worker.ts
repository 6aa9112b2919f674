import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { answering, type ToWorker } from "./worker.ts";

/** Entry of a worker thread in Node: `new Worker(new URL(import.meta.resolve("@rondel/bots/node-worker")))`. */
const port = parentPort;
if (port) {
  const take = answering({
    post: (answer) => port.postMessage(answer),
    now: () => performance.now(),
    breathe: () => setImmediate(undefined),
  });
  port.on("message", (message: ToWorker) => take(message));
}

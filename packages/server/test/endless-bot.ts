import { parentPort } from "node:worker_threads";

/** A bot worker that never replies. */
parentPort?.on("message", () => {
  for (;;) performance.now();
});

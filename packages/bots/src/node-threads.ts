import { Worker } from "node:worker_threads";
import type { StartThread } from "./pool.ts";

const OWN_WORKER = new URL("./node-worker.ts", import.meta.url);

/** Starts worker threads of Node from a module that follows the worker protocol. */
export function nodeThreads(module: URL = OWN_WORKER): StartThread {
  return (onReply, onBroken) => {
    const worker = new Worker(module);
    worker.on("message", onReply);
    worker.on("error", (error) => onBroken(String(error)));
    worker.on("exit", (code) => onBroken(`the thread exited with code ${code}`));
    worker.unref();
    return {
      send: (request) => worker.postMessage(request),
      end: () => worker.terminate(),
    };
  };
}

import { parentPort } from "node:worker_threads";
import type { ThinkRequest } from "./pool.ts";
import { replyTo } from "./worker.ts";

// Entry of a worker thread in Node; `nodeThreads` starts it.
const port = parentPort;
port?.on("message", (request: ThinkRequest) => port.postMessage(replyTo(request, () => performance.now())));

import { constants, platform, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { ReviewReply } from "./review/worker.ts";
import { reviewInSlices } from "./review/worker.ts";
import type { ReviewOrder } from "./review-thread.ts";

// Entry of a worker thread in Node that reviews one match; `reviewWhenIdle` starts it.
const port = parentPort;
// On Linux this concerns the calling thread alone. Elsewhere it would slow down the whole process.
if (platform() === "linux") setPriority(constants.priority.PRIORITY_LOW);
let next: ((milliseconds: number) => ReviewReply) | undefined;
port?.on("message", (order: ReviewOrder) => {
  if ("file" in order) next = reviewInSlices(order.file, () => performance.now());
  else if (next) port.postMessage(next(order.work));
});

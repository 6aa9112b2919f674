import { parentPort } from "node:worker_threads";
import type { ThinkRequest } from "@rondel/bots/pool";

/** A bot worker that says on a channel when it is asked, and chooses the first action. */
const channel = new BroadcastChannel("rondel-thinking-bot");
parentPort?.on("message", ({ task }: ThinkRequest) => {
  channel.postMessage(task.seat);
  parentPort?.postMessage({ thought: { action: task.actions[0], choices: [] } });
});

import type { Thought } from "@rondel/bots";
import { nodeThreads } from "@rondel/bots/node-threads";
import { openPool, type ThinkRequest } from "@rondel/bots/pool";

/** The longest delay of a timer: the terminal waits as long as its user does. */
const NO_DEADLINE = 2 ** 31 - 1;

/** Opens a pool with one thread for the time of `use`. A bot that fails ends the command. */
export async function withBots<Result>(
  use: (think: (request: ThinkRequest) => Promise<Thought>) => Promise<Result>,
): Promise<Result> {
  let failure = "";
  const pool = openPool({
    startThread: nodeThreads(),
    threads: 1,
    graceMilliseconds: NO_DEADLINE,
    onFailure: (problem) => {
      failure = problem;
    },
  });
  const think = async (request: ThinkRequest): Promise<Thought> => {
    const thought = await pool.think(request);
    if (!thought) throw new Error(`the bot failed: ${failure}`);
    return thought;
  };
  try {
    return await use(think);
  } finally {
    await pool.close();
  }
}

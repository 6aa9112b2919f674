import type { Task, Thought } from "./bot.ts";

/** A message to a worker thread. A thread gets the next request after it has replied to the last one. */
export interface ThinkRequest {
  /** The id of the game. */
  readonly game: string;
  readonly task: Task;
  /** Limits of the search; the first one reached ends it. Without `nodes` the default number of the level applies. */
  readonly nodes?: number;
  readonly milliseconds?: number;
  /** Whether the reply also has the best choices with their plans, which take longer than the action alone. */
  readonly hints?: boolean;
}

/** A message from a worker thread. */
export type ThinkReply = { readonly thought: Thought } | { readonly problem: string };

/** A worker thread of Node or of the browser. */
export interface Thread {
  send(request: ThinkRequest): void;
  end(): unknown;
}

/** Starts a thread. It calls `onReply` for each reply, and `onBroken` when it can no longer be used. */
export type StartThread = (onReply: (reply: ThinkReply) => void, onBroken: (problem: string) => void) => Thread;

export interface PoolSettings {
  readonly startThread: StartThread;
  /** The largest number of threads. They start when they are needed. */
  readonly threads: number;
  /** A thread that has not replied this long after the time limit of its request is ended. */
  readonly graceMilliseconds: number;
  /** Called for each request without a thought. */
  onFailure(problem: string, request: ThinkRequest): void;
}

/** The threads in which bots think. */
export interface BotPool {
  /** Thinks in a thread; undefined if the bot failed or took too long. Rejects with `PoolClosed`. */
  think(request: ThinkRequest): Promise<Thought | undefined>;
  /** Whether no request is running or waiting. */
  isIdle(): boolean;
  close(): Promise<void>;
}

export class PoolClosed extends Error {}

interface Waiting {
  readonly request: ThinkRequest;
  resolve(thought: Thought | undefined): void;
  reject(error: PoolClosed): void;
}

interface Slot {
  thread: Thread | undefined;
  current: Waiting | undefined;
  deadline: ReturnType<typeof setTimeout> | undefined;
}

export function openPool({ startThread, threads, graceMilliseconds, onFailure }: PoolSettings): BotPool {
  const queue: Waiting[] = [];
  const slots = Array.from(
    { length: threads },
    (): Slot => ({ thread: undefined, current: undefined, deadline: undefined }),
  );
  let isClosed = false;

  const settle = (slot: Slot, reply: ThinkReply): void => {
    const { current } = slot;
    clearTimeout(slot.deadline);
    slot.current = undefined;
    if (current && "problem" in reply) onFailure(reply.problem, current.request);
    current?.resolve("thought" in reply ? reply.thought : undefined);
    assign();
  };

  /** Ends the thread of a slot; the next request starts another one. */
  const replace = (slot: Slot, problem: string): void => {
    const { thread } = slot;
    slot.thread = undefined;
    thread?.end();
    settle(slot, { problem });
  };

  const start = (slot: Slot): Thread => {
    const thread = startThread(
      (reply) => slot.thread === thread && settle(slot, reply),
      (problem) => slot.thread === thread && replace(slot, problem),
    );
    return thread;
  };

  const assign = (): void => {
    const slot = isClosed ? undefined : slots.find(({ current }) => !current);
    const next = slot && queue.shift();
    if (!slot || !next) return;
    slot.current = next;
    const limit = (next.request.milliseconds ?? 0) + graceMilliseconds;
    slot.deadline = setTimeout(() => replace(slot, `no reply within ${limit} ms`), limit);
    try {
      slot.thread ??= start(slot);
      slot.thread.send(next.request);
    } catch (error) {
      replace(slot, String(error));
    }
    assign();
  };

  return {
    think: (request) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new PoolClosed());
        queue.push({ request, resolve, reject });
        assign();
      }),
    isIdle: () => queue.length === 0 && slots.every(({ current }) => !current),
    async close() {
      isClosed = true;
      const running = slots.flatMap(({ current }) => current ?? []);
      for (const { reject } of [...running, ...queue.splice(0)]) reject(new PoolClosed());
      await Promise.all(
        slots.map((slot) => {
          const { thread } = slot;
          clearTimeout(slot.deadline);
          slot.thread = undefined;
          return thread?.end();
        }),
      );
    },
  };
}

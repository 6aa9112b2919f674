import { Worker } from "node:worker_threads";
import type { Tagged } from "@rondel/engine";
import type { Logger } from "pino";
import type { ServedGame } from "../play/game-registry.ts";
import { type Refused, refuse } from "../refuse.ts";
import type { Job, Reply } from "./worker.ts";

interface Question {
  readonly served: ServedGame;
  readonly level: string;
  readonly seat: number;
  readonly view: unknown;
  readonly actions: readonly Tagged[];
}

/** The bots of this process: they think in threads of their own, never on the event loop. */
export interface Bots {
  readonly levels: readonly string[];
  /** Milliseconds after which a bot decides, more or less: so that people can follow. */
  readonly pace: number;
  /** Who plays for people who went away. */
  readonly substitute: string | undefined;
  knows(level: string | undefined): level is string;
  /** What a bot does; nothing if it failed or took far too long, and then the default is played. */
  choose(question: Question): Promise<Tagged | undefined>;
  close(): Promise<void>;
}

export interface BotSettings {
  /** For each level the address of a module that exports `choose`. */
  readonly modules: Readonly<Record<string, string>>;
  readonly budgetMilliseconds: number;
  readonly paceMilliseconds: number;
  readonly threads: number;
  readonly log: Logger;
}

/** A thread that is late by this much is ended. */
const GRACE_MILLISECONDS = 2000;

interface Waiting {
  readonly job: Job;
  readonly done: (action: Tagged | undefined) => void;
  readonly failed: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  busy: Waiting | undefined;
  deadline: NodeJS.Timeout | undefined;
}

/** The server stops: another process, or this one when it starts again, asks the bot anew. */
const closing = (): Refused => refuse("server-is-stopping", "wait");

export const ownBots: Readonly<Record<string, string>> = {
  simple: new URL("./simple.ts", import.meta.url).href,
  random: new URL("./random.ts", import.meta.url).href,
};

export function openBots({ modules, budgetMilliseconds, paceMilliseconds, threads: most, log }: BotSettings): Bots {
  const levels = Object.keys(modules);
  const queue: Waiting[] = [];
  const threads = new Set<Thread>();
  let nextId = 1;
  let closed = false;

  const begin = (): Thread => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    const thread: Thread = { worker, busy: undefined, deadline: undefined };
    threads.add(thread);
    worker.on("message", (reply: Reply) => {
      if ("problem" in reply) log.error({ problem: reply.problem }, "a bot failed");
      finish(thread, "action" in reply ? reply.action : undefined);
    });
    worker.on("error", (error) => log.error({ error }, "a bot's thread broke"));
    worker.on("exit", () => {
      threads.delete(thread);
      finish(thread, undefined);
    });
    worker.unref();
    return thread;
  };

  const finish = (thread: Thread, action: Tagged | undefined): void => {
    clearTimeout(thread.deadline);
    if (closed) thread.busy?.failed(closing());
    else thread.busy?.done(action);
    thread.busy = undefined;
    giveOut();
  };

  const giveOut = (): void => {
    if (closed || queue.length === 0) return;
    const idle = [...threads].find(({ busy }) => !busy) ?? (threads.size < most ? begin() : undefined);
    const waiting = idle && queue.shift();
    if (!idle || !waiting) return;
    idle.busy = waiting;
    idle.deadline = setTimeout(() => {
      log.error({ seat: waiting.job.seat }, "a bot took too long and was ended");
      void idle.worker.terminate();
    }, waiting.job.budget + GRACE_MILLISECONDS);
    idle.worker.postMessage(waiting.job);
    giveOut();
  };

  return {
    levels,
    pace: paceMilliseconds,
    substitute: levels[0],
    knows: (level): level is string => level !== undefined && Object.hasOwn(modules, level),
    choose: ({ served, level, seat, view, actions }) =>
      new Promise((done, failed) => {
        const botModule = modules[level];
        if (botModule === undefined || closed) return failed(closing());
        const { module: gameModule, name: gameName } = served;
        const budget = budgetMilliseconds;
        const job = { id: nextId++, gameModule, gameName, botModule, level, seat, view, actions, budget };
        queue.push({ job, done, failed });
        giveOut();
      }),
    async close() {
      closed = true;
      for (const { failed } of queue.splice(0)) failed(closing());
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

import { randomBytes } from "node:crypto";
import { isLevel, type Level, OFFERED_LEVELS } from "@rondel/bots/levels";
import { nodeThreads } from "@rondel/bots/node-threads";
import { openPool, PoolClosed } from "@rondel/bots/pool";
import type { Temperament } from "@rondel/bots/temperaments";
import { asSeat, type Tagged } from "@rondel/engine";
import type { Logger } from "pino";
import { refuse } from "../refuse.ts";

export interface BotDecision {
  /** The id of the game. */
  readonly game: string;
  readonly level: Level;
  readonly temperament: Temperament;
  readonly seat: number;
  readonly view: unknown;
  readonly actions: readonly Tagged[];
}

/** The bots of this process. They think in worker threads, never on the event loop. */
export interface Bots {
  readonly levels: readonly Level[];
  /** Average time until a bot decides, in milliseconds, so that people can follow the game. */
  readonly pace: number;
  /** The longest time a bot thinks, in milliseconds. */
  readonly budget: number;
  /** The level that plays for a person who left. */
  readonly substitute: Level;
  supports(level: string | undefined): level is Level;
  /** Chooses an action; undefined if the bot failed or took too long. */
  choose(decision: BotDecision): Promise<Tagged | undefined>;
  /** Whether no bot thinks or waits for a thread. */
  isIdle(): boolean;
  close(): Promise<void>;
}

interface BotSettings {
  /** The worker module; by default the bots of @rondel/bots. */
  readonly worker: URL | undefined;
  readonly budgetMilliseconds: number;
  readonly paceMilliseconds: number;
  readonly threads: number;
  readonly log: Logger;
}

/** A thread that exceeds its budget by this time is replaced. */
const GRACE_MILLISECONDS = 2000;

export function openBots({ worker, budgetMilliseconds, paceMilliseconds, threads, log }: BotSettings): Bots {
  const pool = openPool({
    startThread: nodeThreads(worker),
    threads,
    graceMilliseconds: GRACE_MILLISECONDS,
    onFailure: (problem, { game, task: { seat, level } }) => log.error({ game, seat, level, problem }, "a bot failed"),
  });
  return {
    levels: OFFERED_LEVELS,
    pace: paceMilliseconds,
    budget: budgetMilliseconds,
    substitute: "beginner",
    supports: (level): level is Level => level !== undefined && isLevel(level),
    async choose({ game, level, temperament, seat, view, actions }) {
      const seed = randomBytes(16).toString("hex");
      const task = { view, seat: asSeat(seat), actions, level, temperament, mayActFreely: true, seed };
      try {
        return (await pool.think({ game, task, milliseconds: budgetMilliseconds }))?.action;
      } catch (error) {
        // Another process, or this one after its restart, asks the bot again.
        throw error instanceof PoolClosed ? refuse("server-is-stopping", "wait") : error;
      }
    },
    isIdle: pool.isIdle,
    close: pool.close,
  };
}

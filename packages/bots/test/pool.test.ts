import { asSeat, seededRandom } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { imperial } from "@rondel/imperial";
import { afterEach, describe, expect, it } from "vitest";
import { nodeThreads } from "../src/node-threads.ts";
import {
  type BotPool,
  openPool,
  PoolClosed,
  type PoolSettings,
  type ThinkReply,
  type ThinkRequest,
} from "../src/pool.ts";
import { decider, optionsWith, played, think } from "./table.ts";

let pool: BotPool | undefined;
afterEach(() => pool?.close());

const state = played(4, optionsWith({ cash: "hidden" }), "simple", 35, "worker");
const seat = decider(state);
const task = { view: imperial.view(state, seat), seat, actions: imperial.actions(state, seat), seed: "1" };
const request = { game: "imperial", task: { ...task, level: "simple" } } as const satisfies ThinkRequest;

/** A pool with its failures. */
function open(settings: Partial<PoolSettings> = {}): { readonly pool: BotPool; readonly failures: string[] } {
  const failures: string[] = [];
  pool = openPool({
    startThread: nodeThreads(),
    threads: 1,
    graceMilliseconds: 30_000,
    onFailure: (problem) => failures.push(problem),
    ...settings,
  });
  return { pool, failures };
}

/** Threads that do what the seed of the task says; the list counts the threads that were started. */
function scriptedThreads(started: number[]): PoolSettings["startThread"] {
  return (onReply, onBroken) => {
    const number = started.push(started.length);
    const thought = { action: { kind: `thread ${number}` }, choices: [] };
    const scripts: Readonly<Record<string, () => ThinkReply | undefined>> = {
      think: () => ({ thought }),
      fail: () => ({ problem: "the bot failed" }),
      hang: () => undefined,
      break: () => {
        onBroken("the thread broke");
        return undefined;
      },
    };
    return {
      send({ task: { seed } }) {
        if (seed === "throw") throw new Error("not cloneable");
        setTimeout(() => {
          const reply = scripts[seed]?.();
          if (reply) onReply(reply);
        });
      },
      end: () => undefined,
    };
  };
}

const scripted = (seed: string): ThinkRequest => ({ ...request, task: { ...request.task, seed } });

describe("a bot in a worker thread", () => {
  it("has the same thought as on the main thread", async () => {
    const thought = await open().pool.think({
      ...request,
      task: { ...task, level: "skilled" },
      nodes: 300,
      hints: true,
    });
    expect(thought).toEqual(think(state, seat, "skilled", 300));
  });

  it("thinks with the number of nodes of its level unless the request has another", async () => {
    expect(await open().pool.think({ ...request, hints: true })).toEqual(think(state, seat, "simple", 1));
  });

  it("explains its choices only on request", async () => {
    const { action } = think(state, seat, "simple", 1);
    expect(await open().pool.think(request)).toEqual({ action, choices: [] });
  });

  it("stops at a time limit with the best action so far", async () => {
    const nodes = Number.POSITIVE_INFINITY;
    const thought = await open().pool.think({ ...request, task: { ...task, level: "strong" }, nodes, milliseconds: 5 });
    expect(imperial.refuse(state, seat, thought?.action as never)).toBeUndefined();
  });

  it("plays a game without a bot of its own at random, at any level", async () => {
    const anna = asSeat(0);
    const begun = ferry.setup(2, { rounds: 4, hands: "hidden" }, seededRandom("1")).state;
    const actions = ferry.actions(begun, anna);
    const random = { view: ferry.view(begun, anna), seat: anna, actions, level: "strong", seed: "7" } as const;
    const thought = await open().pool.think({ game: "ferry", task: random });
    expect(actions).toContainEqual(thought?.action);
  });

  it("reports an exception of the bot and thinks about the next task", async () => {
    const { pool, failures } = open();
    const broken = { ...request, task: { ...request.task, view: null } };
    expect(await pool.think(broken)).toBeUndefined();
    expect(failures).toHaveLength(1);
    expect((await pool.think(request))?.action).toEqual(think(state, seat, "simple", 1).action);
  });
});

describe("the pool", () => {
  it("starts threads when they are needed, and no more than it may", async () => {
    const started: number[] = [];
    const { pool } = open({ startThread: scriptedThreads(started), threads: 2 });
    expect(started).toHaveLength(0);
    await pool.think(scripted("think"));
    expect(started).toHaveLength(1);
    const thoughts = await Promise.all([1, 2, 3, 4, 5].map(() => pool.think(scripted("think"))));
    expect(thoughts.filter((thought) => thought !== undefined)).toHaveLength(5);
    expect(started).toHaveLength(2);
  });

  it("keeps a thread whose bot failed", async () => {
    const started: number[] = [];
    const { pool, failures } = open({ startThread: scriptedThreads(started) });
    expect(await pool.think(scripted("fail"))).toBeUndefined();
    expect(failures).toEqual(["the bot failed"]);
    expect(await pool.think(scripted("think"))).toMatchObject({ action: { kind: "thread 1" } });
  });

  it.each([
    ["breaks", "break", "the thread broke"],
    ["does not reply in time", "hang", "no reply within 20 ms"],
    ["cannot take the request", "throw", "Error: not cloneable"],
  ])("replaces a thread that %s", async (_name, seed, problem) => {
    const started: number[] = [];
    const { pool, failures } = open({ startThread: scriptedThreads(started), graceMilliseconds: 20 });
    const [failed, next] = await Promise.all([pool.think(scripted(seed)), pool.think(scripted("think"))]);
    expect(failed).toBeUndefined();
    expect(failures).toEqual([problem]);
    expect(next).toMatchObject({ action: { kind: "thread 2" } });
  });

  it("rejects every request once it is closed", async () => {
    const { pool } = open({ startThread: scriptedThreads([]) });
    const waiting = [pool.think(scripted("hang")), pool.think(scripted("think"))];
    const settled = Promise.allSettled(waiting);
    await pool.close();
    for (const { status } of await settled) expect(status).toBe("rejected");
    await expect(pool.think(scripted("think"))).rejects.toBeInstanceOf(PoolClosed);
  });
});

import { Worker } from "node:worker_threads";
import type { Json } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FromWorker, ToWorker } from "../src/index.ts";
import { decider, optionsWith, played, think } from "./table.ts";

let worker: Worker;
beforeAll(() => {
  worker = new Worker(new URL("../src/node-worker.ts", import.meta.url));
});
afterAll(async () => {
  await worker.terminate();
});

const state = played(4, optionsWith({ cash: "hidden" }), "simple", 35, "worker");
const seat = decider(state);
const view: Json = JSON.parse(JSON.stringify(imperial.view(state, seat)));
const question = { kind: "think", game: "imperial", view, seat, seed: "1" } as const;

function answers(count: number): Promise<FromWorker[]> {
  return new Promise((resolve) => {
    const received: FromWorker[] = [];
    const take = (answer: FromWorker) => {
      received.push(answer);
      if (received.length < count) return;
      worker.off("message", take);
      resolve(received);
    };
    worker.on("message", take);
  });
}

const send = (message: ToWorker) => worker.postMessage(message);

describe("a bot in a worker thread", () => {
  it("thinks the same as here", async () => {
    const coming = answers(1);
    send({ ...question, id: 1, level: "skilled", nodes: 300 });
    expect(await coming).toEqual([{ kind: "thought", id: 1, thought: think(state, seat, "skilled", 300) }]);
  });

  it("answers one after the other, and at once when it is told to stop", async () => {
    const coming = answers(2);
    send({ ...question, id: 2, level: "strong", nodes: Number.MAX_SAFE_INTEGER });
    send({ ...question, id: 3, level: "simple" });
    send({ kind: "stop", id: 2 });
    const [first, second] = await coming;
    expect(first).toMatchObject({ kind: "thought", id: 2 });
    expect(second).toEqual({ kind: "thought", id: 3, thought: think(state, seat, "simple", 1) });
    if (first?.kind === "thought") expect(imperial.refuse(state, seat, first.thought.action as never)).toBeUndefined();
  });

  it("thinks by the clock too", async () => {
    const coming = answers(1);
    send({ ...question, id: 4, level: "strong", milliseconds: 5 });
    expect(await coming).toMatchObject([{ kind: "thought", id: 4 }]);
  });

  it("says when nobody has written a bot for a game", async () => {
    const coming = answers(1);
    send({ ...question, id: 5, game: "chess", level: "strong" });
    expect(await coming).toEqual([{ kind: "no-bot", id: 5, game: "chess" }]);
  });
});

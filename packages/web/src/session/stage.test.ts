import { expect, it } from "vitest";
import { createStage } from "./stage.ts";

it("is ready at once if nothing is held", async () => {
  await expect(createStage().ready()).resolves.toBeUndefined();
});

it("waits for every hold, even one that begins when another ends", async () => {
  const stage = createStage();
  const first = stage.hold();
  const second = stage.hold();
  let isReady = false;
  const ready = stage.ready().then(() => {
    isReady = true;
  });
  first();
  first();
  await Promise.resolve();
  expect(isReady).toBe(false);
  second();
  const third = stage.hold();
  await new Promise((done) => setTimeout(done));
  expect(isReady).toBe(false);
  third();
  await ready;
  expect(isReady).toBe(true);
});

it("is paused and stopped until the player goes on", async () => {
  const stage = createStage();
  stage.pause();
  stage.stop();
  stage.stop();
  expect([stage.isPaused.value, stage.isStopped.value]).toEqual([true, true]);
  let isReady = false;
  const ready = stage.ready().then(() => {
    isReady = true;
  });
  await Promise.resolve();
  expect(isReady).toBe(false);
  stage.resume();
  await ready;
  expect([stage.isPaused.value, stage.isStopped.value]).toEqual([false, false]);
});

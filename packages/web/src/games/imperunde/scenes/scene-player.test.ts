import type { Region } from "@rondel/imperunde";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createStage } from "../../../session/stage.ts";
import type { Scene } from "./scene.ts";
import { createScenePlayer } from "./scene-player.ts";

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

const wheels = (region: number): Scene => ({ kind: "wheels", region: region as Region, event: 0 });

/** A player with its stage, and whether the stage is ready. */
function playing(scenes: readonly Scene[], { factor = 1, isStill = false } = {}) {
  const stage = createStage();
  const player = createScenePlayer(stage, { factor: () => factor, isStill: () => isStill });
  let isReady = false;
  player.add(scenes);
  void stage.ready().then(() => {
    isReady = true;
  });
  const shown = () => player.current.value?.scene;
  return { player, shown, isReady: () => isReady };
}

it("shows scenes one after the other and keeps moves back until the last has ended", async () => {
  const [first, second] = [wheels(1), wheels(2)];
  const { player, shown, isReady } = playing([first, second]);
  expect([shown(), player.isMoving.value]).toEqual([first, true]);
  await vi.advanceTimersByTimeAsync(1200);
  expect([shown(), player.isMoving.value]).toEqual([first, false]);
  await vi.advanceTimersByTimeAsync(800);
  expect([shown(), player.isMoving.value, isReady()]).toEqual([second, true, false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([shown(), isReady()]).toEqual([undefined, true]);
});

it("ends the motion at the first key and the scene at the second", async () => {
  const { player, shown, isReady } = playing([wheels(1)]);
  player.skip();
  expect([shown() !== undefined, player.isMoving.value]).toEqual([true, false]);
  player.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([shown(), isReady()]).toEqual([undefined, true]);
});

it("leaves a result to be read without motion", async () => {
  const { player, shown, isReady } = playing([wheels(1)], { isStill: true });
  expect([shown() !== undefined, player.isMoving.value]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(799);
  expect(isReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isReady()).toBe(true);
});

it("shows only the last scene at the instant pace, and keeps nothing back", async () => {
  const last = wheels(2);
  const { shown, isReady } = playing([wheels(1), last], { factor: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect([shown(), isReady()]).toEqual([last, true]);
});

import { signal } from "@preact/signals";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { pacedStreams } from "./paced-streams.ts";
import type { ViewerStream } from "./server-stream.ts";
import { createStage } from "./stage.ts";

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

const PAUSE = 500;
const position = { view: {}, prompt: null, actions: [], free: [], undo: null, outcome: null };
const at = (number: number): readonly ViewerStream[] => [
  { viewer: "spectator", number, position, log: [], logFrom: number },
];

function following(isUrgent: (number: number) => boolean = () => false) {
  const stage = createStage();
  const source = signal(at(1));
  const paced = pacedStreams(source, {
    stage,
    pause: () => PAUSE,
    isUrgent: (_, [next]) => isUrgent(next?.number ?? 0),
  });
  const receive = (number: number) => {
    source.value = at(number);
  };
  return { stage, receive, shown: () => paced.shown.value[0]?.number, close: paced.close };
}

it("shows positions one after the other, with a pause between them", async () => {
  const { receive, shown, close } = following();
  expect(shown()).toBe(1);
  receive(2);
  receive(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(2);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(shown()).toBe(3);
  close();
});

it("waits until the stage is ready", async () => {
  const { stage, receive, shown, close } = following();
  const release = stage.hold();
  receive(2);
  await vi.advanceTimersByTimeAsync(PAUSE * 5);
  expect(shown()).toBe(1);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(2);
  close();
});

it("shows an urgent position at once, and everything before it", async () => {
  const { receive, shown, close } = following((number) => number === 4);
  receive(2);
  receive(3);
  receive(4);
  expect(shown()).toBe(4);
  await vi.advanceTimersByTimeAsync(PAUSE * 5);
  expect(shown()).toBe(4);
  receive(5);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(5);
  close();
});

it("shows an older part of the log at once", () => {
  const { receive, shown, close } = following();
  receive(1);
  expect(shown()).toBe(1);
  close();
});

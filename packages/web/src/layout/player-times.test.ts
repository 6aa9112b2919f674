import { expect, it } from "vitest";
import { clockFace, playerTimes } from "./player-times.ts";

const clock = {
  seats: [
    { left: 90_000, running: true, since: 1000, deadline: 101_000 },
    { left: 60_000, running: false, since: null, deadline: null },
  ],
  window: null,
  now: 11_000,
};

it("counts both times of a player whose clock runs, and keeps those of others", () => {
  expect(playerTimes(clock, 0, 31_000)).toEqual({ left: 70_000, move: 30_000 });
  expect(playerTimes(clock, 0, 500_000)).toMatchObject({ left: 0 });
  expect(playerTimes(clock, 1, 31_000)).toEqual({ left: 60_000, move: undefined });
  expect(playerTimes(clock, 2, 31_000)).toBeUndefined();
});

it.each([
  [4_000, "0:04"],
  [245_000, "4:05"],
  [5_400_000, "1:30:00"],
  [259_200_000, "3 d 0 h"],
])("writes %d ms as %s", (milliseconds, face) => {
  expect(clockFace(milliseconds, (days, hours) => `${days} d ${hours} h`)).toBe(face);
});

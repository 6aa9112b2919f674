import type { Moment } from "@rondel/bots/review-types";
import { expect, it } from "vitest";
import { chanceScale, roundEndsOf } from "./chance-scale.ts";

const moment = (number: number, round: number, chance: number): Moment => ({
  ...{ number, round, chances: [chance, 1 - chance], noise: [0.1, 0.1] },
});
const moments = [moment(0, 1, 0.5), moment(2, 1, 0.25), moment(3, 2, 0.95), moment(5, 3, 1)];

it("draws a line per seat from the first moment to the last", () => {
  const { seats } = chanceScale(moments, 300, 100);
  expect(seats.find(({ seat }) => seat === 0)?.path).toBe("M0.0 50.0L100.0 75.0L200.0 5.0L300.0 0.0");
});

it("keeps the band of uncertainty between 0 and 100%", () => {
  const heights = [
    ...chanceScale(moments, 300, 100)
      .band(0)
      .matchAll(/ (-?[\d.]+)/g),
  ].map(([, y]) => Number(y));
  expect(Math.min(...heights)).toBe(0);
  expect(Math.max(...heights)).toBe(85);
});

it("marks where rounds begin, and takes the last moment of each", () => {
  expect(chanceScale(moments, 300, 100).rounds.map(({ round, x }) => [round, x])).toEqual([
    [1, 0],
    [2, 200],
    [3, 300],
  ]);
  expect(roundEndsOf(moments).map(({ number }) => number)).toEqual([2, 3, 5]);
});

import type { AnyEvent } from "@rondel/engine";
import { expect, test } from "vitest";
import { roundAt, roundsOf } from "./rounds.ts";

const turn = (nation: number): AnyEvent => Object.assign({ kind: "turn", rule: "IM-6.1" }, { nation, seat: 0 });
const other: AnyEvent = { kind: "passed", rule: "IM-16.1" };

test("begins a round when the turn order starts over, even after skipped nations", () => {
  const openings = [turn(0), turn(1), turn(0)];
  const log = [
    { number: 0, events: [openings[0] ?? other] },
    { number: 1, events: [other] },
    { number: 2, events: [other, turn(3)] },
    { number: 3, events: [openings[1] ?? other] },
    { number: 4, events: [turn(5), openings[2] ?? other] },
  ];
  const rounds = roundsOf(log);
  expect([0, 2, 3, 4].map((number) => roundAt(rounds, number))).toEqual([1, 1, 2, 3]);
  expect(roundAt(roundsOf([]), 0)).toBe(1);
  expect(rounds.ticks.map(({ number, isLong }) => [number, isLong ?? false])).toEqual([
    [0, true],
    [2, false],
    [3, true],
    [4, false],
    [4, true],
  ]);
  expect([...rounds.openings.values()]).toEqual([1, 2, 3]);
});

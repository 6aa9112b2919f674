import type { AnyEvent } from "@rondel/engine";
import { expect, test } from "vitest";
import { stopTowards, turnStops } from "./scrubber-stops.ts";

const event = (kind: string): AnyEvent => ({ kind, rule: "FE-1" });

test("stops where turns end", () => {
  const log = [
    { number: 0, events: [event("set up")] },
    { number: 1, events: [event("turn")] },
    { number: 2, events: [event("moved")] },
    { number: 3, events: [event("moved"), event("turn")] },
    { number: 4, events: [event("moved")] },
  ];
  expect(turnStops(log, ({ kind }) => kind === "turn")).toEqual([0, 3, 4]);
});

test("goes from stop to stop in both directions, and to the first and the latest position", () => {
  const stops = [3, 7, 9];
  expect(stopTowards(stops, 3, 4, 12)).toBe(7);
  expect(stopTowards(stops, 7, 6, 12)).toBe(3);
  expect(stopTowards(stops, 3, 2, 12)).toBe(0);
  expect(stopTowards(stops, 9, 10, 12)).toBe(12);
});

import { ClockRule } from "@rondel/protocol";
import * as v from "valibot";
import { expect, it } from "vitest";
import { clockWith, DEFAULT_TIMES, timesOf } from "./clock-times.ts";

it("makes clocks with the player's own times, which sentences about them repeat", () => {
  const times = { minutes: 45, seconds: 5, hours: 36, saved: 100 };
  const live = clockWith("live", times, "calm");
  expect(live).toEqual({ kind: "live", bank: 2700, increment: 5, pauses: "calm" });
  expect(timesOf(live)).toMatchObject({ minutes: 45, seconds: 5 });
  const slow = clockWith("slow", times, "calm");
  expect(slow).toEqual({ kind: "slow", bank: 129_600, increment: 129_600, cap: 360_000 });
  expect(timesOf(slow)).toMatchObject({ hours: 36, saved: 100 });
});

it.each([
  [{ minutes: 0, seconds: -3, hours: 0, saved: 0 }],
  [{ minutes: Number.NaN, seconds: 1e9, hours: 1e9, saved: Number.NaN }],
  [DEFAULT_TIMES],
])("makes a clock that the server accepts from %j", (times) => {
  for (const kind of ["none", "live", "slow"] as const) {
    expect(v.safeParse(ClockRule, clockWith(kind, times, undefined)).success).toBe(true);
  }
  const slow = clockWith("slow", times, undefined);
  expect(slow.kind === "slow" && slow.cap >= slow.bank).toBe(true);
});

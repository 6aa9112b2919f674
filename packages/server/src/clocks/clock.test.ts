import type { ClockRule } from "@rondel/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advanceClocks, deadlineOf, momentInPause, startClocks, viewClocks, withWait } from "./clock.ts";
import { afterCountedTime, countedTime, type Pause } from "./pauses.ts";
import { activeTime, afterActiveTime } from "./quiet.ts";

const at = (text: string) => Date.parse(text);
const night = { from: "22:00", to: "08:00", zone: "Europe/Berlin" };
const timed = (rule: ClockRule, pauses: readonly Pause[] = []) => ({ rule, pauses });
const live = timed({ kind: "live", bank: 100, increment: 10 });
const answer = { live: 20, slow: 5000 };
const noDecision = { deciders: [], window: undefined };
const seconds = (count: number) => count * 1000;

describe("quiet hours", () => {
  test("stop the clock at night", () => {
    const evening = at("2026-01-10T20:30:00+01:00");
    expect(afterActiveTime(evening, seconds(3600), night)).toBe(at("2026-01-10T21:30:00+01:00"));
    expect(afterActiveTime(evening, seconds(2 * 3600), night)).toBe(at("2026-01-11T08:30:00+01:00"));
    expect(activeTime(evening, at("2026-01-11T09:00:00+01:00"), night)).toBe(seconds(2.5 * 3600));
    expect(activeTime(at("2026-01-11T02:00:00+01:00"), at("2026-01-11T07:00:00+01:00"), night)).toBe(0);
  });

  test("do not change the amount of thinking time", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at("2026-01-01"), max: at("2026-02-01") }),
        fc.integer({ min: 0, max: 10 ** 9 }),
        (start, active) => {
          expect(activeTime(start, afterActiveTime(start, active, night), night)).toBe(active);
        },
      ),
    );
  });
});

describe("pauses", () => {
  const pauses = [
    { from: 1000, to: 5000 },
    { from: 8000, to: 9000 },
    // Two processes may store overlapping pauses.
    { from: 8500, to: 9500 },
  ];

  test("cost no time, whatever part of them lies between two moments", () => {
    expect(countedTime(0, 10_000, undefined, pauses)).toBe(1000 + 3000 + 500);
    expect(countedTime(2000, 4000, undefined, pauses)).toBe(0);
    expect(countedTime(2000, 6000, undefined, pauses)).toBe(1000);
    expect(countedTime(9500, 9900, undefined, pauses)).toBe(400);
    expect(afterCountedTime(0, 1500, undefined, pauses)).toBe(5500);
    expect(afterCountedTime(0, 4000, undefined, pauses)).toBe(8000);
    expect(afterCountedTime(0, 4001, undefined, pauses)).toBe(9501);
  });

  test("do not change the amount of thinking time, also together with quiet hours", () => {
    const day = 24 * 3600 * 1000;
    const start = at("2026-01-01");
    const moment = fc.integer({ min: start, max: start + 10 * day });
    const pause = fc
      .tuple(moment, fc.integer({ min: 1, max: day }))
      .map(([from, length]) => ({ from, to: from + length }));
    const sorted = fc.array(pause, { maxLength: 5 }).map((list) => list.sort((one, other) => one.from - other.from));
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 10 ** 9 }), sorted, (from, active, list) => {
        const end = afterCountedTime(from, active, night, list);
        expect(countedTime(from, end, night, list)).toBe(active);
      }),
    );
  });

  test("move the deadline of a running clock", () => {
    const pending = { deciders: [0], window: undefined };
    const paused = timed(live.rule, [{ from: seconds(30), to: seconds(1030) }]);
    const start = startClocks(paused, 2, pending, 0);
    expect(deadlineOf(paused, start, 0)).toBe(seconds(1100));
    const next = advanceClocks(paused, start, pending, noDecision, seconds(1040), true);
    expect(next.banks[0]).toBe(seconds(100 - 40 + 10));
  });
});

describe("clocks", () => {
  test("run for the deciders and gain the increment after the decision", () => {
    const start = startClocks(live, 2, { deciders: [0], window: undefined }, 0);
    expect(deadlineOf(live, start, 0)).toBe(seconds(100));
    expect(deadlineOf(live, start, 1)).toBeNull();
    const next = advanceClocks(
      live,
      start,
      { deciders: [0], window: undefined },
      { deciders: [1], window: undefined },
      seconds(30),
      true,
    );
    expect(next.banks).toEqual([seconds(80), seconds(100)]);
    expect(viewClocks(live, next, seconds(40)).seats).toEqual([
      { left: seconds(80), running: false, since: null, deadline: null },
      { left: seconds(90), running: true, since: seconds(30), deadline: seconds(130) },
    ]);
  });

  test("gain the increment once per turn, whatever the number of actions", () => {
    const pending = { deciders: [0], window: undefined };
    let clocks = startClocks(live, 2, pending, 0);
    for (let step = 1; step <= 5; step++) clocks = advanceClocks(live, clocks, pending, pending, seconds(step), true);
    expect(deadlineOf(live, clocks, 0)).toBe(seconds(100));
    clocks = advanceClocks(live, clocks, pending, { deciders: [1], window: undefined }, seconds(5), true);
    expect(clocks.banks[0]).toBe(seconds(105));
  });

  test("of simultaneous deciders are all shown as running until the last has decided", () => {
    const both = { deciders: [0, 1], window: undefined };
    const start = startClocks(live, 2, both, 0);
    const one = advanceClocks(live, start, both, { deciders: [1], window: undefined }, seconds(20), true);
    expect(one.banks[0]).toBe(seconds(90));
    expect(viewClocks(live, one, seconds(30))).toEqual(viewClocks(live, start, seconds(30)));
    const done = advanceClocks(live, one, { deciders: [1], window: undefined }, noDecision, seconds(50), true);
    expect(viewClocks(live, done, seconds(60)).seats.map(({ left }) => left)).toEqual([seconds(90), seconds(60)]);
  });

  test("do not use the banks in an answer window, which ends at the same time for all", () => {
    const window = { deciders: [0, 1, 2], window: answer };
    const start = startClocks(live, 3, { deciders: [0], window: undefined }, 0);
    const open = advanceClocks(live, start, { deciders: [0], window: undefined }, window, seconds(10), true);
    expect([0, 1, 2].map((seat) => deadlineOf(live, open, seat))).toEqual(Array(3).fill(seconds(30)));
    const passed = advanceClocks(live, open, window, { deciders: [0, 2], window: answer }, seconds(15), false);
    expect(viewClocks(live, passed, seconds(16))).toEqual(viewClocks(live, open, seconds(16)));
    expect(viewClocks(live, open, seconds(16)).window).toEqual({ opened: seconds(10), end: seconds(30), wait: null });
    const card = advanceClocks(live, passed, { deciders: [0, 2], window: answer }, window, seconds(25), true);
    expect(deadlineOf(live, card, 1)).toBe(seconds(45));
    const closed = advanceClocks(live, card, window, { deciders: [1], window: undefined }, seconds(45), true);
    expect(closed.banks).toEqual([seconds(100), seconds(100), seconds(100)]);
  });

  test("keep an answer window open for the time that the game sets for live and slow tables", () => {
    const slow = timed({ kind: "slow", bank: 50, increment: 40, cap: 60 });
    const pending = { deciders: [0, 1], window: answer };
    expect(deadlineOf(live, startClocks(live, 2, pending, 0), 1)).toBe(seconds(20));
    expect(deadlineOf(slow, startClocks(slow, 2, pending, 0), 1)).toBe(seconds(5000));
  });

  test("of a slow game never exceed the cap; without a clock rule none runs", () => {
    const slow = timed({ kind: "slow", bank: 50, increment: 40, cap: 60 });
    const start = startClocks(slow, 2, { deciders: [0], window: undefined }, 0);
    const next = advanceClocks(
      slow,
      start,
      { deciders: [0], window: undefined },
      { deciders: [1], window: undefined },
      seconds(10),
      true,
    );
    expect(next.banks[0]).toBe(seconds(60));
    const none = startClocks(timed({ kind: "none" }), 2, { deciders: [0, 1], window: answer }, 0);
    expect(deadlineOf(timed({ kind: "none" }), none, 0)).toBeNull();
  });
});

describe("a pause", () => {
  const timing = timed({ kind: "none" });
  const pause = { deciders: [0, 1], window: { ...answer, pause: { stops: [], possible: [], round: 1 } } };
  const open = startClocks(timing, 2, pause, 0);
  const stopped = withWait(open, { from: 1000, until: 21_000 });

  test("ends later for all if a player asks for time, and so does a standing order that is due later", () => {
    expect([deadlineOf(timing, open, 0), deadlineOf(timing, stopped, 0)]).toEqual([2500, 22_500]);
    expect([0.2, 0.8].map((share) => momentInPause(timing, stopped, share))).toEqual([500, 22_000]);
    expect(viewClocks(timing, stopped, 1000).window?.wait).toEqual({ from: 1000, until: 21_000 });
  });

  test("has no length of its own if another pause follows without a decision", () => {
    const joined = { ...pause, window: { ...pause.window, pause: { ...pause.window.pause, joinsNext: true } } };
    const opened = startClocks(timing, 2, joined, 700);
    expect([deadlineOf(timing, opened, 0), viewClocks(timing, opened, 700).window]).toEqual([700, null]);
  });

  test("is shorter if the rules give it only a share", () => {
    const brief = { ...pause, window: { ...pause.window, pause: { ...pause.window.pause, share: 0.6 } } };
    const opened = startClocks(timing, 2, brief, 1000);
    expect([deadlineOf(timing, opened, 0), momentInPause(timing, opened, 0.5)]).toEqual([2500, 1750]);
  });

  test("stands still until a public entry, even across secret passes", () => {
    expect(advanceClocks(timing, stopped, pause, pause, 2000, false).window?.wait).toBeDefined();
    expect(advanceClocks(timing, stopped, pause, pause, 2000, true).window?.wait).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import { createClickGuard, type Press } from "./click-guard.ts";

const click = (detail: number): Press => ({ detail, isTouch: false, x: 10, y: 10, at: 0 });
const tap = (at: number, x = 10): Press => ({ detail: 1, isTouch: true, x, y: 10, at });

describe("a double click", () => {
  test("does one thing: its second click is refused once the step has changed", () => {
    const mayPass = createClickGuard();
    expect(mayPass(click(1), "choose a unit")).toBe(true);
    expect(mayPass(click(2), "choose a destination")).toBe(false);
    expect(mayPass(click(3), "choose a destination")).toBe(false);
  });

  test("passes on a step that stays the same, such as a number that grows", () => {
    const mayPass = createClickGuard();
    for (const count of [1, 2, 3]) expect(mayPass(click(count), "how many")).toBe(true);
  });

  test("is over with the next single click", () => {
    const mayPass = createClickGuard();
    mayPass(click(1), "choose a unit");
    mayPass(click(2), "choose a destination");
    expect(mayPass(click(1), "choose a destination")).toBe(true);
  });
});

describe("two taps", () => {
  test("are one gesture if they come quickly at the same place", () => {
    const mayPass = createClickGuard();
    mayPass(tap(0), "move");
    expect(mayPass(tap(200), "end")).toBe(false);
  });

  test("are two gestures after a pause, or at different places", () => {
    const mayPass = createClickGuard();
    mayPass(tap(0), "move");
    expect(mayPass(tap(400), "end")).toBe(true);
    expect(mayPass(tap(500, 200), "other")).toBe(true);
  });
});

test("keyboard and scripts are never refused", () => {
  const mayPass = createClickGuard();
  mayPass(click(1), "move");
  expect(mayPass(click(0), "end")).toBe(true);
});

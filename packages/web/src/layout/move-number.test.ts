import { signal } from "@preact/signals";
import { expect, it } from "vitest";
import type { LogEntry } from "../session/session.ts";
import { moveNumber } from "./move-number.ts";

const move = (number: number): LogEntry => ({ number, events: [] });
const takeback = (number: number, to: number): LogEntry => ({ ...move(number), cause: { kind: "takeback", to } });
const session = (log: readonly LogEntry[], hasOlder = false) => ({ log: signal(log), hasOlder: signal(hasOlder) });

it("goes back with an undone move, and on with the next one", () => {
  expect(moveNumber(session([move(0), move(1), move(2)]), 2)).toBe(2);
  const undone = [move(0), move(1), takeback(3, 1)];
  expect(moveNumber(session(undone), 3)).toBe(1);
  expect(moveNumber(session([...undone, move(4)]), 4)).toBe(2);
});

it("is that of the last known move while older ones are not loaded", () => {
  expect(moveNumber(session([move(250), takeback(252, 250)], true), 252)).toBe(250);
  expect(moveNumber(session([], true), 252)).toBe(252);
});

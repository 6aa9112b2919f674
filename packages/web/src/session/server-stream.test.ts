import { asSeat } from "@rondel/engine";
import type { Position, Step } from "@rondel/protocol";
import { describe, expect, it } from "vitest";
import { applyStep, continueStream, joinLogs, type ViewerStream } from "./server-stream.ts";

const position: Position = { view: { coins: 5 }, prompt: null, actions: [], free: [], undo: null, outcome: null };
const start: ViewerStream = { viewer: asSeat(0), number: 3, position, log: [], toldFrom: 3 };
const event = (kind: string) => ({ kind, rule: "FE-1" });
const step = (number: number, kind: string): Step => ({
  number,
  patch: [["set", ["view", "coins"], number]],
  events: [event(kind)],
  at: 1000 + number,
});
const takeback = (number: number, to: number): Step => ({
  number,
  patch: [],
  events: [],
  at: 1000 + number,
  cause: { kind: "takeback", to },
});

describe("a stream", () => {
  it("goes on step by step from the number it has", () => {
    const next = continueStream(start, {
      viewer: 0,
      from: 3,
      number: 5,
      steps: [step(4, "sailed"), step(5, "rested")],
    });
    expect(next?.number).toBe(5);
    expect(next?.position.view).toEqual({ coins: 5 });
    expect(next?.log.map(({ number, events }) => [number, events[0]?.kind])).toEqual([
      [4, "sailed"],
      [5, "rested"],
    ]);
  });

  it("says that there is a gap instead of guessing", () => {
    expect(continueStream(start, { viewer: 0, from: 2, number: 4, steps: [step(4, "sailed")] })).toBeUndefined();
    expect(continueStream(undefined, { viewer: 0, from: 0, number: 0, steps: [] })).toBeUndefined();
  });

  it("begins anew from a whole position and keeps what it was told before", () => {
    const told = applyStep(start, step(4, "sailed"));
    const whole = continueStream(told, { viewer: 0, number: 250, position });
    expect([whole?.number, whole?.log.length]).toEqual([250, 1]);
  });

  it("knows from where on it was told what happened", () => {
    const opened = continueStream(undefined, { viewer: 0, number: 250, position });
    expect(opened?.toldFrom).toBe(250);
    expect(continueStream(applyStep(start, step(4, "sailed")), { viewer: 0, number: 250, position })?.toldFrom).toBe(3);
  });

  it("forgets what was taken back, and says that it was", () => {
    const after = [step(4, "sailed"), step(5, "rolled"), takeback(6, 4), step(7, "rested")].reduce(applyStep, start);
    expect(after.log.map(({ number, cause }) => [number, cause?.kind])).toEqual([
      [4, undefined],
      [6, "takeback"],
      [7, undefined],
    ]);
  });
});

describe("a log that is fetched afterwards", () => {
  it("stands in front of what came in the meantime, without telling anything twice", () => {
    const came = applyStep(applyStep(start, step(4, "sailed")), step(5, "rested")).log;
    const joined = joinLogs([step(1, "bid"), step(2, "bid"), step(3, "paid"), step(4, "sailed")], came);
    expect(joined.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it("a takeback in the meantime reaches back into it", () => {
    const came = applyStep(start, takeback(4, 1)).log;
    const joined = joinLogs([step(1, "bid"), step(2, "bid"), step(3, "paid")], came);
    expect(joined.map(({ number }) => number)).toEqual([1, 4]);
  });
});

import { asSeat } from "@rondel/engine";
import type { Position, Step } from "@rondel/protocol";
import { describe, expect, it } from "vitest";
import { applyStep, continueStream, joinLogs, type ViewerStream } from "./server-stream.ts";

const position: Position = { view: { coins: 5 }, prompt: null, actions: [], free: [], undo: null, outcome: null };
const start: ViewerStream = { viewer: asSeat(0), number: 3, position, log: [], logFrom: 3 };
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
  it("continues step by step from its number", () => {
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

  it("cannot be continued across a gap", () => {
    expect(continueStream(start, { viewer: 0, from: 2, number: 4, steps: [step(4, "sailed")] })).toBeUndefined();
    expect(continueStream(undefined, { viewer: 0, from: 0, number: 0, steps: [] })).toBeUndefined();
  });

  it("restarts from a whole position and keeps its log", () => {
    const known = applyStep(start, step(4, "sailed"));
    const whole = continueStream(known, { viewer: 0, number: 250, position });
    expect([whole?.number, whole?.log.length]).toEqual([250, 1]);
  });

  it("remembers from which number on its log is complete", () => {
    const opened = continueStream(undefined, { viewer: 0, number: 250, position });
    expect(opened?.logFrom).toBe(250);
    expect(continueStream(applyStep(start, step(4, "sailed")), { viewer: 0, number: 250, position })?.logFrom).toBe(3);
  });

  it("drops entries that were taken back, and has an entry for the takeback", () => {
    const after = [step(4, "sailed"), step(5, "rolled"), takeback(6, 4), step(7, "rested")].reduce(applyStep, start);
    expect(after.log.map(({ number, cause }) => [number, cause?.kind])).toEqual([
      [4, undefined],
      [6, "takeback"],
      [7, undefined],
    ]);
  });
});

describe("redo", () => {
  it("brings undone entries back, step by step", () => {
    const undone = [step(4, "sailed"), step(5, "rolled"), takeback(6, 4), takeback(7, 3)].reduce(applyStep, start);
    expect(undone.log.map(({ number }) => number)).toEqual([7]);
    const once = applyStep(undone, takeback(8, 4));
    expect(once.log.map(({ number }) => number)).toEqual([4, 8]);
    expect(applyStep(once, takeback(9, 5)).log.map(({ number }) => number)).toEqual([4, 5, 9]);
  });

  it("brings nothing back after another action", () => {
    const after = [step(4, "sailed"), takeback(5, 3), step(6, "rested"), takeback(7, 3)].reduce(applyStep, start);
    expect(applyStep(after, takeback(8, 6)).log.map(({ number }) => number)).toEqual([6, 8]);
  });
});

describe("a log that is loaded afterwards", () => {
  it("is put in front of newer entries without duplicates", () => {
    const newer = applyStep(applyStep(start, step(4, "sailed")), step(5, "rested")).log;
    const joined = joinLogs([step(1, "bid"), step(2, "bid"), step(3, "paid"), step(4, "sailed")], newer);
    expect(joined.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it("loses the entries that a newer takeback took back", () => {
    const newer = applyStep(start, takeback(4, 1)).log;
    const joined = joinLogs([step(1, "bid"), step(2, "bid"), step(3, "paid")], newer);
    expect(joined.map(({ number }) => number)).toEqual([1, 4]);
  });
});

import { describe, expect, it } from "vitest";
import type { Game } from "./game.ts";
import { readMatch } from "./match-reader.ts";
import { ferry } from "./reference/index.ts";

const findGame = (id: string, version: string) => (id === "ferry" && version === "1" ? ferry : undefined);

describe("an impossible position", () => {
  const read = (...lines: readonly string[]) =>
    readMatch(["rondel 1", "game ferry rules 1", "players 2", "begin empty", ...lines].join("\n"), findGame);

  it("is refused with the statement at fault and its line", () => {
    const crossing = JSON.stringify(JSON.stringify([{ kind: "crossing", ferryman: 5 }]));
    const { match, problem } = read(`with pending ${crossing}`, "with bank 3");
    expect(match).toBeUndefined();
    expect(problem).toEqual({
      line: 5,
      code: "frames-out-of-order",
      rule: "FE-1",
      params: { statement: `pending ${crossing}` },
    });
  });

  it("is refused after its last statement, which may mend it", () => {
    const bad = `with pending ${JSON.stringify('[{"kind":"answer"}]')}`;
    const good = `with pending ${JSON.stringify('[{"kind":"crossing","ferryman":1}]')}`;
    expect(read(bad, good).problem).toBeUndefined();
    expect(read(good, bad).problem).toMatchObject({ line: 6 });
  });

  it("names the last statement of all kinds that set the same part", () => {
    const fault = { code: "x", rule: "FE-1", params: {}, statement: { kind: "pending" }, otherKinds: ["bank"] };
    const broken = { ...ferry, checkPosition: () => fault } as unknown as Game;
    const lines = ["rondel 1", "game ferry rules 1", "players 2", "begin empty", "with bank 3", "with coins s0 3"];
    const { problem } = readMatch(lines.join("\n"), () => broken);
    expect(problem).toMatchObject({ line: 5, params: { statement: "bank 3" } });
  });

  it("names a missing statement by its kind, and the last line", () => {
    const lacking = {
      ...ferry,
      checkPosition: () => ({ code: "x", rule: "FE-1", params: {}, statement: { kind: "bank" } }),
    };
    const { problem } = readMatch(
      "rondel 1\ngame ferry rules 1\nplayers 2\nbegin empty\nwith coins s0 3",
      () => lacking as Game,
    );
    expect(problem).toEqual({ line: 5, code: "x", rule: "FE-1", params: { statement: "bank" } });
  });

  it("is quoted only in part if its statement is long", () => {
    const passed = JSON.stringify(JSON.stringify([{ kind: "answer", by: [], passed: Array(40).fill(false) }]));
    const { problem } = read(`with pending ${passed}`);
    expect(String(problem?.params.statement)).toMatch(/^pending .{52}…$/);
  });

  it.each([
    ["a starter who is not there", "with round 1 s3", "no-such-seat"],
    ["bids of too few seats", pendingLine([{ kind: "bidding", bids: [-1] }]), "frames-out-of-order"],
    ["a bid that is too high", pendingLine([{ kind: "bidding", bids: [-1, 4] }]), "frames-out-of-order"],
    [
      "a crossing on another",
      pendingLine([
        { kind: "crossing", ferryman: 0 },
        { kind: "crossing", ferryman: 1 },
      ]),
      "frames-out-of-order",
    ],
    [
      "an answer without a window",
      pendingLine([{ kind: "answer", card: 0, by: [0], passed: [false, false] }]),
      "frames-out-of-order",
    ],
    [
      "a window in which all have passed",
      pendingLine([{ kind: "window", ferryman: 0, bonus: 0, passed: [true, true] }]),
      "nothing-to-decide",
    ],
  ])("is refused: %s", (_name, line, code) => {
    expect(read(line).problem).toMatchObject({ code, line: 5 });
  });

  it("does not concern a match from its setup", () => {
    const strict = {
      ...ferry,
      checkPosition: () => ({ code: "x", rule: "FE-1", params: {}, statement: { kind: "bank" } }),
    };
    expect(readMatch("rondel 1\ngame ferry rules 1\nplayers 2\nseed 4", () => strict as Game).problem).toBeUndefined();
  });
});

function pendingLine(frames: readonly object[]): string {
  return `with pending ${JSON.stringify(JSON.stringify(frames))}`;
}

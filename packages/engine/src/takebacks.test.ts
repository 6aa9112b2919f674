import { describe, expect, it } from "vitest";
import { seededSource } from "./chance.ts";
import { type Entry, lastNumber, newHeader } from "./match.ts";
import { createMatch } from "./match-open.ts";
import { appendAction } from "./match-play.ts";
import { takeBackTo, undoTo } from "./match-undo.ts";
import { ferry } from "./reference/ferry.ts";
import { asSeat } from "./seat.ts";
import { stableHash } from "./stable-hash.ts";
import { diceFellAfter, planTakeback, redo, redoableTo, redoTarget, takeBackByConsent } from "./takebacks.ts";

const ANNA = asSeat(0);
const BEN = asSeat(1);

/** A log in short: "a" and "b" are actions of Anna and Ben, capitals draw, a number is a takeback to that entry. */
function logOf(text: string): { readonly last: number; entryOf(number: number): Entry | undefined } {
  const entries = text.split(" ").map((word): Entry => {
    if (/\d/.test(word)) return { kind: "takeback", to: Number(word) };
    const draws = word === word.toUpperCase() ? [{ label: "die", sides: 6, result: 1 }] : [];
    return { kind: "action", seat: word.toLowerCase() === "a" ? ANNA : BEN, action: { kind: "x" }, draws };
  });
  return { last: entries.length, entryOf: (number) => entries[number - 1] };
}

describe("a planned takeback", () => {
  it.each([
    ["a b b", { to: 0, seats: [BEN] }],
    ["a b a a b", { to: 3, seats: [BEN] }],
    ["a", { to: 0, seats: [] }],
    ["a a b 1 b", { to: 0, seats: [BEN] }],
    ["b b", { refused: { code: "nothing-to-undo" } }],
    ["a B b", { refused: { code: "dice-have-fallen" } }],
    ["a A", { refused: { code: "dice-have-fallen" } }],
    ["a B 1 b", { to: 0, seats: [BEN] }],
  ])("after %j returns before Anna's last action, never before dice", (text, plan) => {
    const { last, entryOf } = logOf(text);
    expect(planTakeback(last, entryOf, ({ seat }) => seat === ANNA)).toMatchObject(plan);
  });

  it.each([
    ["a B b", 2, false],
    ["a B b", 1, true],
    ["a B b 1", 0, false],
    ["a B b 2", 1, true],
  ])("after %j to entry %d: have dice fallen since? %s", (text, to, expected) => {
    const { last, entryOf } = logOf(text);
    expect(diceFellAfter(to, last, entryOf)).toBe(expected);
  });
});

describe("redo", () => {
  it.each([
    ["a a", undefined],
    ["a a 1", 2],
    ["a a 1 0", 1],
    ["a a 1 0 1", 2],
    ["a a 1 0 1 2", undefined],
    ["a a 1 2 1", 2],
    ["a a 1 a", undefined],
    ["a a 1 a 1", 4],
    ["a a 0", 2],
  ])("after %j returns to entry %s", (text, target) => {
    const { last, entryOf } = logOf(text);
    expect(redoTarget(last, entryOf)).toBe(target);
  });
});

describe("in a match", () => {
  const source = seededSource("1");

  function begin() {
    const header = newHeader(ferry, {
      id: "m",
      players: 2,
      options: { rounds: 4, hands: "hidden" },
      chance: { kind: "seed", seed: "1" },
    });
    const created = createMatch(ferry, header, source);
    if ("refused" in created) throw new Error(created.refused.code);
    const { match } = created;
    const play = (seat: typeof ANNA, action: Parameters<typeof appendAction>[3]) => {
      const result = appendAction(match, lastNumber(match), seat, action, source);
      if ("refused" in result) throw new Error(result.refused.code);
    };
    return { match, play };
  }

  it("a seat can redo what it has undone, until something else happens", () => {
    const { match, play } = begin();
    play(ANNA, { kind: "bid", coins: 3 });
    const hash = stableHash(match.state);
    undoTo(match, 1, ANNA, 0);
    expect([redoableTo(match, ANNA), redoableTo(match, BEN)]).toEqual([1, undefined]);
    expect(redo(match, 2)).toMatchObject({ number: 3 });
    expect(stableHash(match.state)).toBe(hash);
    undoTo(match, 3, ANNA, 0);
    play(BEN, { kind: "bid", coins: 1 });
    expect(redoableTo(match, ANNA)).toBeUndefined();
    expect(redo(match, 5)).toMatchObject({ refused: { code: "nothing-to-redo" } });
  });

  it("a seat alone cannot redo a takeback that needed consent", () => {
    const { match, play } = begin();
    play(ANNA, { kind: "bid", coins: 3 });
    play(BEN, { kind: "bid", coins: 0 });
    takeBackTo(match, 2, 0);
    expect(redoableTo(match, ANNA)).toBeUndefined();
    expect(redo(match, 3)).toMatchObject({ number: 4 });
  });

  it("consent does not reach back before dice", () => {
    const { match, play } = begin();
    play(ANNA, { kind: "bid", coins: 3 });
    play(BEN, { kind: "bid", coins: 0 });
    play(ANNA, { kind: "sail" });
    play(BEN, { kind: "pass" });
    play(ANNA, { kind: "pass" });
    expect(takeBackByConsent(match, 5, 4)).toMatchObject({ refused: { code: "dice-have-fallen" } });
    expect(lastNumber(match)).toBe(5);
  });
});

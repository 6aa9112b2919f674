import { canonicalJson } from "@rondel/engine";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { applyPatch, difference, differenceIn, type KnownChanges, Patch } from "./patch.ts";

const plain = fc.jsonValue({ maxDepth: 4 });

/** Values that share parts, as the views of several viewers do. */
const sharing = fc
  .tuple(
    fc.array(plain, { minLength: 1, maxLength: 3 }),
    fc.array(fc.array(fc.nat(), { maxLength: 3 }), { minLength: 4 }),
  )
  .map(([parts, places]) => {
    const partAt = (place: number) => parts[place % parts.length];
    return places.map(([first = 0, second = 0, third = 0]) => ({
      view: { a: partAt(first), b: { c: [partAt(second)], d: partAt(third) } },
    }));
  });

describe("differenceIn", () => {
  test("finds the same changes with those of other comparisons", () => {
    fc.assert(
      fc.property(sharing, fc.boolean(), (values, areSame) => {
        const known: KnownChanges[] = [];
        for (const [index, before] of values.entries()) {
          const after = values[areSame ? 0 : (index * 7 + 1) % values.length] as typeof before;
          const changes = differenceIn(["view"], before, after, known);
          expect(changes).toEqual(differenceIn(["view"], before, after));
        }
      }),
    );
  });

  test("compares a pair of objects once", () => {
    const known: KnownChanges[] = [];
    const [before, after] = [{ coins: [1] }, { coins: [2] }];
    const [first] = differenceIn(["view"], { view: before }, { view: after }, known);
    expect(differenceIn(["view"], { view: before }, { view: after }, known)[0]).toBe(first);
  });
});

describe("difference", () => {
  test("turns any plain value into any other, even after a JSON round trip", () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const sent: unknown = JSON.parse(JSON.stringify(difference(before, after)));
        expect(applyPatch(before, v.parse(Patch, sent))).toEqual(JSON.parse(JSON.stringify(after)));
      }),
    );
  });

  test("is empty exactly when nothing changed", () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(difference(before, structuredClone(before))).toEqual([]);
        const equal = canonicalJson(before) === canonicalJson(after);
        expect(difference(before, after).length === 0).toBe(equal);
      }),
    );
  });

  test("handles fields named like inherited properties", () => {
    const names = ["valueOf", "toString", "__proto__", "constructor"];
    for (const name of names) {
      const one = JSON.parse(`{"${name}":[1]}`);
      const other = JSON.parse(`{"${name}":{}}`);
      for (const [before, after] of [
        [one, {}],
        [{}, one],
        [{}, other],
        [one, other],
      ]) {
        expect(canonicalJson(applyPatch(before, difference(before, after)))).toBe(canonicalJson(after));
      }
    }
  });

  test("lists only the changes", () => {
    const before = { coins: [3, 4, 5], hand: { cards: ["wind"] }, round: 1 };
    const after = { coins: [3, 2], hand: { cards: ["wind", "fog"] } };
    expect(difference(before, after)).toEqual([
      ["cut", ["round"]],
      ["set", ["coins", 1], 2],
      ["length", ["coins"], 2],
      ["set", ["hand", "cards", 1], "fog"],
    ]);
  });

  test("leaves the old value as it was and shares unchanged parts", () => {
    const before = { board: { seas: [1, 2] }, coins: [3] };
    const after = applyPatch(before, [["set", ["coins", 0], 9]]);
    expect(before.coins).toEqual([3]);
    expect(after).toEqual({ board: { seas: [1, 2] }, coins: [9] });
    expect((after as typeof before).board).toBe(before.board);
  });

  test("throws if the patch does not fit the value", () => {
    expect(() => applyPatch(5, [["cut", ["a"]]])).toThrow(RangeError);
    expect(() => applyPatch({}, [["length", ["a", "b"], 0]])).toThrow(RangeError);
  });
});

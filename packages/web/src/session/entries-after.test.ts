import { describe, expect, it } from "vitest";
import { entriesAfter } from "./entries-after.ts";

const log = [0, 1, 4, 7].map((number) => ({ number, events: [] }));
const numbersAfter = (number: number) => entriesAfter(log, number).map((entry) => entry.number);

describe("entriesAfter", () => {
  it("returns the entries after a position, also if that position has none", () => {
    expect(numbersAfter(1)).toEqual([4, 7]);
    expect(numbersAfter(5)).toEqual([7]);
    expect(numbersAfter(7)).toEqual([]);
  });

  it("returns the whole log for a position before it", () => {
    expect(numbersAfter(-1)).toEqual([0, 1, 4, 7]);
  });
});

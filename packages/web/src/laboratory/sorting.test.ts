import type { Investment } from "@rondel/bots/investments";
import { expect, it } from "vitest";
import { nextSorting, sortInvestments } from "./sorting.ts";

const investment = (price: number, governs: boolean, expected: number): Investment => ({
  ...{ nation: 0 as Investment["nation"], bond: 0 as Investment["bond"], price, interest: 1 },
  ...{ governs, governed: false, worth: { now: 0, expected, best: 0 } },
});
const all = [investment(4, false, 3), investment(9, true, 8), investment(2, false, 5)];

it("sorts by a column in both directions", () => {
  const prices = (isDescending: boolean) =>
    sortInvestments(all, { column: "price", isDescending }).map(({ price }) => price);
  expect(prices(true)).toEqual([9, 4, 2]);
  expect(prices(false)).toEqual([2, 4, 9]);
  expect(sortInvestments(all, { column: "expected", isDescending: true }).map(({ price }) => price)).toEqual([9, 2, 4]);
  expect(sortInvestments(all, { column: "control", isDescending: true })[0]?.price).toBe(9);
});

it("begins with the largest numbers of a new column and turns around on the same one", () => {
  const first = nextSorting({ column: "price", isDescending: false }, "interest");
  expect(first).toEqual({ column: "interest", isDescending: true });
  expect(nextSorting(first, "interest")).toEqual({ column: "interest", isDescending: false });
});

import { expect, test } from "vitest";
import { longestLead } from "./longest-lead.ts";

const rounds = (...values: (readonly (number | null)[])[]) =>
  values.map((total, index) => ({ round: index + 1, lines: { total } }));

test("the longest lead counts the rounds that a player ended alone in front", () => {
  expect(longestLead(rounds([1, 2], [3, 2], [5, 4], [5, 5]), "total")).toEqual({ seat: 0, rounds: 2 });
});

test("nobody has the longest lead if two led equally often, or if numbers are hidden", () => {
  expect(longestLead(rounds([1, 2], [3, 2]), "total")).toBeUndefined();
  expect(longestLead(rounds([1, null], [3, null]), "total")).toBeUndefined();
});

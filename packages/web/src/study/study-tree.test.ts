import { asSeat, type Entry } from "@rondel/engine";
import { expect, it } from "vitest";
import { branchesOf, branchOf, endFrom, lineTo, treeOf } from "./study-tree.ts";

const move: Entry = { kind: "action", seat: asSeat(0), action: { kind: "pass" }, draws: [] };
const back = (to: number): Entry => ({ kind: "takeback", to });

/** Moves 1, 2, 3; a branch 5, 6 after move 1; a branch 8 of that one after move 5; a step of the screen back to move 3. */
const LOG = [move, move, move, back(1), move, move, back(5), move, back(3)];

it("reads branches from takebacks, which share the moves before them", () => {
  const tree = treeOf(LOG);
  expect(lineTo(tree, 8)).toEqual([0, 1, 5, 8]);
  expect(lineTo(tree, 3)).toEqual([0, 1, 2, 3]);
  expect(tree.after.get(1)).toEqual([2, 5]);
});

it("lists each branch before those that leave it", () => {
  expect(branchesOf(treeOf(LOG))).toEqual([
    { start: 0, depth: 0 },
    { start: 5, depth: 1 },
    { start: 8, depth: 2 },
  ]);
});

it("finds the beginning and the end of the branch of a moment", () => {
  const tree = treeOf(LOG);
  expect([2, 6, 8].map((moment) => branchOf(tree, moment))).toEqual([0, 5, 8]);
  expect([0, 5, 8].map((moment) => endFrom(tree, moment))).toEqual([3, 6, 8]);
});

it("follows a takeback to another takeback", () => {
  expect(treeOf([move, move, back(1), back(3), move]).before.get(5)).toBe(1);
});

it("leaves out removed moments with everything after them", () => {
  const tree = treeOf(LOG, new Set([5]));
  expect([...tree.before.keys()]).toEqual([1, 2, 3]);
});

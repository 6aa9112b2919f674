import { describe, expect, test } from "vitest";
import { assignPieceIds, type PieceGroup, type PieceIds } from "./piece-ids.ts";

let created = 0;
const newId = () => `new ${created++}`;
const group = (kind: string, place: string, count: number): PieceGroup => ({ key: `${kind} ${place}`, kind, count });
const before: PieceIds = new Map([
  ["army-2 paris", ["a", "b"]],
  ["fleet-2 brest", ["f"]],
]);

describe("the ids of pieces", () => {
  test("stay the same for pieces that stay", () => {
    const now = assignPieceIds(before, [group("army-2", "paris", 2), group("fleet-2", "brest", 1)], newId);
    expect(now).toEqual(before);
  });

  test("follow a piece that leaves one place and appears at another", () => {
    const groups = [group("army-2", "paris", 1), group("army-2", "belgium", 1), group("fleet-2", "brest", 1)];
    const now = assignPieceIds(before, groups, newId);
    expect(now.get("army-2 paris")).toEqual(["a"]);
    expect(now.get("army-2 belgium")).toEqual(["b"]);
  });

  test("are never given to a piece of another kind", () => {
    const now = assignPieceIds(before, [group("army-2", "paris", 2), group("fleet-3", "london", 1)], newId);
    expect(now.get("fleet-3 london")).toEqual(["new 0"]);
    expect(now.has("fleet-2 brest")).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { type Crowd, nameThePieces, type PieceIds } from "./piece-ids.ts";

let named = 0;
const fresh = () => `new ${named++}`;
const crowd = (kind: string, place: string, count: number): Crowd => ({ key: `${kind} ${place}`, kind, count });
const before: PieceIds = new Map([
  ["army-2 paris", ["a", "b"]],
  ["fleet-2 brest", ["f"]],
]);

describe("pieces that the rules only count", () => {
  test("keep their names where they stay", () => {
    const now = nameThePieces(before, [crowd("army-2", "paris", 2), crowd("fleet-2", "brest", 1)], fresh);
    expect(now).toEqual(before);
  });

  test("take their names along when one leaves and an alike one arrives elsewhere", () => {
    const crowds = [crowd("army-2", "paris", 1), crowd("army-2", "belgium", 1), crowd("fleet-2", "brest", 1)];
    const now = nameThePieces(before, crowds, fresh);
    expect(now.get("army-2 paris")).toEqual(["a"]);
    expect(now.get("army-2 belgium")).toEqual(["b"]);
  });

  test("never become pieces of another kind", () => {
    const now = nameThePieces(before, [crowd("army-2", "paris", 2), crowd("fleet-3", "london", 1)], fresh);
    expect(now.get("fleet-3 london")).toEqual(["new 0"]);
    expect(now.has("fleet-2 brest")).toBe(false);
  });
});

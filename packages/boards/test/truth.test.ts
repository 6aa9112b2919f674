import { describe, expect, test } from "vitest";
import { contactsOf, differences, shortestBorder } from "../src/build/contact.ts";
import { outlinesOf } from "../src/outline.ts";
import { imperial, imperunde } from "./boards.ts";

describe.each([
  { name: "Imperial", tested: imperial, borders: 136 },
  { name: "ImpeRunde", tested: imperunde, borders: 223 },
])("the picture of $name tells the truth", ({ tested: { board, edges, marked }, borders }) => {
  const outlines = new Map(board.regions.map(({ id, rings }) => [id, outlinesOf(board, rings)]));
  const contacts = contactsOf(outlines);

  test("regions touch where the game's graph says so, and nowhere else; the rest bears a mark", () => {
    const untold = differences(contacts, edges).map(({ pair }) => pair);
    expect(untold).toEqual([...marked]);
    for (const pair of marked) {
      expect(board.crossings.some(({ between, open }) => open && between.toSorted().join(" ") === pair)).toBe(true);
    }
  });

  test("every border is long enough to be seen", () => {
    const seen = [...contacts.values()].filter((length) => length >= shortestBorder);
    expect(seen).toHaveLength(borders);
  });

  test("each region has an outline, and each outline is closed", () => {
    for (const [id, lines] of outlines) {
      expect(lines.length, id).toBeGreaterThan(0);
      for (const line of lines) expect(line[0], id).toEqual(line.at(-1));
    }
  });

  test("a sea is one piece of water", () => {
    const seas = board.regions.filter(({ kind }) => kind === "sea");
    for (const { id, rings } of seas) {
      const outer = outlinesOf(board, rings).filter((line) => turns(line) < 0);
      expect(outer, id).toHaveLength(1);
    }
  });
});

/** Twice the signed area: an outer line and a hole turn in opposite directions. */
const turns = (line: readonly (readonly [number, number])[]): number => {
  let sum = 0;
  line.forEach(([x, y], i) => {
    const [nextX, nextY] = line[(i + 1) % line.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  });
  return sum;
};

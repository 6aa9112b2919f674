import { describe, expect, test } from "vitest";
import { contactsOf, differences, SHORTEST_BORDER } from "../src/build/contacts.ts";
import { outlinesOf } from "../src/outline.ts";
import { imperial, imperunde } from "./boards.ts";

describe.each([
  { name: "Imperial", tested: imperial, borders: 136 },
  { name: "ImpeRunde", tested: imperunde, borders: 223 },
])("the picture of $name", ({ tested: { board, edges, marked }, borders }) => {
  const outlines = new Map(board.regions.map(({ id, rings }) => [id, outlinesOf(board, rings)]));
  const contacts = contactsOf(outlines);

  test("has a border for each edge of the game's graph and no other, except for edges shown by a mark", () => {
    const withoutBorder = differences(contacts, edges).map(({ pair }) => pair);
    expect(withoutBorder).toEqual([...marked]);
    for (const pair of marked) {
      expect(board.crossings.some(({ between, open }) => open && between.toSorted().join(" ") === pair)).toBe(true);
    }
  });

  test("has only borders that are long enough to be seen", () => {
    const seen = [...contacts.values()].filter((length) => length >= SHORTEST_BORDER);
    expect(seen).toHaveLength(borders);
  });

  test("has a closed outline around each region", () => {
    for (const [id, lines] of outlines) {
      expect(lines.length, id).toBeGreaterThan(0);
      for (const line of lines) expect(line[0], id).toEqual(line.at(-1));
    }
  });

  test("has each sea in one piece", () => {
    const seas = board.regions.filter(({ kind }) => kind === "sea");
    for (const { id, rings } of seas) {
      const outer = outlinesOf(board, rings).filter((line) => signedArea(line) < 0);
      expect(outer, id).toHaveLength(1);
    }
  });
});

/** Twice the signed area: positive and negative for outer lines and holes. */
function signedArea(line: readonly (readonly [number, number])[]): number {
  let sum = 0;
  line.forEach(([x, y], i) => {
    const [nextX, nextY] = line[(i + 1) % line.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  });
  return sum;
}

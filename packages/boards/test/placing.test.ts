import { describe, expect, test } from "vitest";
import type { BoardRegion, Point } from "../src/board.ts";
import { nextRegion, regionTowards } from "../src/component/keys.ts";
import { type LabelRequest, type Measure, placeLabels } from "../src/component/place-labels.ts";
import { rotationOf } from "../src/component/rotation.ts";
import { type PlacedStack, placeStacks, stacksOf } from "../src/component/stacks.ts";
import type { Piece } from "../src/component/view.ts";
import { imperial, imperunde } from "./boards.ts";

function still(point: Point): Point {
  return point;
}

function regionOf(id: string): BoardRegion {
  const region = imperial.board.regions.find((candidate) => candidate.id === id);
  if (!region) throw new Error(`no region ${id}`);
  return region;
}

function armies(region: string, owners: readonly Piece["owner"][]): readonly Piece[] {
  return owners.map((owner, i) => ({ id: `${i}`, region, place: "slot", symbol: "army", ...(owner && { owner }) }));
}

function overlap(a: PlacedStack, b: PlacedStack): boolean {
  return Math.max(Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1])) < Math.min(a.size, b.size) * 0.98;
}

function overlapping(placed: readonly PlacedStack[]): boolean {
  return placed.some((a, i) => placed.some((b, j) => i < j && overlap(a, b)));
}

describe("stacks", () => {
  test("pieces of the same kind, owner and place are one stack with a count", () => {
    const stacks = stacksOf(armies("spain", ["red", "blue", "red"]));
    expect(stacks.map(({ owner, pieces }) => [owner, pieces.length])).toEqual([
      ["red", 2],
      ["blue", 1],
    ]);
  });

  test.each([1, 2, 3])("%i stacks stand side by side at every scale, none smaller than 14 px", (count) => {
    const owners = (["red", "blue", "green"] as const).slice(0, count);
    for (const region of imperial.board.regions) {
      for (const scale of [0.2, 0.5, 1, 3]) {
        const placed = placeStacks(region, stacksOf(armies(region.id, owners)), scale, false);
        expect(placed).toHaveLength(count);
        expect(overlapping(placed), `${region.id} at ${scale}`).toBe(false);
        for (const { size } of placed) expect(size * scale).toBeGreaterThanOrEqual(13.99);
      }
    }
  });

  test("six stacks in a small region form a pile on a phone, and do not overlap when fanned out", () => {
    const stacks = stacksOf(armies("portugal", ["red", "blue", "green", "yellow", "black", "purple"]));
    expect(overlapping(placeStacks(regionOf("portugal"), stacks, 0.2, false))).toBe(true);
    expect(overlapping(placeStacks(regionOf("portugal"), stacks, 0.2, true))).toBe(false);
  });

  test("nine stacks in a small sea separate and grow when zoomed in", () => {
    const symbols = ["fleet", "fleet-port", "army"];
    const pieces = symbols.flatMap((symbol) =>
      armies("baltic-sea", ["red", "blue", "green"]).map((piece) => ({ ...piece, symbol })),
    );
    const placedAt = (scale: number) => placeStacks(regionOf("baltic-sea"), stacksOf(pieces), scale, false);
    expect(overlapping(placedAt(0.4))).toBe(true);
    expect(overlapping(placedAt(2))).toBe(false);
    expect(overlapping(placedAt(6))).toBe(false);
    for (const { size } of placedAt(6)) expect(size * 6).toBeGreaterThan(40);
  });

  test("a factory and a fleet in port stand on their own marks", () => {
    const bordeaux = regionOf("bordeaux");
    const pieces: readonly Piece[] = [
      { id: "a", region: "bordeaux", place: "city", symbol: "factory-shipyard" },
      { id: "b", region: "bordeaux", place: "port", symbol: "fleet-port", owner: "blue" },
    ];
    const placed = placeStacks(bordeaux, stacksOf(pieces), 1, false);
    expect(placed.map(({ at }) => at)).toEqual([bordeaux.city?.at, bordeaux.city?.port]);
  });
});

test("a quarter turn moves the top of a round board to the right", () => {
  const [x, y] = rotationOf(imperunde.board, 90)([820, 100]);
  expect([Math.round(x), Math.round(y)]).toEqual([1540, 820]);
});

describe("labels", () => {
  const measure: Measure = (text) => text.length * 0.55;
  const names: readonly LabelRequest[] = imperial.board.regions.map((region) => ({ region, text: region.id, rank: 0 }));
  const options = { letters: { land: 17, sea: 22 }, bounds: imperial.board.size, measure };

  test("all labels are shown at full size, and those of the highest rank when zoomed out", () => {
    expect(placeLabels(names, [], { ...options, scale: 1 })).toHaveLength(54);
    const asked = names.map((name) => ({ ...name, rank: name.region.id === "belgium" ? 1 : 0 }));
    const far = placeLabels(asked, [], { ...options, scale: 0.2 });
    expect(far.length).toBeLessThan(54);
    expect(far[0]?.id).toBe("belgium");
  });

  test.each([0.2, 0.5, 1, 4])("at a scale of %f no label is smaller than 11 px or larger than 24 px", (scale) => {
    for (const { size } of placeLabels(names, [], { ...options, scale })) {
      expect(size * scale).toBeGreaterThanOrEqual(10.99);
      expect(size * scale).toBeLessThanOrEqual(24.01);
    }
  });

  test("a label moves away from an obstacle", () => {
    const spain = names.filter(({ region }) => region.id === "spain");
    const [free] = placeLabels(spain, [], { ...options, scale: 1 });
    if (!free || !("at" in free)) throw new Error("Spain needs a straight label");
    const [x, y] = free.at;
    const [moved] = placeLabels(spain, [{ left: x - 5, top: y - 2, right: x + 5, bottom: y + 2 }], {
      ...options,
      scale: 1,
    });
    expect(moved && "at" in moved && moved.at).not.toEqual(free.at);
  });
});

describe("keys", () => {
  test("arrows move to the nearest region in their direction", () => {
    const { board } = imperial;
    expect(regionTowards(board, still, "spain", [-1, 0])).toBe("portugal");
    expect(regionTowards(board, still, "berlin", [1, 0])).toBe("danzig");
    expect(regionTowards(board, still, "tunis", [0, 1])).toBeUndefined();
  });

  test("the search for the next region starts over at the end", () => {
    const matches = (id: string): boolean => id === "vienna" || id === "spain";
    expect(nextRegion(imperial.board, matches, "vienna", 1)).toBe("spain");
    expect(nextRegion(imperial.board, matches, "spain", 1)).toBe("vienna");
    expect(nextRegion(imperial.board, () => false, "spain", 1)).toBeUndefined();
  });
});

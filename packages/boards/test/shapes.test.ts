import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { BoardData, Point } from "../src/board.ts";
import { measureRoom, paintShapes } from "../src/build/room.ts";
import { decodeLine, isInside, outlinesOf } from "../src/outline.ts";
import { canalIds, cities, imperial, imperunde, values } from "./boards.ts";
import { firstCrossing } from "./crossing.ts";

describe.each([
  { name: "Imperial", tested: imperial },
  { name: "ImpeRunde", tested: imperunde },
])("the drawn board of $name", ({ tested: { board, text } }) => {
  const outlines = new Map(board.regions.map(({ id, rings }) => [id, outlinesOf(board, rings)]));
  const outlinesFor = (id: string) => outlines.get(id) ?? [];

  test("takes less than 150 kB compressed", () => {
    expect(gzipSync(text).length).toBeLessThan(150_000);
  });

  test("is covered by its shapes without gaps or overlaps", () => {
    const shapes = [...board.regions, ...board.scenery].map(({ rings }) => outlinesOf(board, rings));
    const covered = shapes.flat().reduce((sum, line) => sum + areaOf(line), 0);
    const whole = board.round ? Math.PI * board.round.radius ** 2 : board.size[0] * board.size[1];
    expect(Math.abs(covered) / whole).toBeCloseTo(1, 3);
  });

  test("has no crossing lines", () => {
    expect(firstCrossing(board.arcs.map(decodeLine))).toBeUndefined();
  });

  test("has the centre of each region inside it", () => {
    for (const { id, centre } of board.regions) expect(isInside(centre, outlinesFor(id)), id).toBe(true);
  });
});

test("Imperial has slots for six stacks in every region, all inside the region and without overlap", () => {
  const { board } = imperial;
  for (const { id, rings, slots = [], flag } of board.regions) {
    const outlines = outlinesOf(board, rings);
    expect(
      slots.map(({ at }) => at.length),
      id,
    ).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { size, at } of slots) {
      for (const place of flag ? [...at, flag] : at) expect(isInside(place, outlines), id).toBe(true);
      expect(overlapping(at, size), id).toBe(false);
      if (flag)
        expect(
          at.some((place) => separation(place, flag) < (size + 24) / 2 - 1),
          id,
        ).toBe(false);
    }
  }
});

describe("the regions of ImpeRunde", () => {
  const { board } = imperunde;
  const shapes = [...board.regions, ...board.scenery].map(({ rings }) => outlinesOf(board, rings));
  const rooms = measureRoom(paintShapes(shapes, board.size[0], 1), shapes.length);
  /** The width of the board on a desktop screen. */
  const scale = 770 / board.size[0];

  test("hold a circle for their chips on a desktop: 13.5 px on land, 12 px at sea", () => {
    board.regions.forEach(({ id, kind }, i) => {
      expect((rooms[i]?.radius ?? 0) * scale, id).toBeGreaterThanOrEqual(kind === "land" ? 13.5 : 12);
    });
  });

  test("differ in area by less than 14 times, where the earth seen from the pole has 84 times", () => {
    const areas = board.regions.map((_, i) => rooms[i]?.area ?? 0);
    expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(14);
  });

  test("lie around the South Pole", () => {
    const ice = board.scenery.find(({ kind }) => kind === "ice");
    expect(Math.hypot((ice?.centre[0] ?? 0) - 820, (ice?.centre[1] ?? 0) - 820)).toBeLessThan(120);
  });
});

test("Imperial has 54 regions, a closed Switzerland, and places for flags outside the home provinces", () => {
  expect(imperial.board.regions).toHaveLength(54);
  expect(imperial.board.scenery.map(({ kind }) => kind)).toEqual(["closed", "island", "outside"]);
  expect(imperial.board.regions.filter(({ flag }) => flag)).toHaveLength(24);
});

test("each of the 30 cities lies in its province, and each port in its sea", () => {
  expect(cities).toHaveLength(30);
  for (const { id, factory, portSea } of cities) {
    const region = regionOf(imperial.board, id);
    expect(region.city?.factory).toBe(factory);
    if (region.city) expect(isInside(region.city.at, outlinesOf(imperial.board, region.rings)), id).toBe(true);
    expect(region.city?.port === undefined, id).toBe(portSea === undefined);
    if (!region.city?.port || !portSea) continue;
    const sea = regionOf(imperial.board, portSea);
    expect(isInside(region.city.port, outlinesOf(imperial.board, sea.rings)), id).toBe(true);
  }
});

test("ImpeRunde has 55 territories and 28 seas with their values, Antarctica, a lake and two canals", () => {
  const { regions, scenery, canals } = imperunde.board;
  expect(regions.filter(({ kind }) => kind === "land")).toHaveLength(55);
  expect(regions.filter(({ kind }) => kind === "sea")).toHaveLength(28);
  for (const { id, value } of regions) expect(value, id).toBe(values.get(id));
  expect(scenery.map(({ kind }) => kind)).toEqual(["ice", "lake"]);
  expect(canals.map(({ id }) => id)).toEqual(canalIds);
});

function regionOf(board: BoardData, id: string) {
  const region = board.regions.find((candidate) => candidate.id === id);
  if (!region) throw new Error(`no region ${id}`);
  return region;
}

/** The distance between the middles of two squares along the axis that separates them. */
function separation(a: Point, b: Point): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
}

function overlapping(places: readonly Point[], size: number): boolean {
  return places.some((a, i) => places.some((b, j) => i < j && separation(a, b) < size));
}

function areaOf(line: readonly Point[]): number {
  let sum = 0;
  line.forEach(([x, y], i) => {
    const [nextX, nextY] = line[(i + 1) % line.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  });
  return sum / 2;
}

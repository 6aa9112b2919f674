import polylabel from "polylabel";
import type { Point as BoardPoint, BoardRegion, Label, Rings, Scenery } from "../board.ts";
import { breakLines } from "../words.ts";
import { at, densify, type Point } from "./geometry.ts";
import { cellAt } from "./grid.ts";
import type { LabelledGrid } from "./labels.ts";
import { outlineOf, ringsAround } from "./outlines.ts";
import { type Ground, layOutSlots, placeSquare, type Rectangle } from "./slots.ts";
import type { Arc } from "./trace.ts";

export type Drawn = { readonly painted: LabelledGrid; readonly arcs: readonly Arc[] };

const ringsOf = ({ painted, arcs }: Drawn, name: string): Rings => ringsAround(arcs, painted.names.indexOf(name));

export const composeScenery = (drawn: Drawn, name: string, kind: Scenery["kind"]): Scenery => {
  const rings = ringsOf(drawn, name);
  return { kind, rings, centre: widestCircle(drawn, rings).at };
};

export const encodeLine = (points: readonly Point[]): readonly number[] => {
  const tenths = points.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  let before: Point = [0, 0];
  return tenths.flatMap((point) => {
    const step = [point[0] - before[0], point[1] - before[1]];
    before = point;
    return step;
  });
};

export const roundPoint = ([x, y]: Point): BoardPoint => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

const widestCircle = ({ arcs }: Drawn, rings: Rings): BoardRegion["hit"] => {
  const outlines = rings.map((ring) => outlineOf(arcs, ring));
  const largest = outlines.toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)));
  const found = polylabel([at(largest, 0).map(([px, py]) => [px, py])], 0.5);
  return { at: roundPoint([found[0] ?? 0, found[1] ?? 0]), radius: Math.round(found.distance) };
};

const areaOf = (outline: readonly Point[]): number => {
  let sum = 0;
  outline.forEach(([x, y], i) => {
    const [nextX, nextY] = at(outline, (i + 1) % outline.length);
    sum += x * nextY - nextX * y;
  });
  return sum / 2;
};

// Pieces farther from the anchor than this would not be seen as standing together.
const reach = 140;

/** The pixels of a region around the anchor that are not taken by its name and its marks. */
const groundOf = ({ painted }: Drawn, name: string, anchor: Point, taken: readonly Rectangle[]): Ground => {
  const { grid, names } = painted;
  const label = names.indexOf(name);
  const isOwn = (x: number, y: number): boolean => {
    const row = y * grid.cellsPerPx;
    const column = x * grid.cellsPerPx;
    if (row < 0 || column < 0 || row >= grid.height || column >= grid.width) return false;
    return cellAt(grid, row * grid.width + column) === label;
  };
  const isTaken = (x: number, y: number): boolean =>
    taken.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  return {
    left: Math.round(anchor[0]) - reach,
    top: Math.round(anchor[1]) - reach,
    width: reach * 2,
    height: reach * 2,
    isFree: (x, y) => isOwn(x, y) && isOwn(x + 1, y + 1) && isOwn(x - 1, y - 1) && !isTaken(x, y),
  };
};

export const boxAround = ([x, y]: Point, half: number): Rectangle => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});

/** The room of a name that follows a line. */
export const boxesAlong = (line: readonly Point[], size: number): readonly Rectangle[] =>
  densify(line, size / 2).map((point) => boxAround(point, size / 2));

export type LabelStyle = { readonly size: number; readonly anchor: "start" | "middle" | "end"; readonly wrap: number };

// Libre Caslon Text at its usual mixture of letters.
const letterWidth = 0.53;

/** The room a name takes in the longest of its languages. */
export const labelBox = ([x, y]: Point, style: LabelStyle, names: readonly string[]): Rectangle => {
  const broken = names.map((name) => breakLines(name, style.wrap));
  const width = Math.max(...broken.flat().map((line) => line.length)) * letterWidth * style.size;
  const height = Math.max(...broken.map((lines) => lines.length)) * style.size * 1.15;
  const left = style.anchor === "start" ? x : style.anchor === "end" ? x - width : x - width / 2;
  return { left, top: y - height / 2, right: left + width, bottom: y + height / 2 };
};

const fingerRadius = 22;
const flagSize = 24;

/** What every region of either board has. */
export const composeRegion = (
  drawn: Drawn,
  region: {
    readonly id: string;
    readonly kind: "land" | "sea";
    readonly label: Label;
    readonly taken: readonly Rectangle[];
    readonly anchor: Point;
    readonly hasFlag: boolean;
  },
): BoardRegion => {
  const rings = ringsOf(drawn, region.id);
  const ground = groundOf(drawn, region.id, region.anchor, region.taken);
  const flag = region.hasFlag ? placeSquare(ground, [region.anchor[0] - 34, region.anchor[1]], flagSize) : undefined;
  const left = flag
    ? groundOf(drawn, region.id, region.anchor, [...region.taken, boxAround(flag, flagSize / 2)])
    : ground;
  const widest = widestCircle(drawn, rings);
  return {
    id: region.id,
    kind: region.kind,
    rings,
    centre: widest.at,
    hit: { at: roundPoint(region.anchor), radius: Math.max(fingerRadius, widest.radius) },
    label: region.label,
    slots: layOutSlots(left, region.anchor),
    ...(flag && { flag }),
  };
};

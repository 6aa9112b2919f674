import polylabel from "polylabel";
import type { Point as BoardPoint, BoardRegion, Label, Rings, Scenery } from "../board.ts";
import { breakLines } from "../break-lines.ts";
import { at, densify, type Point } from "./geometry.ts";
import { cellAt } from "./grid.ts";
import type { LabelledGrid } from "./labels.ts";
import { outlineOf, ringsAround } from "./outlines.ts";
import { type Ground, layOutSlots, placeSquare, type Rectangle } from "./slots.ts";
import type { Arc } from "./trace.ts";

/** The painted grid of a board with the lines traced on it. */
export interface TracedBoard {
  readonly painted: LabelledGrid;
  readonly arcs: readonly Arc[];
}

function ringsOf({ painted, arcs }: TracedBoard, name: string): Rings {
  return ringsAround(arcs, painted.names.indexOf(name));
}

export function composeScenery(traced: TracedBoard, name: string, kind: Scenery["kind"]): Scenery {
  const rings = ringsOf(traced, name);
  return { kind, rings, centre: widestCircle(traced, rings).at };
}

export function encodeLine(points: readonly Point[]): readonly number[] {
  const tenths = points.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  let before: Point = [0, 0];
  return tenths.flatMap((point) => {
    const step = [point[0] - before[0], point[1] - before[1]];
    before = point;
    return step;
  });
}

export function roundPoint([x, y]: Point): BoardPoint {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

function widestCircle({ arcs }: TracedBoard, rings: Rings): BoardRegion["hit"] {
  const outlines = rings.map((ring) => outlineOf(arcs, ring));
  const largest = outlines.toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)));
  const found = polylabel([at(largest, 0).map(([px, py]) => [px, py])], 0.5);
  return { at: roundPoint([found[0] ?? 0, found[1] ?? 0]), radius: Math.round(found.distance) };
}

function areaOf(outline: readonly Point[]): number {
  let sum = 0;
  outline.forEach(([x, y], i) => {
    const [nextX, nextY] = at(outline, (i + 1) % outline.length);
    sum += x * nextY - nextX * y;
  });
  return sum / 2;
}

/** Slots farther than this from the anchor would not look as if they belonged together. */
const REACH = 140;

/** The pixels of a region around the anchor that are not covered by its label and its marks. */
function groundOf({ painted }: TracedBoard, name: string, anchor: Point, taken: readonly Rectangle[]): Ground {
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
    left: Math.round(anchor[0]) - REACH,
    top: Math.round(anchor[1]) - REACH,
    width: REACH * 2,
    height: REACH * 2,
    isFree: (x, y) => isOwn(x, y) && isOwn(x + 1, y + 1) && isOwn(x - 1, y - 1) && !isTaken(x, y),
  };
}

export function boxAround([x, y]: Point, half: number): Rectangle {
  return {
    left: x - half,
    top: y - half,
    right: x + half,
    bottom: y + half,
  };
}

/** The boxes covered by a label along a line. */
export function boxesAlong(line: readonly Point[], size: number): readonly Rectangle[] {
  return densify(line, size / 2).map((point) => boxAround(point, size / 2));
}

export interface LabelStyle {
  readonly size: number;
  readonly anchor: "start" | "middle" | "end";
  readonly wrap: number;
}

/** The average width of a letter in Libre Caslon Text, relative to its height. */
const LETTER_WIDTH = 0.53;

/** The box that a label covers in the language with the longest name. */
export function labelBox([x, y]: Point, style: LabelStyle, names: readonly string[]): Rectangle {
  const broken = names.map((name) => breakLines(name, style.wrap));
  const width = Math.max(...broken.flat().map((line) => line.length)) * LETTER_WIDTH * style.size;
  const height = Math.max(...broken.map((lines) => lines.length)) * style.size * 1.15;
  const left = style.anchor === "start" ? x : style.anchor === "end" ? x - width : x - width / 2;
  return { left, top: y - height / 2, right: left + width, bottom: y + height / 2 };
}

const FINGER_RADIUS = 22;
const FLAG_SIZE = 24;

/** Composes the parts that the regions of both boards share. */
export function composeRegion(
  traced: TracedBoard,
  region: {
    readonly id: string;
    readonly kind: "land" | "sea";
    readonly label: Label;
    readonly taken: readonly Rectangle[];
    readonly anchor: Point;
    readonly hasFlag: boolean;
  },
): BoardRegion {
  const rings = ringsOf(traced, region.id);
  const ground = groundOf(traced, region.id, region.anchor, region.taken);
  const flag = region.hasFlag ? placeSquare(ground, [region.anchor[0] - 34, region.anchor[1]], FLAG_SIZE) : undefined;
  const left = flag
    ? groundOf(traced, region.id, region.anchor, [...region.taken, boxAround(flag, FLAG_SIZE / 2)])
    : ground;
  const widest = widestCircle(traced, rings);
  return {
    id: region.id,
    kind: region.kind,
    rings,
    centre: widest.at,
    hit: { at: roundPoint(region.anchor), radius: Math.max(FINGER_RADIUS, widest.radius) },
    label: region.label,
    slots: layOutSlots(left, region.anchor),
    ...(flag && { flag }),
  };
}

import type { BoardRegion, Letters, Point } from "../board.ts";
import { type Box, overlap } from "../box.ts";
import { breakLines } from "../break-lines.ts";

interface LabelBase {
  readonly id: string;
  readonly kind: BoardRegion["kind"];
  /** The height of the letters in px of the board. */
  readonly size: number;
}

interface StraightLabel extends LabelBase {
  readonly lines: readonly string[];
  readonly at: Point;
  readonly anchor: "start" | "middle" | "end";
}

interface CurvedLabel extends LabelBase {
  readonly text: string;
  readonly along: readonly Point[];
}

/** The label of a region at its final place. */
export type PlacedLabel = StraightLabel | CurvedLabel;

/** A label to place. */
export interface LabelRequest {
  readonly region: BoardRegion;
  readonly text: string;
  /** Labels of higher rank are placed first and keep their place when space is short. */
  readonly rank: number;
}

/** Returns the width of a text whose letters are one px high. */
export type Measure = (text: string, kind: BoardRegion["kind"]) => number;

/** Sizes in px of the screen. */
const SMALLEST = 11;
const LARGEST: Letters = { land: 19, sea: 24 };
const LINE_HEIGHT = 1.12;
/** From this scale on, a label may lie under a piece; below it, such a label is left out. */
const OVERLAP_SCALE = 0.45;

function letterSize(letters: Letters, kind: BoardRegion["kind"], scale: number): number {
  return Math.min(Math.max(letters[kind], SMALLEST / scale), LARGEST[kind] / scale);
}

export interface LabelOptions {
  /** Width and height of the board. */
  readonly bounds: Point;
  readonly letters: Letters;
  readonly scale: number;
  readonly measure: Measure;
  /** Candidates by region. They depend only on the options above, so a caller may reuse them while those stay the same. */
  readonly cache?: Map<string, readonly Candidate[]>;
}

/** Places as many labels as fit without overlapping each other or an obstacle. None is too small to read. */
export function placeLabels(
  requests: readonly LabelRequest[],
  obstacles: readonly Box[],
  { letters, bounds, scale, measure, cache = new Map() }: LabelOptions,
): readonly PlacedLabel[] {
  const taken: Box[] = [];
  const placed: PlacedLabel[] = [];
  for (const request of requests.toSorted((a, b) => b.rank - a.rank)) {
    const size = letterSize(letters, request.region.kind, scale);
    const candidates = cache.get(request.region.id) ?? candidatesFor(request, size, measure);
    cache.set(request.region.id, candidates);
    const isClear = (box: Box, others: readonly Box[]): boolean =>
      isWithin(box, bounds) && !others.some((other) => overlap(box, other));
    const candidate =
      candidates.find(({ boxes }) => boxes.every((box) => isClear(box, taken) && isClear(box, obstacles))) ??
      candidates.find(({ boxes }) => scale >= OVERLAP_SCALE && boxes.every((box) => isClear(box, taken)));
    if (!candidate) continue;
    taken.push(...candidate.boxes);
    placed.push(candidate.label);
  }
  return placed;
}

/** A possible place of a label, with the boxes it would cover. */
export interface Candidate {
  readonly label: PlacedLabel;
  readonly boxes: readonly Box[];
}

function candidatesFor({ region, text }: LabelRequest, size: number, measure: Measure): readonly Candidate[] {
  const { id, kind, label } = region;
  if (!label) return [];
  if ("along" in label) {
    const line = label.along;
    const missing = measure(text, kind) * size * 1.04 - lengthOf(line);
    const along = lengthen(line, Math.max(0, missing) / 2);
    if (missing > lengthOf(line) * 0.4) return [];
    return [{ label: { id, kind, size, text, along }, boxes: along.map((point) => squareAround(point, size)) }];
  }
  const lines = breakLines(text, label.wrap);
  const width = Math.max(...lines.map((line) => measure(line, kind))) * size;
  const height = lines.length * size * LINE_HEIGHT;
  return placesAround(label.at, width, height).map((at) => ({
    label: { id, kind, size, lines, at, anchor: label.anchor },
    boxes: [boxOf(at, label.anchor, width, height)],
  }));
}

/** Offsets in widths and heights of the label: the printed place first, then places around it. */
const OFFSETS: readonly Point[] = [
  [0, 0],
  [0, 0.6],
  [0, -0.6],
  [0.35, 0],
  [-0.35, 0],
  [0, 1.1],
  [0, -1.1],
  [0.35, 0.9],
  [-0.35, 0.9],
  [0.35, -0.9],
  [-0.35, -0.9],
  [0, 1.6],
  [0, -1.6],
];

function placesAround([x, y]: Point, width: number, height: number): readonly Point[] {
  return OFFSETS.map(([dx, dy]): Point => [x + dx * width, y + dy * height]);
}

/** Extends a line in a straight direction at both ends. */
function lengthen(line: readonly Point[], extra: number): readonly Point[] {
  const [first, second] = line;
  const [beforeLast, last] = line.slice(-2);
  if (extra === 0 || !first || !second || !beforeLast || !last) return line;
  return [extend(second, first, extra), ...line.slice(1, -1), extend(beforeLast, last, extra)];
}

function extend(from: Point, to: Point, extra: number): Point {
  const share = extra / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [to[0] + (to[0] - from[0]) * share, to[1] + (to[1] - from[1]) * share];
}

function boxOf([x, y]: Point, anchor: "start" | "middle" | "end", width: number, height: number): Box {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, top: y - height / 2, right: left + width, bottom: y + height / 2 };
}

function squareAround([x, y]: Point, size: number): Box {
  return { left: x - size / 2, top: y - size / 2, right: x + size / 2, bottom: y + size / 2 };
}

function isWithin(box: Box, [width, height]: Point): boolean {
  return box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], i) => {
    const [fromX, fromY] = line[i - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

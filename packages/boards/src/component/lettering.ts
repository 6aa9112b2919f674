import type { BoardRegion, Letters, Point } from "../board.ts";
import { breakLines } from "../words.ts";
import { type Turn, turnLine } from "./turn.ts";

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export type PlacedName = {
  readonly id: string;
  readonly kind: BoardRegion["kind"];
  /** On the board; `size` is the height of the letters there. */
  readonly size: number;
} & (
  | { readonly lines: readonly string[]; readonly at: Point; readonly anchor: "start" | "middle" | "end" }
  | { readonly text: string; readonly along: readonly Point[] }
);

export type Name = {
  readonly region: BoardRegion;
  readonly text: string;
  /** Names of higher rank are placed first, so that they keep their place when room is short. */
  readonly rank: number;
};

/** The width of a text whose letters are one px high. */
export type Measure = (text: string, kind: BoardRegion["kind"]) => number;

const smallestOnScreen = 11;
const lineHeight = 1.12;
// From this scale on a name may lie under a piece rather than not at all.
const roomy = 0.45;
const largestOnScreen: Letters = { land: 19, sea: 24 };

const letterSize = (letters: Letters, kind: BoardRegion["kind"], scale: number): number =>
  Math.min(Math.max(letters[kind], smallestOnScreen / scale), largestOnScreen[kind] / scale);

export type Desk = {
  /** Width and height of the board. */
  readonly bounds: Point;
  readonly letters: Letters;
  readonly scale: number;
  readonly turn: Turn;
  readonly measure: Measure;
  /** The places of a name change only with what stands above: whoever places names again and again keeps them. */
  readonly kept?: Map<string, readonly Candidate[]>;
};

/** As many names as fit without lying on each other or on the obstacles, none smaller than one can read. */
export const placeNames = (
  names: readonly Name[],
  obstacles: readonly Box[],
  { letters, bounds, scale, turn, measure, kept = new Map() }: Desk,
): readonly PlacedName[] => {
  const taken: Box[] = [];
  const placed: PlacedName[] = [];
  for (const name of names.toSorted((a, b) => b.rank - a.rank)) {
    const size = letterSize(letters, name.region.kind, scale);
    const candidates = kept.get(name.region.id) ?? candidatesFor(name, size, turn, measure);
    kept.set(name.region.id, candidates);
    const isClear = (box: Box, others: readonly Box[]): boolean =>
      isWithin(box, bounds) && !others.some((other) => overlap(box, other));
    const candidate =
      candidates.find(({ boxes }) => boxes.every((box) => isClear(box, taken) && isClear(box, obstacles))) ??
      candidates.find(({ boxes }) => scale >= roomy && boxes.every((box) => isClear(box, taken)));
    if (!candidate) continue;
    taken.push(...candidate.boxes);
    placed.push(candidate.name);
  }
  return placed;
};

export type Candidate = { readonly name: PlacedName; readonly boxes: readonly Box[] };

const candidatesFor = ({ region, text }: Name, size: number, turn: Turn, measure: Measure): readonly Candidate[] => {
  const { id, kind, label } = region;
  if ("along" in label) {
    const line = turnLine(turn, label.along);
    const missing = measure(text, kind) * size * 1.04 - lengthOf(line);
    const along = lengthen(line, Math.max(0, missing) / 2);
    if (missing > lengthOf(line) * 0.4) return [];
    return [{ name: { id, kind, size, text, along }, boxes: along.map((point) => around(point, size)) }];
  }
  const lines = breakLines(text, label.wrap);
  const width = Math.max(...lines.map((line) => measure(line, kind))) * size;
  const height = lines.length * size * lineHeight;
  return placesFor(region, label.at, turn, width, height).map((at) => ({
    name: { id, kind, size, lines, at, anchor: label.anchor },
    boxes: [boxOf(at, label.anchor, width, height)],
  }));
};

/** In widths and heights of the name: the printed place first, then around it. */
const shifts: readonly Point[] = [
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

const placesFor = (region: BoardRegion, at: Point, turn: Turn, width: number, height: number): readonly Point[] => {
  const mark = region.value?.at;
  const [x, y] = mark ? turn(mark) : turn(at);
  const place: Point = mark ? [x + at[0] - mark[0], y + at[1] - mark[1]] : [x, y];
  return shifts.map(([dx, dy]): Point => [place[0] + dx * width, place[1] + dy * height]);
};

/** The line with a straight piece added at both ends. */
const lengthen = (line: readonly Point[], extra: number): readonly Point[] => {
  const [first, second] = line;
  const [beforeLast, last] = line.slice(-2);
  if (extra === 0 || !first || !second || !beforeLast || !last) return line;
  return [onward(second, first, extra), ...line.slice(1, -1), onward(beforeLast, last, extra)];
};

const onward = (from: Point, to: Point, extra: number): Point => {
  const share = extra / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [to[0] + (to[0] - from[0]) * share, to[1] + (to[1] - from[1]) * share];
};

const boxOf = ([x, y]: Point, anchor: "start" | "middle" | "end", width: number, height: number): Box => {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, top: y - height / 2, right: left + width, bottom: y + height / 2 };
};

const around = ([x, y]: Point, size: number): Box => ({
  left: x - size / 2,
  top: y - size / 2,
  right: x + size / 2,
  bottom: y + size / 2,
});

const isWithin = (box: Box, [width, height]: Point): boolean =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, [x, y], i) => {
    const [fromX, fromY] = line[i - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

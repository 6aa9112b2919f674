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
};

/** As many names as fit without lying on each other or on the obstacles, none smaller than one can read. */
export const placeNames = (
  names: readonly Name[],
  obstacles: readonly Box[],
  { letters, bounds, scale, turn, measure }: Desk,
): readonly PlacedName[] => {
  const taken: Box[] = [];
  const placed: PlacedName[] = [];
  for (const name of names.toSorted((a, b) => b.rank - a.rank)) {
    const size = letterSize(letters, name.region.kind, scale);
    const isFree = (box: Box): boolean =>
      isWithin(box, bounds) && ![...taken, ...obstacles].some((other) => overlap(box, other));
    const candidate = candidatesFor(name, size, turn, measure).find(
      ({ boxes }) => boxes.length > 0 && boxes.every(isFree),
    );
    if (!candidate) continue;
    taken.push(...candidate.boxes);
    placed.push(candidate.name);
  }
  return placed;
};

type Candidate = { readonly name: PlacedName; readonly boxes: readonly Box[] };

const candidatesFor = ({ region, text }: Name, size: number, turn: Turn, measure: Measure): readonly Candidate[] => {
  const { id, kind, label } = region;
  if ("along" in label) {
    const along = turnLine(turn, label.along);
    const fits = measure(text, kind) * size <= lengthOf(along) * 1.02;
    return [{ name: { id, kind, size, text, along }, boxes: fits ? along.map((point) => around(point, size)) : [] }];
  }
  const lines = breakLines(text, label.wrap);
  const width = Math.max(...lines.map((line) => measure(line, kind))) * size;
  const height = lines.length * size * lineHeight;
  return placesFor(region, label.at, turn, height).map((at) => ({
    name: { id, kind, size, lines, at, anchor: label.anchor },
    boxes: [boxOf(at, label.anchor, width, height)],
  }));
};

/** The printed place first; then a little higher or lower, where pieces or other names took it. */
const placesFor = (region: BoardRegion, at: Point, turn: Turn, height: number): readonly Point[] => {
  const mark = region.value?.at;
  const [x, y] = mark ? turn(mark) : turn(at);
  const place: Point = mark ? [x + at[0] - mark[0], y + at[1] - mark[1]] : [x, y];
  const shifts = [0, 0.6, -0.6, 1.1, -1.1, 1.6, -1.6];
  return shifts.map((shift): Point => [place[0], place[1] + shift * height]);
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

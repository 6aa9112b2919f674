import type { SlotLayout } from "../board.ts";
import { at, distance, type Point } from "./geometry.ts";

/** The pixels of one region, inside a box, that pieces may cover. */
export interface Ground {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  isFree(x: number, y: number): boolean;
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const LARGEST = 38;
const SMALLEST = 8;
const GAP = 1;
const MOST_STACKS = 6;

/** For each number of stacks: blocks as lists of row lengths, the best looking first. */
const BLOCKS: readonly (readonly (readonly number[])[])[] = [
  [[1]],
  [[2], [1, 1]],
  [[3], [2, 1], [1, 2], [1, 1, 1]],
  [[2, 2], [4], [1, 2, 1], [1, 1, 1, 1]],
  [
    [3, 2],
    [2, 3],
    [2, 2, 1],
    [1, 2, 2],
  ],
  [[3, 3], [2, 2, 2], [6]],
];

/** Finds the largest slots near the anchor for each number of stacks, in a block or scattered. */
export function layOutSlots(ground: Ground, anchor: Point): readonly SlotLayout[] {
  const fits = squareFinder(ground);
  const places = placesNear(ground, anchor);
  const layouts: SlotLayout[] = [];
  for (let count = 1; count <= MOST_STACKS; count++) {
    const block = largestThatFits((size) => placeBlock(fits, places, size, count));
    const scattered = largestThatFits((size) => placeScattered(fits, places, size, count));
    const best = block && scattered && scattered.size > block.size * 1.25 ? scattered : (block ?? scattered);
    if (!best) break;
    layouts.push(best);
  }
  return layouts;
}

/** Returns the middle of the free square nearest to the anchor. */
export function placeSquare(ground: Ground, anchor: Point, side: number): Point | undefined {
  return placeScattered(squareFinder(ground), placesNear(ground, anchor), side, 1)?.at[0];
}

/** Finds the largest size by bisection: if a size fits, all smaller ones fit. */
function largestThatFits(place: (size: number) => SlotLayout | undefined): SlotLayout | undefined {
  let best: SlotLayout | undefined;
  let low = SMALLEST;
  let high = LARGEST;
  while (low <= high) {
    const size = (low + high) >> 1;
    const layout = place(size);
    if (layout) {
      best = layout;
      low = size + 1;
    } else {
      high = size - 1;
    }
  }
  return best;
}

type Fits = (left: number, top: number, side: number) => boolean;

/** Computes for each pixel the largest free square with its upper left corner there, from the lower right. */
function squareFinder({ left, top, width, height, isFree }: Ground): Fits {
  const columns = width + 1;
  const sides = new Int16Array(columns * (height + 1));
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      if (!isFree(left + x, top + y)) continue;
      const place = y * columns + x;
      const right = sides[place + 1] ?? 0;
      const below = sides[place + columns] ?? 0;
      const across = sides[place + columns + 1] ?? 0;
      sides[place] = 1 + Math.min(right, below, across);
    }
  }
  return (squareLeft, squareTop, side) => {
    const x = squareLeft - left;
    const y = squareTop - top;
    return x >= 0 && y >= 0 && x < width && y < height && (sides[y * columns + x] ?? 0) >= side;
  };
}

function placeBlock(fits: Fits, places: readonly Point[], size: number, count: number): SlotLayout | undefined {
  for (const rows of at(BLOCKS, count - 1)) {
    const corners = cornersOf(rows, size);
    const place = places.find(([x, y]) => corners.every(([dx, dy]) => fits(x + dx, y + dy, size)));
    if (place)
      return layout(
        size,
        corners.map(([dx, dy]): Point => [place[0] + dx, place[1] + dy]),
      );
  }
  return undefined;
}

/** The corners of the squares of a block, relative to its middle. */
function cornersOf(rows: readonly number[], size: number): readonly Point[] {
  return rows.flatMap((inRow, row) =>
    Array.from(
      { length: inRow },
      (_, i): Point => [Math.round((i - inRow / 2) * (size + GAP)), Math.round((row - rows.length / 2) * (size + GAP))],
    ),
  );
}

/** Lists every second pixel of the ground, the nearest to the anchor first. */
function placesNear(ground: Ground, anchor: Point): readonly Point[] {
  const places: Point[] = [];
  for (let y = ground.top; y < ground.top + ground.height; y += 2) {
    for (let x = ground.left; x < ground.left + ground.width; x += 2) places.push([x, y]);
  }
  return places.toSorted((a, b) => distance(a, anchor) - distance(b, anchor));
}

function placeScattered(fits: Fits, places: readonly Point[], size: number, count: number): SlotLayout | undefined {
  const taken: Point[] = [];
  const half = Math.floor(size / 2);
  for (const [middleX, middleY] of places) {
    const x = middleX - half;
    const y = middleY - half;
    const clear = taken.every(([tx, ty]) => Math.abs(tx - x) > size || Math.abs(ty - y) > size);
    if (clear && fits(x, y, size)) taken.push([x, y]);
    if (taken.length === count) return layout(size, taken);
  }
  return undefined;
}

/** Orders the slots by rows, each from left to right. */
function layout(size: number, corners: readonly Point[]): SlotLayout {
  return {
    size,
    at: corners.map(([x, y]): Point => [x + size / 2, y + size / 2]).toSorted((a, b) => a[1] - b[1] || a[0] - b[0]),
  };
}

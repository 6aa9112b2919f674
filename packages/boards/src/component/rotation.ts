import type { BoardData, Point, SlotLayout } from "../board.ts";

/** Degrees that one press of the button or key rotates a round board. */
export const ROTATION_STEP = 60;

/** Maps a point of the board to its place on the rotated board. */
export type Rotate = (point: Point) => Point;

export function rotationOf({ round }: BoardData, degrees: number): Rotate {
  if (!round || degrees % 360 === 0) return (point) => point;
  const angle = (degrees * Math.PI) / 180;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const [centreX, centreY] = round.centre;
  return ([x, y]) => [
    centreX + (x - centreX) * cosine - (y - centreY) * sine,
    centreY + (x - centreX) * sine + (y - centreY) * cosine,
  ];
}

/** A layout up to this many slots wide and high stays upright when the board rotates. */
const COMPACT = 2.3;

/**
 * Rotates the slots of a region. A compact layout moves as one block and stays upright. A wide one rotates with the land, so
 * that it does not leave it, and its slots shrink until they no longer overlap.
 */
export function rotateSlots(rotate: Rotate, { at, size }: SlotLayout): SlotLayout {
  const middle = middleOf(at);
  const [x, y] = rotate(middle);
  const isCompact = at.every((slot) => separation(slot, middle) * 2 + size <= COMPACT * size);
  if (isCompact) return { size, at: at.map((slot): Point => [slot[0] - middle[0] + x, slot[1] - middle[1] + y]) };
  const rotated = at.map(rotate);
  const gaps = rotated.flatMap((a, i) => rotated.slice(i + 1).map((b) => separation(a, b)));
  return { size: Math.min(size, ...gaps), at: rotated };
}

/** The distance between the middles of two squares along the axis that separates them. */
function separation(a: Point, b: Point): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
}

/** Rotates the line of a label, and reverses it if the text would be upside down. */
export function rotateLine(rotate: Rotate, line: readonly Point[]): readonly Point[] {
  const rotated = line.map(rotate);
  const [first] = rotated;
  const last = rotated.at(-1);
  return first && last && last[0] < first[0] ? rotated.toReversed() : rotated;
}

export function middleOf(points: readonly Point[]): Point {
  return [
    points.reduce((sum, [x]) => sum + x, 0) / Math.max(1, points.length),
    points.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, points.length),
  ];
}

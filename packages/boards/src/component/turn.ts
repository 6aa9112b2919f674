import type { BoardData, Point, SlotLayout } from "../board.ts";

/** Moves a point of the board to where it lies when the board is turned. */
export type Turn = (point: Point) => Point;

export const turnOf = ({ round }: BoardData, degrees: number): Turn => {
  if (!round || degrees % 360 === 0) return (point) => point;
  const angle = (degrees * Math.PI) / 180;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const [centreX, centreY] = round.centre;
  return ([x, y]) => [
    centreX + (x - centreX) * cosine - (y - centreY) * sine,
    centreY + (x - centreX) * sine + (y - centreY) * cosine,
  ];
};

// Up to two places wide and high.
const compact = 2.3;

/**
 * Places on a turned board. A compact block moves as one and stays upright; a wide one turns with the land, so that it
 * does not leave it, and its places become as much smaller as keeps them apart.
 */
export const turnSlots = (turn: Turn, { at, size }: SlotLayout): SlotLayout => {
  const middle = middleOf(at);
  const [x, y] = turn(middle);
  const isCompact = at.every((place) => apart(place, middle) * 2 + size <= compact * size);
  if (isCompact) return { size, at: at.map((place): Point => [place[0] - middle[0] + x, place[1] - middle[1] + y]) };
  const turned = at.map(turn);
  const gaps = turned.flatMap((a, i) => turned.slice(i + 1).map((b) => apart(a, b)));
  return { size: Math.min(size, ...gaps), at: turned };
};

/** How far two squares' middles are apart along the axis that separates them. */
const apart = (a: Point, b: Point): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

/** A line of lettering, turned, and reversed where it would stand on its head. */
export const turnLine = (turn: Turn, line: readonly Point[]): readonly Point[] => {
  const turned = line.map(turn);
  const [first] = turned;
  const last = turned.at(-1);
  return first && last && last[0] < first[0] ? turned.toReversed() : turned;
};

export const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / Math.max(1, points.length),
  points.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, points.length),
];

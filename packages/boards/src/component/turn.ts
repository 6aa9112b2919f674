import type { BoardData, Point } from "../board.ts";

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

/** Points that stand together move as one and keep their places to each other, so that they stay upright. */
export const turnTogether = (turn: Turn, points: readonly Point[]): readonly Point[] => {
  const middle = middleOf(points);
  const [x, y] = turn(middle);
  return points.map((point): Point => [point[0] - middle[0] + x, point[1] - middle[1] + y]);
};

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

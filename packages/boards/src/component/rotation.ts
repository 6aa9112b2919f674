import type { BoardData, Point } from "../board.ts";

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

export function middleOf(points: readonly Point[]): Point {
  return [
    points.reduce((sum, [x]) => sum + x, 0) / Math.max(1, points.length),
    points.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, points.length),
  ];
}

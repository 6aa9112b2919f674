import type { Point } from "../board.ts";

/** The two ends of a line, as text for a path. */
export type Spoke = readonly [string, string];

/** Angles in degrees that divide a circle into `count` parts. */
export function anglesOf(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => (i * 360) / count);
}

/** One path with a line at each angle: a transform for each line would make the browser track hundreds of elements. */
export function spokePath(count: number, spokeAt: (angle: number) => Spoke): string {
  return anglesOf(count)
    .map((angle) => `M${spokeAt(angle).join("L")}`)
    .join("");
}

/** The point at an angle from north and a distance, as text for a path. */
export function polarPoint([x, y]: Point, degrees: number, distance: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(x + distance * Math.sin(angle)).toFixed(1)} ${(y - distance * Math.cos(angle)).toFixed(1)}`;
}

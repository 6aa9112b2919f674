import type { Point } from "../board.ts";
import { polarPoint, spokePath } from "./spokes.ts";

interface CompassProps {
  readonly at: Point;
  readonly size: number;
  /** The path of all seas: the rhumb lines are drawn on water only. */
  readonly water: string;
}

/** A compass rose with rhumb lines. */
export function Compass({ at, size, water }: CompassProps) {
  const point = (angle: number, percent: number): string => polarPoint(at, angle, (percent * size) / 100);
  const halfRay = (angle: number, length: number, side: 1 | -1): string =>
    `M${point(angle, length)}L${point(angle + 45 * side, length / 4)}L${point(0, 0)}Z`;
  const halfRays = (side: 1 | -1): string =>
    [
      ...[45, 135, 225, 315].map((angle) => halfRay(angle, 40, side)),
      ...[0, 90, 180, 270].map((angle) => halfRay(angle, 64, side)),
    ].join("");
  return (
    <g class="board-compass">
      <clipPath id="board-water">
        <path d={water} />
      </clipPath>
      <path
        class="rhumb"
        clip-path="url(#board-water)"
        d={spokePath(32, (angle) => [point(angle, 50), point(angle, 1300)])}
      />
      <circle cx={at[0]} cy={at[1]} r={size * 0.46} class="compass-ring" />
      <circle cx={at[0]} cy={at[1]} r={size * 0.42} class="compass-ring" />
      <path class="compass-ring" d={spokePath(64, (angle) => [point(angle, 42), point(angle, 46)])} />
      <path class="compass-light" d={halfRays(-1)} />
      <path class="compass-dark" d={halfRays(1)} />
      <text class="compass-north" x={at[0]} y={at[1] - size * 0.7}>
        N
      </text>
    </g>
  );
}

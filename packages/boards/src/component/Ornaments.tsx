import type { BoardData, Point } from "../board.ts";

/*
 * What an engraver adds. Each kind of line is one path with its places worked out: a transform for every tick would be
 * hundreds of things for the browser to keep track of while the board moves.
 */

/** The compass, with its rhumb lines over the water. */
export const Compass = ({ at, size, water }: { at: Point; size: number; water: string }) => {
  const place = (angle: number, percent: number): string => polar(at, angle, (percent * size) / 100);
  const halfRay = (angle: number, length: number, side: 1 | -1): string =>
    `M${place(angle, length)}L${place(angle + 45 * side, length / 4)}L${place(0, 0)}Z`;
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
        d={spokes(32, (angle) => [place(angle, 50), place(angle, 1300)])}
      />
      <circle cx={at[0]} cy={at[1]} r={size * 0.46} class="compass-ring" />
      <circle cx={at[0]} cy={at[1]} r={size * 0.42} class="compass-ring" />
      <path class="compass-ring" d={spokes(64, (angle) => [place(angle, 42), place(angle, 46)])} />
      <path class="compass-light" d={halfRays(-1)} />
      <path class="compass-dark" d={halfRays(1)} />
      <text class="compass-north" x={at[0]} y={at[1] - size * 0.7}>
        N
      </text>
    </g>
  );
};

/** The frame of a chart: degrees between two lines, dark and light by turns. */
export const Neatline = ({ size: [width, height] }: { size: Point }) => (
  <g class="board-neatline">
    <rect class="neatline-bars" x="6" y="6" width={width - 12} height={height - 12} />
    <rect class="neatline" x="2" y="2" width={width - 4} height={height - 4} />
    <rect class="neatline" x="10" y="10" width={width - 20} height={height - 20} />
  </g>
);

const rimWidth = 16;

/** The graduated brass rim of a round board. */
export const Rim = ({ round: { centre, radius } }: { round: NonNullable<BoardData["round"]> }) => {
  const outer = radius + rimWidth;
  const middle = radius + rimWidth / 2;
  const tick = (angle: number): Spoke => [
    polar(centre, angle, outer),
    polar(centre, angle, outer - (angle % 30 === 0 ? rimWidth : 5)),
  ];
  const bars = angles(36)
    .map(
      (angle) =>
        `M${polar(centre, angle, radius + 4)}A${radius + 4} ${radius + 4} 0 0 1 ${polar(centre, angle + 5, radius + 4)}`,
    )
    .join("");
  return (
    <g class="board-rim">
      <Circle centre={centre} radius={middle} kind="rim-brass" />
      <path class="rim-bar" d={bars} />
      <path class="rim-tick" d={spokes(180, tick)} />
      <Circle centre={centre} radius={radius} kind="rim-edge" />
      <Circle centre={centre} radius={middle} kind="rim-edge rim-edge-fine" />
      <Circle centre={centre} radius={outer} kind="rim-edge" />
    </g>
  );
};

const Circle = ({ centre, radius, kind }: { centre: Point; radius: number; kind: string }) => (
  <circle cx={centre[0]} cy={centre[1]} r={radius} class={kind} />
);

type Spoke = readonly [string, string];

const angles = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => (i * 360) / count);

const spokes = (count: number, spoke: (angle: number) => Spoke): string =>
  angles(count)
    .map((angle) => `M${spoke(angle).join("L")}`)
    .join("");

/** A point at an angle from north and a distance, as a path has it. */
const polar = ([x, y]: Point, degrees: number, distance: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(x + distance * Math.sin(angle)).toFixed(1)} ${(y - distance * Math.cos(angle)).toFixed(1)}`;
};

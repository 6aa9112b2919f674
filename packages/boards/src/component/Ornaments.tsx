import type { BoardData, Point } from "../board.ts";

/** What an engraver adds: the compass with its rhumb lines over the water, and a line around the whole. */
export const Compass = ({ at, size, water }: { at: Point; size: number; water: string }) => (
  <g class="board-compass">
    <clipPath id="board-water">
      <path d={water} />
    </clipPath>
    <g clip-path="url(#board-water)">
      {angles(32).map((angle) => (
        <path
          key={angle}
          class="rhumb"
          d={`M0 ${-size / 2}V-1400`}
          transform={`translate(${at[0]} ${at[1]}) rotate(${angle})`}
        />
      ))}
    </g>
    <g transform={`translate(${at[0]} ${at[1]}) scale(${size / 100})`}>
      <circle r="46" class="compass-ring" />
      <circle r="42" class="compass-ring" />
      {angles(64).map((angle) => (
        <path key={angle} class="compass-tick" d="M0 -42V-46" transform={`rotate(${angle})`} />
      ))}
      {[45, 135, 225, 315].map((angle) => (
        <Ray key={angle} angle={angle} length={40} width={8} />
      ))}
      {[0, 90, 180, 270].map((angle) => (
        <Ray key={angle} angle={angle} length={64} width={11} />
      ))}
      <text class="compass-north" y="-70">
        N
      </text>
    </g>
  </g>
);

/** The frame of a chart: degrees between two lines, dark and light by turns. */
export const Neatline = ({ size: [width, height] }: { size: Point }) => (
  <g class="board-neatline">
    <rect class="neatline-bars" x="6" y="6" width={width - 12} height={height - 12} />
    <rect class="neatline" x="2" y="2" width={width - 4} height={height - 4} />
    <rect class="neatline" x="10" y="10" width={width - 20} height={height - 20} />
  </g>
);

const Ray = ({ angle, length, width }: { angle: number; length: number; width: number }) => (
  <g transform={`rotate(${angle})`}>
    <path class="compass-light" d={`M0 ${-length}L${-width} ${-width}L0 0Z`} />
    <path class="compass-dark" d={`M0 ${-length}L${width} ${-width}L0 0Z`} />
  </g>
);

const rimWidth = 16;

export const Rim = ({ round }: { round: NonNullable<BoardData["round"]> }) => {
  const [x, y] = round.centre;
  const inner = round.radius;
  const outer = round.radius + rimWidth;
  return (
    <g class="board-rim" transform={`translate(${x} ${y})`}>
      <circle r={(inner + outer) / 2} class="rim-brass" stroke-width={rimWidth} />
      {angles(36).map((angle) => (
        <path key={angle} class="rim-bar" d={arc(inner + 4, angle, angle + 5)} />
      ))}
      {angles(180).map((angle) => (
        <path
          key={angle}
          class="rim-tick"
          d={`M0 ${-outer}V${-outer + (angle % 30 === 0 ? rimWidth : 5)}`}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r={inner} class="rim-edge" />
      <circle r={inner + 8} class="rim-edge rim-edge-fine" />
      <circle r={outer} class="rim-edge" />
    </g>
  );
};

const angles = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => (i * 360) / count);

const arc = (radius: number, from: number, to: number): string => {
  const point = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}`;
};

import type { Point } from "../board.ts";

/** The frame of a rectangular chart: dark and light bars between two lines. */
export function Neatline({ size: [width, height] }: { readonly size: Point }) {
  return (
    <g class="board-neatline">
      <rect class="neatline-bars" x="6" y="6" width={width - 12} height={height - 12} />
      <rect class="neatline" x="2" y="2" width={width - 4} height={height - 4} />
      <rect class="neatline" x="10" y="10" width={width - 20} height={height - 20} />
    </g>
  );
}

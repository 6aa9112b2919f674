import type { BoardData } from "../board.ts";
import { drawingOf } from "./drawing.ts";

/** Coasts, borders, sea lines and the lines in the water. */
export function ChartLines({ board }: { readonly board: BoardData }) {
  const drawing = drawingOf(board);
  return (
    <g class="board-lines">
      <path class="board-swell" d={drawing.water} />
      {drawing.waterLines.map((path, level) => (
        <path key={path.length} class={`water-line water-line-${level + 1}`} d={path} />
      ))}
      <path class="sea-line" d={drawing.seaLines} />
      <path class="land-border" d={drawing.borders} />
      <path class="coast-line" d={drawing.coast} />
    </g>
  );
}

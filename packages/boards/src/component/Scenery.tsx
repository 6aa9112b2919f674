import type { BoardData } from "../board.ts";
import { drawingOf } from "./drawing.ts";

export function Scenery({ board }: { readonly board: BoardData }) {
  const { scenery } = drawingOf(board);
  return (
    <g class="board-scenery">
      {scenery.map(({ kind, path }) => (
        <path key={kind} class={`scenery-${kind}`} d={path} />
      ))}
      {scenery
        .filter(({ kind }) => kind === "closed")
        .map(({ kind, path }) => (
          <path key={kind} class="scenery-hatch" d={path} />
        ))}
    </g>
  );
}

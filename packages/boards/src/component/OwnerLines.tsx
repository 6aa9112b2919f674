import type { BoardData } from "../board.ts";
import { toPath } from "../outline.ts";
import { drawingOf } from "./drawing.ts";
import type { BoardView, Owner } from "./view.ts";

interface OwnerLinesProps {
  readonly board: BoardData;
  readonly regions: BoardView["regions"];
}

/** A line in the owner's colour around all land of one owner. */
export function OwnerLines({ board, regions: views }: OwnerLinesProps) {
  const kinds = new Map(board.regions.map(({ id, kind }) => [id, kind]));
  const paths = new Map<Owner, string>();
  for (const { line, regions } of drawingOf(board).lines) {
    const owners = new Set(regions.map((id) => (kinds.get(id) === "land" ? views[id]?.owner : undefined)));
    if (owners.size === 1 && regions.length > 1) continue;
    for (const owner of owners) if (owner) paths.set(owner, (paths.get(owner) ?? "") + toPath([line]));
  }
  return (
    <g class="board-owner-lines">
      {[...paths].map(([owner, path]) => (
        <path key={owner} class={`own-${owner}`} d={path} />
      ))}
    </g>
  );
}

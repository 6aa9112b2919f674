import type { BoardData } from "../board.ts";
import { drawingOf } from "./drawing.ts";
import type { BoardView, Owner } from "./view.ts";

/** The patterns of the land, named after the heraldic hatching of each colour. Ivory is the one without. */
export const PATTERNS: Readonly<Partial<Record<Owner, string>>> = {
  yellow: "or",
  red: "gules",
  blue: "azure",
  green: "vert",
  purple: "purpure",
  black: "sable",
};

interface HatchingProps {
  readonly board: BoardData;
  readonly regions: BoardView["regions"];
}

/** The hatching over owned land, so that owners can be told apart without colour. */
export function Hatching({ board, regions }: HatchingProps) {
  return (
    <g class="board-hatching">
      {board.regions.flatMap(({ id, kind }) => {
        const owner = regions[id]?.owner ?? regions[id]?.flag;
        const pattern = owner && PATTERNS[owner];
        if (!pattern || kind === "sea") return [];
        return [<path key={id} d={drawingOf(board).shapes.get(id)} fill={`url(#land-${pattern})`} />];
      })}
    </g>
  );
}

import type { BoardData } from "../board.ts";
import { toPath } from "../outline.ts";
import { drawingOf } from "./drawing.ts";
import type { Owner, RegionView } from "./view.ts";

type Views = Readonly<Record<string, RegionView>>;

const patternOf: Readonly<Record<Owner, string>> = {
  yellow: "or",
  red: "gules",
  blue: "azure",
  green: "vert",
  purple: "purpure",
  black: "sable",
  ivory: "plain",
};

/** The engraver's hatching over owned land, so that colour never speaks alone. */
export const Hatching = ({ board, views }: { board: BoardData; views: Views }) => (
  <g class="board-hatching">
    {board.regions.flatMap(({ id, kind }) => {
      const owner = views[id]?.owner;
      if (!owner || kind === "sea") return [];
      return [<path key={id} d={drawingOf(board).shapes.get(id)} fill={`url(#land-${patternOf[owner]})`} />];
    })}
  </g>
);

/** Around all that one owner holds, a line in the owner's colour. */
export const OwnerLines = ({ board, views }: { board: BoardData; views: Views }) => {
  const kinds = new Map(board.regions.map(({ id, kind }) => [id, kind]));
  const linesOf = new Map<Owner, string>();
  for (const { line, regions } of drawingOf(board).lines) {
    const owners = new Set(regions.map((id) => (kinds.get(id) === "land" ? views[id]?.owner : undefined)));
    if (owners.size === 1 && regions.length > 1) continue;
    for (const owner of owners) if (owner) linesOf.set(owner, (linesOf.get(owner) ?? "") + toPath([line]));
  }
  return (
    <g class="board-owner-lines">
      {[...linesOf].map(([owner, path]) => (
        <path key={owner} class={`own-${owner}`} d={path} />
      ))}
    </g>
  );
};

/** Patterns of the chart itself; those of the owners are in the sprite. */
export const Patterns = () => (
  <defs>
    <pattern id="board-swell" width="46" height="22" patternUnits="userSpaceOnUse">
      <path
        d="M2 6c5-2.600 10-2.600 15 0M26 17c4-2.200 9-2.200 13 0"
        fill="none"
        stroke="var(--sea-line)"
        stroke-width=".8"
        stroke-opacity=".7"
      />
    </pattern>
    <pattern id="closed-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V7" stroke="var(--border)" stroke-width="1.6" stroke-opacity=".6" />
    </pattern>
  </defs>
);

export const Scenery = ({ board }: { board: BoardData }) => (
  <g class="board-scenery">
    {drawingOf(board).scenery.map(({ kind, path }) => (
      <path key={kind} class={`scenery-${kind}`} d={path} />
    ))}
    {drawingOf(board)
      .scenery.filter(({ kind }) => kind === "closed")
      .map(({ kind, path }) => (
        <path key={kind} class="scenery-hatch" d={path} />
      ))}
  </g>
);

/** The shade along the coast; the seas, painted afterwards, hide its outer half. */
export const CoastShade = ({ board }: { board: BoardData }) => (
  <path class="board-coast-shade" d={drawingOf(board).coast} />
);

export const Lines = ({ board }: { board: BoardData }) => {
  const drawing = drawingOf(board);
  return (
    <g class="board-lines">
      <path class="board-swell" d={waterOf(board)} />
      {drawing.waterLines.map((path, level) => (
        <path key={path.length} class={`water-line water-line-${level + 1}`} d={path} />
      ))}
      <path class="sea-line" d={drawing.seaLines} />
      <path class="land-border" d={drawing.borders} />
      <path class="coast-line" d={drawing.coast} />
    </g>
  );
};

/** The seas' shapes, all in one. */
export const waterOf = (board: BoardData): string =>
  board.regions
    .filter(({ kind }) => kind === "sea")
    .map(({ id }) => drawingOf(board).shapes.get(id) ?? "")
    .join("");

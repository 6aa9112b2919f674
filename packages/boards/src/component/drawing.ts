import type { BoardData, BoardRegion, Rings } from "../board.ts";
import { decodeLine, type Line, outlinesOf, toPath } from "../outline.ts";

/** The SVG paths of a board, computed once. */
interface Drawing {
  /** By region. */
  readonly shapes: ReadonlyMap<string, string>;
  readonly scenery: readonly { readonly kind: string; readonly path: string }[];
  /** All seas in one path. */
  readonly water: string;
  readonly coast: string;
  readonly borders: string;
  readonly seaLines: string;
  readonly waterLines: readonly string[];
  readonly lines: readonly BorderLine[];
}

/** A line inside the board with the regions on its two sides; scenery counts as no region. */
interface BorderLine {
  readonly line: Line;
  readonly regions: readonly string[];
}

const drawings = new WeakMap<BoardData, Drawing>();

export function drawingOf(board: BoardData): Drawing {
  const known = drawings.get(board);
  if (known) return known;
  const drawing = draw(board);
  drawings.set(board, drawing);
  return drawing;
}

function draw(board: BoardData): Drawing {
  const sides = sidesOfArcs(board);
  const lines = board.arcs.map(decodeLine);
  const pathWhere = (matches: (side: readonly Side[]) => boolean): string =>
    toPath(lines.filter((_, arc) => matches(sides.get(arc) ?? [])));
  const seasAmong = (side: readonly Side[]): number => side.filter(({ kind }) => kind === "sea").length;
  const seas = board.regions.filter(({ kind }) => kind === "sea");
  return {
    shapes: new Map(board.regions.map(({ id, rings }) => [id, closedPath(board, rings)])),
    scenery: board.scenery.map(({ kind, rings }) => ({ kind, path: closedPath(board, rings) })),
    water: seas.map(({ rings }) => closedPath(board, rings)).join(""),
    coast: pathWhere((side) => side.length === 2 && seasAmong(side) === 1),
    borders: pathWhere((side) => side.length === 2 && seasAmong(side) === 0),
    seaLines: pathWhere((side) => side.length === 2 && seasAmong(side) === 2),
    waterLines: board.waterLines.map((level) => toPath(level.map(decodeLine))),
    lines: lines.flatMap((line, arc) => {
      const both = sides.get(arc) ?? [];
      const isEdge = both.length < 2;
      return isEdge ? [] : [{ line, regions: both.flatMap(({ id }) => (id === undefined ? [] : [id])) }];
    }),
  };
}

function closedPath(board: BoardData, rings: Rings): string {
  return outlinesOf(board, rings)
    .map((line) => `${toPath([line.slice(0, -1)])}Z`)
    .join("");
}

interface Side {
  readonly id?: string;
  readonly kind: BoardRegion["kind"];
}

function sidesOfArcs(board: BoardData): ReadonlyMap<number, readonly Side[]> {
  const sides = new Map<number, Side[]>();
  const add = (rings: Rings, side: Side): void => {
    for (const reference of rings.flat()) {
      const arc = reference < 0 ? ~reference : reference;
      sides.set(arc, [...(sides.get(arc) ?? []), side]);
    }
  };
  for (const { id, kind, rings } of board.regions) add(rings, { id, kind });
  for (const { rings } of board.scenery) add(rings, { kind: "land" });
  return sides;
}

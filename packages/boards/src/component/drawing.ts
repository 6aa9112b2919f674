import type { BoardData, BoardRegion, Rings } from "../board.ts";
import { decodeLine, type Line, outlinesOf, toPath } from "../outline.ts";

/** The paths of a board, made once: shapes by region, and each line once by what it divides. */
type Drawing = {
  readonly shapes: ReadonlyMap<string, string>;
  readonly scenery: readonly { readonly kind: string; readonly path: string }[];
  readonly coast: string;
  readonly borders: string;
  readonly seaLines: string;
  readonly waterLines: readonly string[];
  readonly lines: readonly BorderLine[];
};

/** A line inside the board with the regions on its sides; scenery has none. */
type BorderLine = { readonly line: Line; readonly regions: readonly string[] };

const drawings = new WeakMap<BoardData, Drawing>();

export const drawingOf = (board: BoardData): Drawing => {
  const known = drawings.get(board);
  if (known) return known;
  const drawing = draw(board);
  drawings.set(board, drawing);
  return drawing;
};

const draw = (board: BoardData): Drawing => {
  const sides = sidesOfArcs(board);
  const lines = board.arcs.map(decodeLine);
  const pathWhere = (matches: (side: readonly Side[]) => boolean): string =>
    toPath(lines.filter((_, arc) => matches(sides.get(arc) ?? [])));
  const wet = (side: readonly Side[]): number => side.filter(({ kind }) => kind === "sea").length;
  return {
    shapes: new Map(board.regions.map(({ id, rings }) => [id, closedPath(board, rings)])),
    scenery: board.scenery.map(({ kind, rings }) => ({ kind, path: closedPath(board, rings) })),
    coast: pathWhere((side) => side.length === 2 && wet(side) === 1),
    borders: pathWhere((side) => side.length === 2 && wet(side) === 0),
    seaLines: pathWhere((side) => side.length === 2 && wet(side) === 2),
    waterLines: board.waterLines.map((level) => toPath(level.map(decodeLine))),
    lines: lines.flatMap((line, arc) => {
      const both = sides.get(arc) ?? [];
      const isEdge = both.length < 2;
      return isEdge ? [] : [{ line, regions: both.flatMap(({ id }) => (id === undefined ? [] : [id])) }];
    }),
  };
};

const closedPath = (board: BoardData, rings: Rings): string =>
  outlinesOf(board, rings)
    .map((line) => `${toPath([line.slice(0, -1)])}Z`)
    .join("");

type Side = { readonly id?: string; readonly kind: BoardRegion["kind"] };

const sidesOfArcs = (board: BoardData): ReadonlyMap<number, readonly Side[]> => {
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
};

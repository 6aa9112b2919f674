import type { BoardData, BoardRegion, Label, Letters } from "../board.ts";
import names from "../data/names.json" with { type: "json" };
import {
  boxAround,
  boxesAlong,
  composeRegion,
  composeScenery,
  encodeLine,
  labelBox,
  roundPoint,
  type TracedBoard,
} from "./compose.ts";
import { drawLines } from "./draw-lines.ts";
import { at, distance, type Point } from "./geometry.ts";
import { drawing, graph, type ImperundeSpot } from "./imperunde-data.ts";
import { paintImperunde, project } from "./imperunde-grid.ts";
import { drawWaterLines } from "./water-lines.ts";

const { centre, radius, size } = drawing.board;
const VALUE_RADIUS = 9;
const LETTERS: Letters = { land: 14.5, sea: 18 };

export function drawImperunde(): BoardData {
  const painted = paintImperunde();
  const arcs = drawLines(painted, { ...drawing.generalise, meets: drawing.meets, toEdge: toRim });
  const traced: TracedBoard = { painted, arcs };
  return {
    id: "imperunde",
    size: [size, size],
    letters: LETTERS,
    round: { centre, radius },
    arcs: arcs.map(({ points }) => encodeLine(points)),
    regions: [
      ...graph.lands.map(({ id, value }) => drawRegion(traced, id, "land", value)),
      ...graph.seas.map(({ id, value }) => drawRegion(traced, id, "sea", value)),
    ],
    scenery: [composeScenery(traced, "antarctica", "ice"), composeScenery(traced, "lake", "lake")],
    waterLines: drawWaterLines(painted).map((lines) => lines.map(encodeLine)),
    crossings: [],
    canals: Object.entries(drawing.canals).map(([id, { path, sign, anchor }]) => ({
      id,
      path: path.map((point) => roundPoint(project(point))),
      sign: roundPoint(project(sign)),
      anchor,
    })),
  };
}

function toRim(point: Point): Point {
  const stretch = radius / distance(point, centre);
  return [centre[0] + (point[0] - centre[0]) * stretch, centre[1] + (point[1] - centre[1]) * stretch];
}

function drawRegion(traced: TracedBoard, id: string, kind: "land" | "sea", amount: number): BoardRegion {
  const spot = spotOf(id);
  const value = roundPoint(project(spot.value));
  const label = labelOf(spot);
  const name =
    "at" in label
      ? [labelBox(label.at, { ...label, size: LETTERS[kind] }, namesOf(id))]
      : boxesAlong(label.along, LETTERS[kind]);
  const continent = Object.entries(drawing.continents).find(([, lands]) => lands.includes(id));
  const region = composeRegion(traced, {
    id,
    kind,
    label,
    taken: [boxAround(value, VALUE_RADIUS), ...name],
    anchor: middleOf(spot.pieces.map(project)),
    hasFlag: false,
  });
  return { ...region, value: { amount, at: value }, ...(continent && { continent: continent[0] }) };
}

function labelOf({ anchor, name, wrap, path }: ImperundeSpot): Label {
  if (anchor === "path") return { along: (path ?? []).map((point) => roundPoint(project(point))) };
  if (!name) throw new Error("a label without a path needs a point");
  return { at: roundPoint(project(name)), anchor, wrap: wrap ?? 12 };
}

function middleOf(points: readonly Point[]): Point {
  return [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
}

function spotOf(id: string): ImperundeSpot {
  const spot = drawing.spots[id];
  if (!spot) throw new Error(`no spot for ${id}`);
  return spot;
}

function namesOf(id: string): readonly string[] {
  const found = Object.entries(names.imperunde).find(([key]) => key === id);
  return Object.values(at(found ?? [], 1));
}

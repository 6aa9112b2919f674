import type { BoardData, BoardRegion, Letters, Scenery } from "../board.ts";
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
import { at } from "./geometry.ts";
import { drawing, graph } from "./imperial-data.ts";
import { paintImperial, project } from "./imperial-grid.ts";
import type { Rectangle } from "./slots.ts";
import { drawWaterLines } from "./water-lines.ts";

const MARK_RADIUS = 11;
const LETTERS: Letters = { land: 17, sea: 22 };
const LABEL_STYLE = { anchor: "middle", wrap: 14 } as const;
const SCENERY: readonly (readonly [string, Scenery["kind"]])[] = [
  ["switzerland", "closed"],
  ["decor", "island"],
  ["outside", "outside"],
];

export function drawImperial(): BoardData {
  const painted = paintImperial();
  const arcs = drawLines(painted, { ...drawing.generalise, meets: drawing.meets, toEdge: (point) => point });
  const traced: TracedBoard = { painted, arcs };
  return {
    id: "imperial",
    size: drawing.viewBox,
    pieces: "stacks",
    letters: LETTERS,
    arcs: arcs.map(({ points }) => encodeLine(points)),
    regions: graph.regions.map((region) => drawRegion(traced, region)),
    scenery: SCENERY.map(([name, kind]) => composeScenery(traced, name, kind)),
    waterLines: drawWaterLines(painted).map((lines) => lines.map(encodeLine)),
    crossings: [
      ...drawing.crossings.map((crossing) => ({ ...crossing, open: true })),
      ...drawing.noCrossings.map((crossing) => ({ ...crossing, open: false })),
    ].map(({ between, at: place, open }) => ({ between, at: roundPoint(project(place)), open })),
    canals: [],
  };
}

function drawRegion(traced: TracedBoard, { id, kind, factory }: (typeof graph.regions)[number]): BoardRegion {
  const spot = spotOf(id);
  const size = kind === "sea" ? LETTERS.sea : LETTERS.land;
  const place = roundPoint(project(spot.name));
  const city = spot.city && roundPoint(project(spot.city));
  const port = spot.port && roundPoint(project(spot.port));
  const region = composeRegion(traced, {
    id,
    kind: kind === "sea" ? "sea" : "land",
    label: spot.path ? { along: spot.path.map((point) => roundPoint(project(point))) } : { at: place, ...LABEL_STYLE },
    taken: [
      ...(spot.path
        ? boxesAlong(spot.path.map(project), size)
        : [labelBox(place, { ...LABEL_STYLE, size }, namesOf(id))]),
      ...marks,
    ],
    anchor: project(spot.pieces),
    hasFlag: kind !== "home",
  });
  return city && factory ? { ...region, city: { at: city, factory, ...(port && { port }) } } : region;
}

function spotOf(id: string): (typeof drawing.spots)[string] {
  const spot = drawing.spots[id];
  if (!spot) throw new Error(`no spot for ${id}`);
  return spot;
}

const marks: readonly Rectangle[] = Object.values(drawing.spots).flatMap(({ city, port }) =>
  [city, port].flatMap((mark) => (mark ? [boxAround(project(mark), MARK_RADIUS)] : [])),
);

function namesOf(id: string): readonly string[] {
  const found = Object.entries(names.imperial).find(([key]) => key === id);
  return Object.values(at(found ?? [], 1));
}

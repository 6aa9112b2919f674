import type { BoardData, BoardRegion, Letters, Scenery } from "../board.ts";
import names from "../data/names.json" with { type: "json" };
import {
  boxAround,
  boxesAlong,
  composeRegion,
  composeScenery,
  type Drawn,
  encodeLine,
  labelBox,
  roundPoint,
} from "./compose.ts";
import { at } from "./geometry.ts";
import { drawing, graph } from "./imperial-data.ts";
import { paintImperial, project } from "./imperial-grid.ts";
import { drawLines } from "./lineart.ts";
import type { Rectangle } from "./slots.ts";
import { drawWaterLines } from "./water-lines.ts";

const markRadius = 11;
const letters: Letters = { land: 17, sea: 22 };
const style = { anchor: "middle", wrap: 14 } as const;
const scenery: readonly (readonly [string, Scenery["kind"]])[] = [
  ["switzerland", "closed"],
  ["decor", "island"],
  ["outside", "outside"],
];

export const drawImperial = (): BoardData => {
  const painted = paintImperial();
  const arcs = drawLines(painted, { ...drawing.generalise, meets: drawing.meets, toEdge: (point) => point });
  const drawn: Drawn = { painted, arcs };
  return {
    id: "imperial",
    size: drawing.viewBox,
    letters,
    arcs: arcs.map(({ points }) => encodeLine(points)),
    regions: graph.regions.map((region) => drawRegion(drawn, region)),
    scenery: scenery.map(([name, kind]) => composeScenery(drawn, name, kind)),
    waterLines: drawWaterLines(painted).map((lines) => lines.map(encodeLine)),
    crossings: [
      ...drawing.crossings.map((crossing) => ({ ...crossing, open: true })),
      ...drawing.noCrossings.map((crossing) => ({ ...crossing, open: false })),
    ].map(({ between, at: place, open }) => ({ between, at: roundPoint(project(place)), open })),
    canals: [],
  };
};

const drawRegion = (drawn: Drawn, { id, kind, factory }: (typeof graph.regions)[number]): BoardRegion => {
  const spot = spotOf(id);
  const size = kind === "sea" ? letters.sea : letters.land;
  const place = roundPoint(project(spot.name));
  const city = spot.city && roundPoint(project(spot.city));
  const port = spot.port && roundPoint(project(spot.port));
  const region = composeRegion(drawn, {
    id,
    kind: kind === "sea" ? "sea" : "land",
    label: spot.path ? { along: spot.path.map((point) => roundPoint(project(point))) } : { at: place, ...style },
    taken: [
      ...(spot.path ? boxesAlong(spot.path.map(project), size) : [labelBox(place, { ...style, size }, namesOf(id))]),
      ...marks,
    ],
    anchor: project(spot.pieces),
    hasFlag: kind !== "home",
  });
  return city && factory ? { ...region, city: { at: city, factory, ...(port && { port }) } } : region;
};

const spotOf = (id: string): (typeof drawing.spots)[string] => {
  const spot = drawing.spots[id];
  if (!spot) throw new Error(`no spot for ${id}`);
  return spot;
};

const marks: readonly Rectangle[] = Object.values(drawing.spots).flatMap(({ city, port }) =>
  [city, port].flatMap((mark) => (mark ? [boxAround(project(mark), markRadius)] : [])),
);

const namesOf = (id: string): readonly string[] => {
  const found = Object.entries(names.imperial).find(([key]) => key === id);
  return Object.values(at(found ?? [], 1));
};

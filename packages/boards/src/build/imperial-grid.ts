import { type LandPolygon, readAtlas } from "./atlas.ts";
import { keepInOnePiece, majority, partsOf } from "./generalise.ts";
import { type Box, clip, close, densify, type Project, type Ring } from "./geometry.ts";
import { createGrid, fillLine, fillRings, type Grid } from "./grid.ts";
import { drawing, graph } from "./imperial-data.ts";
import { type LabelledGrid, labeller } from "./labels.ts";
import { paintLands } from "./paint.ts";
import { conicProjection } from "./projection.ts";

const europe: Box = { west: -60, east: 75, south: 10, north: 80 };
const seas = graph.regions.filter(({ kind }) => kind === "sea").map(({ id }) => id);
const lands = graph.regions.filter(({ kind }) => kind !== "sea").map(({ id }) => id);
const names = [...seas, ...lands, "switzerland", "decor", "outside"];
const labelOf = labeller(names);
const isWater = (label: number): boolean => label < seas.length;

export const project: Project = conicProjection(drawing.projection, drawing.lenses, [
  drawing.frame.x[0],
  drawing.frame.y[0],
]);

/** Paints first, traces later: seas, countries, then what generalisation changes, then the straits. */
export const paintImperial = (): LabelledGrid => {
  const { generalise } = drawing;
  const grid = createGrid(drawing.viewBox[0], drawing.viewBox[1], generalise.gridCellsPerPx);
  paintSeas(grid);
  const beneath = grid.cells.slice();
  paintLands({ grid, labelOf, placeRing, placePolygon }, readAtlas(), drawing);
  dropSmallIslands(grid, beneath);
  for (const radius of generalise.majorityFilterRadii) majority(grid, radius, isWater);
  for (const [sea, path, width] of drawing.openWater) {
    fillLine(grid, path.map(project), width, (index) => {
      grid.cells[index] = labelOf(sea);
    });
  }
  keepInOnePiece(grid, isWater, smallestIsland);
  return { grid, names, isWater };
};

const placeRing = (ring: Ring): Ring => densify(clip(close(ring), europe), 0.25).map(project);

// A ring that crosses 180 degrees may come out one turn east or west of the map.
const placePolygon = (polygon: LandPolygon): readonly (readonly Ring[])[] =>
  [-360, 0, 360].map((turn) =>
    polygon
      .map((ring) =>
        clip(
          ring.map(([lon, lat]) => [lon + turn, lat]),
          europe,
        ),
      )
      .filter((ring) => ring.length > 2)
      .map((ring) => densify(ring, 0.25).map(project)),
  );

const paintSeas = (grid: Grid): void => {
  for (const [sea, ring] of drawing.seas.toReversed()) {
    fillRings(grid, [placeRing(ring)], (index) => {
      grid.cells[index] = labelOf(sea);
    });
  }
};

const smallestIsland = drawing.generalise.dropIslandsBelowPx2 * drawing.generalise.gridCellsPerPx ** 2;

const dropSmallIslands = (grid: Grid, beneath: Uint8Array): void => {
  for (const island of partsOf(grid, (label) => (isWater(label) ? -1 : 0))) {
    if (island.cells.length >= smallestIsland) continue;
    for (const cell of island.cells) grid.cells[cell] = beneath[cell] ?? 0;
  }
};

import { type LandPolygon, readAtlas } from "./atlas.ts";
import { dropFragments, majorityFilter, partsOf } from "./generalise.ts";
import { type Box, clipToBox, closeRing, densify, type Project, type Ring } from "./geometry.ts";
import { createGrid, fillLine, fillRings, type Grid } from "./grid.ts";
import { drawing, graph } from "./imperial-data.ts";
import { type LabelledGrid, labelLookup } from "./labels.ts";
import { paintLands } from "./paint.ts";
import { conicProjection } from "./projection.ts";

const EUROPE: Box = { west: -60, east: 75, south: 10, north: 80 };
const seas = graph.regions.filter(({ kind }) => kind === "sea").map(({ id }) => id);
const lands = graph.regions.filter(({ kind }) => kind !== "sea").map(({ id }) => id);
const names = [...seas, ...lands, "switzerland", "decor", "outside"];
const labelOf = labelLookup(names);
function isWater(label: number): boolean {
  return label < seas.length;
}

export const project: Project = conicProjection(drawing.projection, drawing.lenses, [
  drawing.frame.x[0],
  drawing.frame.y[0],
]);

/** Paints seas, then countries, generalises, and opens the straits last. Lines are traced afterwards. */
export function paintImperial(): LabelledGrid {
  const { generalise } = drawing;
  const grid = createGrid(drawing.viewBox[0], drawing.viewBox[1], generalise.gridCellsPerPx);
  paintSeas(grid);
  const seaCells = grid.cells.slice();
  paintLands({ grid, labelOf, placeRing, placePolygon }, readAtlas(), drawing);
  dropSmallIslands(grid, seaCells);
  for (const radius of generalise.majorityFilterRadii) majorityFilter(grid, radius, isWater);
  for (const [sea, path, width] of drawing.openWater) {
    fillLine(grid, path.map(project), width, (index) => {
      grid.cells[index] = labelOf(sea);
    });
  }
  dropFragments(grid, isWater, smallestIsland);
  return { grid, names, isWater };
}

function placeRing(ring: Ring): Ring {
  return densify(clipToBox(closeRing(ring), EUROPE), 0.25).map(project);
}

/** A ring across the 180th meridian may lie a full turn east or west of the map, so all three positions are tried. */
function placePolygon(polygon: LandPolygon): readonly (readonly Ring[])[] {
  return [-360, 0, 360].map((turn) =>
    polygon
      .map((ring) =>
        clipToBox(
          ring.map(([lon, lat]) => [lon + turn, lat]),
          EUROPE,
        ),
      )
      .filter((ring) => ring.length > 2)
      .map((ring) => densify(ring, 0.25).map(project)),
  );
}

function paintSeas(grid: Grid): void {
  for (const [sea, ring] of drawing.seas.toReversed()) {
    fillRings(grid, [placeRing(ring)], (index) => {
      grid.cells[index] = labelOf(sea);
    });
  }
}

const smallestIsland = drawing.generalise.dropIslandsBelowPx2 * drawing.generalise.gridCellsPerPx ** 2;

function dropSmallIslands(grid: Grid, seaCells: Uint8Array): void {
  for (const island of partsOf(grid, (label) => (isWater(label) ? -1 : 0))) {
    if (island.cells.length >= smallestIsland) continue;
    for (const cell of island.cells) grid.cells[cell] = seaCells[cell] ?? 0;
  }
}

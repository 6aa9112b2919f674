import { type Atlas, type LandPolygon, readAtlas } from "./atlas.ts";
import { dropFragments } from "./generalise.ts";
import { at, closeRing, densify, distance, type Ring } from "./geometry.ts";
import { createGrid, fillRings, type Grid, OUTSIDE } from "./grid.ts";
import { drawing, graph } from "./imperunde-data.ts";
import { type LabelledGrid, labelLookup } from "./labels.ts";
import { applyOperation, type PaintContext } from "./operations.ts";
import { paintLands } from "./paint.ts";
import { polarProjection } from "./projection.ts";
import { enlargeIslands, paintNearestSeed } from "./sea-seeds.ts";

const seas = graph.seas.map(({ id }) => id);
const lands = graph.lands.map(({ id }) => id);
const names = [...seas, ...lands, "antarctica", "lake"];
const labelOf = labelLookup(names);
function isWater(label: number): boolean {
  return label < seas.length;
}
const { board, generalise } = drawing;

const projection = polarProjection(board.centre, board.radius, drawing.radialLaw, drawing.lenses);

export const { project } = projection;

const neighbours = new Map(graph.lands.map(({ id, adjacent }) => [labelOf(id), new Set(adjacent.map(labelOf))]));

export function paintImperunde(): LabelledGrid {
  const grid = createGrid(board.size, board.size, generalise.gridCellsPerPx);
  paintSeas(grid);
  clearOutsideRim(grid);
  const seaCells = grid.cells.slice();
  const atlas = readAtlas();
  paintLands({ grid, labelOf, placeRing, placePolygon: (polygon) => [polygon.map(placeRing)] }, atlas, drawing);
  paintAntarctica(grid, atlas);
  for (const [land, scale] of Object.entries(drawing.islandScale)) {
    enlargeIslands(grid, seaCells, labelOf(land), scale, isWater);
  }
  clearOutsideRim(grid);
  const context: PaintContext = {
    grid,
    names,
    isWater,
    labelOf,
    seaCells,
    project,
    areNeighbours: (a, b) => neighbours.get(a)?.has(b) ?? false,
    smallestIsland: (label, limit) => drawing.keepIslands[at(names, label)] ?? limit,
    dropWaterBelowPx2: generalise.dropWaterBelowPx2,
  };
  for (const operation of drawing.operations) applyOperation(context, operation);
  applyOperation(context, ["clean", generalise.dropIslandsBelowPx2]);
  dropFragments(grid, isWater, generalise.dropIslandsBelowPx2 * generalise.gridCellsPerPx ** 2);
  return { grid, names, isWater };
}

function placeRing(ring: Ring): Ring {
  return densify(closeRing(ring), 0.5).map(project);
}

function paintSeas(grid: Grid): void {
  const seeds = Object.entries(drawing.seaSeeds).flatMap(([sea, points]) =>
    points.map((point) => ({ label: labelOf(sea), at: point })),
  );
  paintNearestSeed(grid, seeds, projection.invert);
  for (const [sea, ring] of drawing.seaRings) {
    fillRings(grid, [placeRing(ring)], (index) => {
      grid.cells[index] = labelOf(sea);
    });
  }
}

function clearOutsideRim(grid: Grid): void {
  const scale = grid.cellsPerPx;
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (distance([(x + 0.5) / scale, (y + 0.5) / scale], board.centre) > board.radius) {
        grid.cells[y * grid.width + x] = OUTSIDE;
      }
    }
  }
}

/** The source closes Antarctica by a line along the pole. Without that line the coast encloses the land. */
function paintAntarctica(grid: Grid, atlas: Atlas): void {
  for (const polygon of atlas.get("ATA") ?? []) {
    const rings: LandPolygon = polygon
      .map((ring) => ring.filter(([, lat]) => lat > -89))
      .filter((ring) => ring.length > 3);
    fillRings(grid, rings.map(placeRing), (index) => {
      grid.cells[index] = labelOf("antarctica");
    });
  }
}

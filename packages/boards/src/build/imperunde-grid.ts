import { type Atlas, type LandPolygon, readAtlas } from "./atlas.ts";
import { keepInOnePiece } from "./generalise.ts";
import { at, close, densify, distance, type Ring } from "./geometry.ts";
import { beyond, createGrid, fillRings, type Grid } from "./grid.ts";
import { drawing, graph } from "./imperunde-data.ts";
import { type LabelledGrid, labeller } from "./labels.ts";
import { perform, type Workshop } from "./operations.ts";
import { paintLands } from "./paint.ts";
import { polarProjection } from "./projection.ts";
import { enlargeIslands, paintNearestSeed } from "./sea-seeds.ts";

const seas = graph.seas.map(({ id }) => id);
const lands = graph.lands.map(({ id }) => id);
const names = [...seas, ...lands, "antarctica", "lake"];
const labelOf = labeller(names);
const isWater = (label: number): boolean => label < seas.length;
const { board, generalise } = drawing;

const projection = polarProjection(board.centre, board.radius, drawing.radialLaw, drawing.lenses);

export const { project } = projection;

const neighbours = new Map(graph.lands.map(({ id, adjacent }) => [labelOf(id), new Set(adjacent.map(labelOf))]));

export const paintImperunde = (): LabelledGrid => {
  const grid = createGrid(board.size, board.size, generalise.gridCellsPerPx);
  paintSeas(grid);
  clearBeyondRim(grid);
  const beneath = grid.cells.slice();
  const atlas = readAtlas();
  paintLands({ grid, labelOf, placeRing, placePolygon: (polygon) => [polygon.map(placeRing)] }, atlas, drawing);
  paintAntarctica(grid, atlas);
  for (const [land, scale] of Object.entries(drawing.islandScale)) {
    enlargeIslands(grid, beneath, labelOf(land), scale, isWater);
  }
  clearBeyondRim(grid);
  const shop: Workshop = {
    grid,
    names,
    isWater,
    labelOf,
    beneath,
    project,
    areNeighbours: (a, b) => neighbours.get(a)?.has(b) ?? false,
    smallestIsland: (label, limit) => drawing.keepIslands[at(names, label)] ?? limit,
    dropWaterBelowPx2: generalise.dropWaterBelowPx2,
  };
  for (const operation of drawing.operations) perform(shop, operation);
  perform(shop, ["clean", generalise.dropIslandsBelowPx2]);
  keepInOnePiece(grid, isWater, generalise.dropIslandsBelowPx2 * generalise.gridCellsPerPx ** 2);
  return { grid, names, isWater };
};

const placeRing = (ring: Ring): Ring => densify(close(ring), 0.5).map(project);

const paintSeas = (grid: Grid): void => {
  const seeds = Object.entries(drawing.seaSeeds).flatMap(([sea, points]) =>
    points.map((point) => ({ label: labelOf(sea), at: point })),
  );
  paintNearestSeed(grid, seeds, projection.invert);
  for (const [sea, ring] of drawing.seaRings) {
    fillRings(grid, [placeRing(ring)], (index) => {
      grid.cells[index] = labelOf(sea);
    });
  }
};

const clearBeyondRim = (grid: Grid): void => {
  const scale = grid.cellsPerPx;
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (distance([(x + 0.5) / scale, (y + 0.5) / scale], board.centre) > board.radius) {
        grid.cells[y * grid.width + x] = beyond;
      }
    }
  }
};

/** In the source the outer ring of Antarctica is a line along the pole: without it the coast encloses the land. */
const paintAntarctica = (grid: Grid, atlas: Atlas): void => {
  for (const polygon of atlas.get("ATA") ?? []) {
    const rings: LandPolygon = polygon
      .map((ring) => ring.filter(([, lat]) => lat > -89))
      .filter((ring) => ring.length > 3);
    fillRings(grid, rings.map(placeRing), (index) => {
      grid.cells[index] = labelOf("antarctica");
    });
  }
};

import type { Point, Ring } from "../geometry.ts";
import { densify } from "../geometry.ts";
import { outlineOf, ringsAround } from "../outlines.ts";
import { measureRoom, paintShapes, type Room } from "../room.ts";
import type { Arc } from "../trace.ts";
import { moveMesh } from "./dirichlet.ts";
import { createDiscMesh, type Disc, type DiscMesh, type Places, refineMesh } from "./disc-mesh.ts";
import { createPointMap } from "./locate.ts";
import { type Need, needOf } from "./needs.ts";
import { axesOf, roundingMatrix } from "./shape-axes.ts";
import { shortBorderPoints } from "./short-borders.ts";
import {
  type RegionTarget,
  regionsOfTriangles,
  scaleOf,
  type TriangleRegions,
  targetShapesOf,
} from "./target-shapes.ts";

/** A board before the warp: its lines, and the names of the labels on their sides. */
export interface WarpSource {
  readonly disc: Disc;
  readonly size: number;
  readonly arcs: readonly Arc[];
  readonly names: readonly string[];
  kindOf(label: number): "land" | "sea" | "scenery";
}

/** One region while the warp looks for its scale. */
interface Region {
  readonly need: Need;
  readonly isPlayed: boolean;
  readonly stiffness: number;
  readonly shape: RegionTarget["shape"];
  scale: number;
  /** Grows for a region that stays far below its need. */
  urgency: number;
}

/** Nobody knows the shape of a sea by heart, so seas change first. */
const STIFFNESS = { land: 1, sea: 0.15, scenery: 0.3 };
/** A fine mesh alone would move continents too slowly. */
const LEVELS = [
  { rings: 32, rounds: 24, iterations: 160, cellsPerPx: 0.5 },
  { rings: 64, rounds: 8, iterations: 120, cellsPerPx: 1 },
];
const LAST_ITERATIONS = 300;
const SCALES = { least: 0.2, most: 15 };
const FIRST_SCALES = { least: 0.42, most: 2.6 };
const STEPS = { least: 0.8, most: 1.35 };
const GROWTH = 0.5;
const SHRINKING = 0.3;
/** Regions with room to spare shrink until the worst regions reach this share of their need. */
const GOAL = 0.98;
const GOAL_SPAN = 0.12;
const WORST_REGIONS = 6;
const URGENT_BELOW = 0.8;
const MOST_URGENT = 3;

/** Finds a map of the disc onto itself, without folds, that gives each region the room it needs for play. */
export function findWarp(source: WarpSource): (point: Point) => Point {
  const regions = regionsOf(source);
  const shortBorders = shortBorderPoints(
    source.arcs,
    (label) => source.kindOf(label) !== "scenery",
    (label) => source.kindOf(label) === "sea",
  );
  const painted = paintShapes(outlinesOf(source, source.arcs), source.size, 1);
  const dense = source.arcs.map((arc) => ({ ...arc, points: densify(arc.points, 4) }));
  let mesh = createDiscMesh(source.disc, LEVELS[0]?.rings ?? 1);
  let moved = mesh.places;
  let triangles: readonly TriangleRegions[] = [];
  for (const { rings, rounds, iterations, cellsPerPx } of LEVELS) {
    if (rings > mesh.rings) ({ mesh, moved } = refineMesh(mesh, moved));
    triangles = regionsOfTriangles(mesh, painted, shortBorders);
    let best: Best | undefined;
    for (let round = 0; round < rounds; round++) {
      moved = solve(mesh, moved, triangles, regions, iterations);
      const fits = fitsOf(regions, roomOf(source, dense, createPointMap(mesh, moved), cellsPerPx));
      best = betterOf(best, {
        score: scoreOf(regions, fits),
        moved,
        regions: regions.map((region) => ({ ...region })),
      });
      adjust(regions, fits);
    }
    moved = best?.moved ?? moved;
    for (const [i, region] of best?.regions.entries() ?? []) Object.assign(regions[i] ?? {}, region);
  }
  return createPointMap(mesh, solve(mesh, moved, triangles, regions, LAST_ITERATIONS));
}

interface Best {
  readonly score: number;
  readonly moved: Places;
  readonly regions: readonly Region[];
}

function betterOf(best: Best | undefined, found: Best): Best {
  return best && best.score >= found.score ? best : found;
}

function regionsOf(source: WarpSource): Region[] {
  const axes = axesOf(paintShapes(outlinesOf(source, source.arcs), source.size, 1), source.names.length);
  return axes.map((own, label) => {
    const kind = source.kindOf(label);
    const need = needOf(source.names[label] ?? "", kind, source.size);
    return {
      need,
      isPlayed: kind !== "scenery",
      stiffness: STIFFNESS[kind],
      shape: roundingMatrix(own, need.rounding),
      scale: clamp(Math.sqrt(need.area / own.area), FIRST_SCALES),
      urgency: 1,
    };
  });
}

export function outlinesOf({ names }: Pick<WarpSource, "names">, arcs: readonly Arc[]): readonly (readonly Ring[])[] {
  return names.map((_, label) => ringsAround(arcs, label).map((ring) => outlineOf(arcs, ring)));
}

function roomOf(
  source: WarpSource,
  dense: readonly Arc[],
  map: (point: Point) => Point,
  cellsPerPx: number,
): readonly Room[] {
  const mapped = dense.map((arc) => ({ ...arc, points: arc.points.map(map) }));
  return measureRoom(paintShapes(outlinesOf(source, mapped), source.size, cellsPerPx), source.names.length);
}

function solve(
  mesh: DiscMesh,
  start: Places,
  triangles: readonly TriangleRegions[],
  regions: Region[],
  iterations: number,
): Places {
  const boardArea = Math.PI * mesh.disc.radius ** 2;
  const wanted = triangles.reduce((sum, triangle) => sum + triangle.area * scaleOf(triangle, regions) ** 2, 0);
  const normal = Math.sqrt(boardArea / wanted);
  for (const region of regions) region.scale *= normal;
  const targets = regions.map(({ scale, shape, stiffness, urgency }) => ({
    scale,
    shape,
    weight: stiffness * urgency,
  }));
  return moveMesh(mesh, start, targetShapesOf(triangles, targets, boardArea), iterations);
}

/** The share of its need that each region has: 1 is just enough. */
function fitsOf(regions: readonly Region[], rooms: readonly Room[]): readonly number[] {
  return regions.map(({ need }, i) => {
    const { radius = 0, area = 0 } = rooms[i] ?? {};
    return Math.min(radius / need.radius, Math.sqrt(area / need.area));
  });
}

function scoreOf(regions: readonly Region[], fits: readonly number[]): number {
  const played = fits.filter((_, i) => regions[i]?.isPlayed);
  const mean = played.reduce((sum, fit) => sum + Math.min(1, fit) ** 2, 0) / played.length;
  return mean + 1.5 * Math.min(...played);
}

/** Enlarges regions with too little room. Others shrink only as long as the worst regions are below the goal. */
function adjust(regions: readonly Region[], fits: readonly number[]): void {
  const played = fits.filter((_, i) => regions[i]?.isPlayed);
  const worst = played.toSorted((a, b) => a - b).slice(0, WORST_REGIONS);
  const mean = worst.reduce((sum, fit) => sum + fit, 0) / worst.length;
  const pressure = clamp((GOAL - mean) / GOAL_SPAN, { least: 0, most: 1 });
  regions.forEach((region, i) => {
    const fit = fits[i] ?? 1;
    const urgency = fit < URGENT_BELOW ? region.urgency * 1.12 : region.urgency * 0.98;
    region.urgency = clamp(urgency, { least: 1, most: MOST_URGENT });
    const step = fit < 1 ? fit ** -GROWTH : fit ** (-SHRINKING * pressure);
    region.scale = clamp(region.scale * clamp(step, STEPS), SCALES);
  });
}

function clamp(value: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return Math.min(most, Math.max(least, value));
}

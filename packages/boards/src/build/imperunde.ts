import type { BoardData, BoardRegion } from "../board.ts";
import { encodeLine, roundPoint } from "./compose.ts";
import { drawLines } from "./draw-lines.ts";
import { distance, type Point } from "./geometry.ts";
import { drawing, graph } from "./imperunde-data.ts";
import { paintImperunde, project } from "./imperunde-grid.ts";
import type { LabelledGrid } from "./labels.ts";
import { ringsAround } from "./outlines.ts";
import { measureRoom, paintShapes, type Room } from "./room.ts";
import type { Arc } from "./trace.ts";
import { findWarp, outlinesOf, type WarpSource } from "./warp/warp.ts";
import { warpLines } from "./warp/warp-lines.ts";
import { drawWaterLines } from "./water-lines.ts";

const { centre, radius, size } = drawing.board;
const FINGER_RADIUS = 22;

/** Draws the earth from the South Pole, and then warps it so that each region has room for its name and its chips. */
export function drawImperunde(): BoardData {
  const painted = paintImperunde();
  const source = warpSource(painted);
  const map = findWarp(source);
  const arcs = warpLines(source, map);
  const grid = paintShapes(outlinesOf(source, arcs), size, 1);
  const rooms = measureRoom(grid, painted.names.length);
  const regionOf = regionComposer(painted, arcs, rooms);
  return {
    id: "imperunde",
    size: [size, size],
    pieces: "chips",
    round: { centre, radius },
    arcs: arcs.map(({ points }) => encodeLine(points)),
    regions: [
      ...graph.lands.map(({ id, value }) => regionOf(id, "land", value)),
      ...graph.seas.map(({ id, value }) => regionOf(id, "sea", value)),
    ],
    scenery: [sceneryOf(painted, arcs, rooms, "antarctica", "ice"), sceneryOf(painted, arcs, rooms, "lake", "lake")],
    waterLines: drawWaterLines({ ...painted, grid }).map((lines) => lines.map(encodeLine)),
    crossings: [],
    canals: Object.entries(drawing.canals).map(([id, { path, sign, anchor }]) => ({
      id,
      path: path.map((point) => roundPoint(map(project(point)))),
      sign: roundPoint(map(project(sign))),
      anchor,
    })),
  };
}

function warpSource(painted: LabelledGrid): WarpSource {
  const { names, isWater } = painted;
  const lands = new Set(graph.lands.map(({ id }) => id));
  return {
    disc: { centre, radius },
    size,
    arcs: drawLines(painted, { ...drawing.generalise, meets: drawing.meets, toEdge: toRim }),
    names,
    kindOf: (label) => (isWater(label) ? "sea" : lands.has(names[label] ?? "") ? "land" : "scenery"),
  };
}

function toRim(point: Point): Point {
  const stretch = radius / distance(point, centre);
  return [centre[0] + (point[0] - centre[0]) * stretch, centre[1] + (point[1] - centre[1]) * stretch];
}

function regionComposer({ names }: LabelledGrid, arcs: readonly Arc[], rooms: readonly Room[]) {
  return (id: string, kind: BoardRegion["kind"], value: number): BoardRegion => {
    const label = names.indexOf(id);
    const room = roomAt(rooms, label);
    const middle = roundPoint(room.centre);
    return {
      id,
      kind,
      rings: ringsAround(arcs, label),
      centre: middle,
      hit: { at: middle, radius: Math.max(FINGER_RADIUS, Math.round(room.radius)) },
      value,
    };
  };
}

function sceneryOf(
  { names }: LabelledGrid,
  arcs: readonly Arc[],
  rooms: readonly Room[],
  name: string,
  kind: BoardData["scenery"][number]["kind"],
): BoardData["scenery"][number] {
  const label = names.indexOf(name);
  return { kind, rings: ringsAround(arcs, label), centre: roundPoint(roomAt(rooms, label).centre) };
}

function roomAt(rooms: readonly Room[], label: number): Room {
  const room = rooms[label];
  if (!room) throw new Error(`no room for label ${label}`);
  return room;
}

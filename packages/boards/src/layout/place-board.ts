import type { BoardData, Point } from "../board.ts";
import { type Box, middleOfBox } from "../box.ts";
import { rotationOf } from "../component/rotation.ts";
import type { Piece } from "../component/view.ts";
import { assignOptions } from "./assign.ts";
import { blocksOf, type Size, sizesOf } from "./blocks.ts";
import {
  blockPlaces,
  type NamePlace,
  namePlaces,
  type Option,
  optionsOf,
  type RegionSite,
  type Site,
} from "./candidates.ts";
import { type Chip, type Marker, piecesByRegion } from "./chips.ts";
import { type Ground, paintGround } from "./ground.ts";
import { type Level, levelAt } from "./levels.ts";
import { nameForms, type ShortName } from "./name-forms.ts";

/** What is to be placed. Equal requests have equal layouts on every device. */
export interface LayoutRequest {
  readonly pieces: readonly Piece[];
  readonly names: Readonly<Record<string, string>>;
  readonly shortNames: Readonly<Record<string, ShortName>>;
  /** Screen px per px of the board. */
  readonly scale: number;
  /** Degrees, clockwise. */
  readonly rotation: number;
}

/** Places in px of the board. */
export interface BoardLayout {
  readonly level: Level;
  readonly scale: number;
  readonly regions: readonly PlacedRegion[];
}

export interface PlacedRegion {
  readonly id: string;
  readonly name?: PlacedName;
  readonly chips: readonly { readonly chip: Chip; readonly box: Box }[];
  readonly markers: readonly { readonly marker: Marker; readonly box: Box }[];
}

export interface PlacedName {
  readonly id: string;
  readonly kind: "land" | "sea";
  readonly lines: readonly string[];
  readonly isShort: boolean;
  readonly box: Box;
  readonly value: number;
  /** A line from the name into a region that lies apart from it. */
  readonly leader?: readonly [Point, Point];
}

/** Places the chips and names of a board. */
export type PlaceBoard = (request: LayoutRequest) => BoardLayout;

/** A board at one scale and rotation in one language, with everything that does not depend on the pieces. */
interface PreparedSite extends Site {
  readonly key: string;
  readonly names: LayoutRequest["names"];
  readonly regions: readonly RegionSite[];
  readonly namePlaces: readonly (readonly NamePlace[])[];
  /** The options of a region by the sizes of its chips. */
  readonly options: Map<string, readonly Option[]>;
  readonly obstacles: readonly Box[];
  /** The last assignment, by the sizes of all chips. */
  last?: { readonly sizes: string; readonly picks: readonly Option[] };
}

const MOST_GROUNDS = 8;
const MOST_SITES = 8;

/** Creates a placer that keeps the candidates of recent scales, rotations and languages. */
export function createBoardPlacer(board: BoardData): PlaceBoard {
  const grounds = new Map<number, Ground>();
  let sites: readonly PreparedSite[] = [];
  const groundAt = (rotation: number): Ground => {
    const known = grounds.get(rotation);
    if (known) return known;
    if (grounds.size >= MOST_GROUNDS) grounds.clear();
    const ground = paintGround(board, rotationOf(board, rotation));
    grounds.set(rotation, ground);
    return ground;
  };
  return (request) => {
    const key = `${request.scale} ${request.rotation}`;
    const known = sites.find((site) => site.key === key && site.names === request.names);
    const site = known ?? prepareSite(board, request, groundAt(request.rotation), key);
    sites = [site, ...sites.filter((other) => other !== site)].slice(0, MOST_SITES);
    return placeOn(board, site, request.pieces);
  };
}

function prepareSite(board: BoardData, request: LayoutRequest, ground: Ground, key: string): PreparedSite {
  const { scale, rotation, names, shortNames } = request;
  const level = levelAt(scale);
  const rotate = rotationOf(board, rotation);
  const [right, bottom] = board.size;
  const site: Site = { ground, level, scale, bounds: { left: 0, top: 0, right, bottom } };
  const regions = board.regions.map((region, index): RegionSite => {
    const name = names[region.id];
    return {
      index,
      kind: region.kind,
      centre: rotate(region.centre),
      radius: region.hit.radius,
      forms: name === undefined ? [] : nameForms(region, name, shortNames[region.id] ?? {}, level),
    };
  });
  return {
    ...site,
    key,
    names,
    regions,
    namePlaces: regions.map((region) => namePlaces(site, region)),
    options: new Map(),
    obstacles: board.canals.map(({ path }) => boxOfPath(path.map(rotate), CANAL_MARGIN / scale)),
  };
}

/** Chips and names keep this far from a canal, in px of the screen. */
const CANAL_MARGIN = 2;

function boxOfPath(path: readonly Point[], margin: number): Box {
  const xs = path.map(([x]) => x);
  const ys = path.map(([, y]) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

function placeOn(board: BoardData, site: PreparedSite, pieces: readonly Piece[]): BoardLayout {
  const { level, scale } = site;
  const contents = piecesByRegion(pieces, level);
  const inRegion = board.regions.map(({ id }) => contents.get(id) ?? { chips: [], markers: [] });
  const sizes = inRegion.map((content) => sizesOf(content, level));
  const key = JSON.stringify(sizes.map((list) => list.map(({ width }) => width)));
  const picks =
    site.last?.sizes === key
      ? site.last.picks
      : assignOptions(
          sizes.map((list, region) => optionsFor(site, region, list)),
          site.obstacles,
          scale,
        );
  site.last = { sizes: key, picks };
  const regions = board.regions.map(({ id, kind, value = 0 }, index): PlacedRegion => {
    const { block, name } = picks[index] ?? {};
    const { chips, markers } = inRegion[index] ?? { chips: [], markers: [] };
    const boxes = block?.block.items.map((item) => itemBox(item, block.box, scale)) ?? [];
    const leader = name && kind === "land" ? leaderOf(site, index, name, block?.box) : undefined;
    return {
      id,
      ...(name && {
        name: {
          id,
          kind,
          value,
          lines: name.form.lines,
          isShort: name.form.isShort,
          box: name.box,
          ...(leader && { leader }),
        },
      }),
      chips: chips.flatMap((chip, i) => (boxes[i] ? [{ chip, box: boxes[i] }] : [])),
      markers: markers.flatMap((marker, i) => {
        const box = boxes[chips.length + i];
        return box ? [{ marker, box }] : [];
      }),
    };
  });
  return { level, scale, regions };
}

function optionsFor(site: PreparedSite, index: number, sizes: readonly Size[]): readonly Option[] {
  const key = `${index} ${sizes.map(({ width, height }) => `${width}x${height}`).join()}`;
  const known = site.options.get(key);
  if (known) return known;
  const region = site.regions[index];
  if (!region) return [];
  const blocks = blocksOf(sizes, site.level.gap);
  const places = blocks.flatMap((block, i) => blockPlaces(site, region, block, i === 0));
  const options = optionsOf(site, region, places, site.namePlaces[index] ?? []);
  site.options.set(key, options);
  return options;
}

function itemBox(
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  { left, top }: Box,
  scale: number,
): Box {
  return {
    left: left + x / scale,
    top: top + y / scale,
    right: left + (x + width) / scale,
    bottom: top + (y + height) / scale,
  };
}

/** A name with less of itself on its own ground needs a leader line, unless it stands at its chips. */
const LEAST_ON_GROUND = 0.12;
const AT_CHIPS = 24;

function leaderOf(
  { ground, regions, scale }: PreparedSite,
  index: number,
  { box }: NamePlace,
  block: Box | undefined,
): readonly [Point, Point] | undefined {
  const region = regions[index];
  if (!region || ground.shares(index, box).own >= LEAST_ON_GROUND) return undefined;
  const [x, y] = middleOfBox(box);
  if (block) {
    const [blockX, blockY] = middleOfBox(block);
    const touching = (block.bottom - block.top + box.bottom - box.top) / 2 + 3 / scale;
    if (Math.abs(x - blockX) * scale < AT_CHIPS && Math.abs(y - blockY) < touching) return undefined;
  }
  const [toX, toY] = region.centre;
  const from: Point = [Math.max(box.left, Math.min(box.right, toX)), Math.max(box.top, Math.min(box.bottom, toY))];
  return [from, region.centre];
}

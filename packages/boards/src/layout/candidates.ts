import type { BoardRegion, Point } from "../board.ts";
import { type Box, boxAround, middleOfBox, overlap } from "../box.ts";
import type { Block } from "./blocks.ts";
import { cheapestApart } from "./cheapest-apart.ts";
import type { Ground } from "./ground.ts";
import type { Level } from "./levels.ts";
import type { NameForm } from "./name-forms.ts";

/** A region for which places are searched. */
export interface RegionSite {
  readonly index: number;
  readonly kind: BoardRegion["kind"];
  /** The middle of its widest circle on the rotated board, and the radius. */
  readonly centre: Point;
  readonly radius: number;
  readonly forms: readonly NameForm[];
}

/** The board at one scale and rotation. */
export interface Site {
  readonly ground: Ground;
  readonly level: Level;
  /** Screen px per px of the board. */
  readonly scale: number;
  readonly bounds: Box;
}

export interface BlockPlace {
  readonly block: Block;
  readonly box: Box;
  readonly cost: number;
}

export interface NamePlace {
  readonly form: NameForm;
  readonly box: Box;
  readonly cost: number;
}

/** A place for everything in a region: its chips and its name. */
export interface Option {
  readonly cost: number;
  readonly boxes: readonly Box[];
  readonly block?: BlockPlace;
  readonly name?: NamePlace;
}

const MOST_BLOCK_PLACES = 14;
const MOST_NAME_PLACES = 60;
const FREE_NAMES_BESIDE_BLOCK = 24;
const MOST_OPTIONS = 260;
/** Steps of the search in px of the screen; a region has at most this many steps across. */
const BLOCK_STEP = 3;
const NAME_STEP = 5;
const MOST_BLOCK_STEPS = 28;
const MOST_NAME_STEPS = 28;
/** A name may lie this far beyond its region. */
const NAME_REACH = 26;
const BLOCK_WEIGHT = 1.4;
const LEAST_OWN = 0.3;
/** Chips with less of themselves on their own ground could be taken for those of another region. */
const ENOUGH_OWN = 0.63;
const LITTLE_OWN = 7;

/** Finds good places for a block of chips: on the region's own ground and near its middle. */
export function blockPlaces(site: Site, region: RegionSite, block: Block, isFirst: boolean): readonly BlockPlace[] {
  const { scale, ground } = site;
  const bounds = ground.boundsOf(region.index);
  const places: BlockPlace[] = [];
  const consider = (x: number, y: number, leastOwn: number): void => {
    const box = boxAround(x, y, block.width / scale, block.height / scale);
    const { own, water, beyond } = ground.shares(region.index, box);
    if (own < leastOwn) return;
    const isSea = region.kind === "sea";
    const wet = isSea ? Math.max(0, water - own) : water;
    const land = isSea ? 1 - water - beyond : 1 - own - water - beyond;
    const off = Math.hypot(x - region.centre[0], y - region.centre[1]) * scale;
    const foreign = wet * (isSea ? 3 : 4) + Math.max(0, land) * 7 + beyond * 12;
    const least = block.items.length > 1 ? leastOwnShare(site, region.index, block, box) : own;
    const cost = foreign + (least < ENOUGH_OWN ? LITTLE_OWN : 0) + off * 0.008 + (isFirst ? 0 : 0.05);
    places.push({ block, box, cost });
  };
  for (const [x, y] of gridOver(bounds, BLOCK_STEP / scale, MOST_BLOCK_STEPS)) consider(x, y, LEAST_OWN);
  if (places.length === 0) consider(region.centre[0], region.centre[1], 0);
  return cheapestApart(places, 5 / scale, MOST_BLOCK_PLACES);
}

/** The share on its own ground of the chip or marker that has the least. */
function leastOwnShare({ ground, scale }: Site, region: number, { items }: Block, { left, top }: Box): number {
  return Math.min(
    ...items.map(({ x, y, width, height }) => {
      const box = boxAround(
        left + (x + width / 2) / scale,
        top + (y + height / 2) / scale,
        width / scale,
        height / scale,
      );
      return ground.shares(region, box).own;
    }),
  );
}

/** Finds good places for the name of a region without regard to its chips. */
export function namePlaces(site: Site, region: RegionSite): readonly NamePlace[] {
  const reach = NAME_REACH / site.scale;
  const { left, top, right, bottom } = site.ground.boundsOf(region.index);
  const around = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
  const grid = gridOver(around, NAME_STEP / site.scale, MOST_NAME_STEPS);
  let kept: readonly NamePlace[] = [];
  // Places of different forms may be near each other.
  for (const form of region.forms) {
    // Most names find enough places with their first forms; then the others are not searched.
    const limit = kept[MOST_NAME_PLACES - 1]?.cost ?? site.level.names.none;
    const places = placesOfForm(site, region, form, grid, limit);
    const cheapest = cheapestApart(places, 7 / site.scale, MOST_NAME_PLACES);
    kept = [...kept, ...cheapest].toSorted((a, b) => a.cost - b.cost).slice(0, MOST_NAME_PLACES);
  }
  return kept;
}

/** The places of one form of a name that cost less than the limit. */
function placesOfForm(
  site: Site,
  region: RegionSite,
  form: NameForm,
  grid: readonly Point[],
  limit: number,
): readonly NamePlace[] {
  if (form.cost >= limit) return [];
  const [centreX, centreY] = region.centre;
  const places: NamePlace[] = [];
  for (const [x, y] of grid) {
    const beside = Math.max(0, (Math.abs(x - centreX) - region.radius) * site.scale - form.width / 2);
    const above = Math.max(0, (Math.abs(y - centreY) - region.radius) * site.scale - form.height / 2);
    const away = Math.hypot(beside, above) * 0.05;
    // Too far away, wherever it lies.
    if (form.cost + away >= limit) continue;
    const place = nameAt(site, region, form, x, y, away);
    if (place && place.cost < limit) places.push(place);
  }
  return places;
}

/** The name with its middle at a point. `away` is the cost of the distance. */
function nameAt(
  site: Site,
  region: RegionSite,
  form: NameForm,
  x: number,
  y: number,
  away: number,
): NamePlace | undefined {
  const box = boxAround(x, y, form.width / site.scale, form.height / site.scale);
  const { bounds } = site;
  if (box.left < bounds.left || box.top < bounds.top || box.right > bounds.right || box.bottom > bounds.bottom)
    return undefined;
  const { own, water, beyond } = site.ground.shares(region.index, box);
  const cost =
    region.kind === "sea"
      ? Math.max(0, water - own) * 1.6 + Math.max(0, 1 - water - beyond) * 3.2
      : water * 1.1 + Math.max(0, 1 - own - water - beyond) * 3.4;
  return { form, box, cost: cost + beyond * 8 + form.cost + away };
}

/** All options of a region, the cheapest first. */
export function optionsOf(
  site: Site,
  region: RegionSite,
  blocks: readonly BlockPlace[],
  names: readonly NamePlace[],
): readonly Option[] {
  const costOfNone = region.forms.length === 0 ? 0 : site.level.names.none;
  const options: Option[] =
    blocks.length === 0
      ? [...names.map((name) => ({ cost: name.cost, boxes: [name.box], name })), { cost: costOfNone, boxes: [] }]
      : blocks.flatMap((block) => {
          const own = block.cost * BLOCK_WEIGHT;
          return [
            ...besideBlock(site, region, block),
            ...freeOfBlock(site, block, names),
            { cost: own + costOfNone, boxes: [block.box], block },
          ];
        });
  return options.toSorted((a, b) => a.cost - b.cost || orderOf(a) - orderOf(b)).slice(0, MOST_OPTIONS);
}

/** Options of equal cost have a fixed order, so that every device chooses the same. */
function orderOf({ boxes }: Option): number {
  return boxes.reduce((sum, { left, top }) => sum * 3 + left + top * 2, 0);
}

/** The name above, below, left or right of the chips, also a little shifted. */
function besideBlock(site: Site, region: RegionSite, block: BlockPlace): readonly Option[] {
  const { scale } = site;
  const [x, y] = middleOfBox(block.box);
  return region.forms.flatMap((form) => {
    const below = block.box.bottom + (form.height / 2 + 1) / scale;
    const above = block.box.top - (form.height / 2 + 1) / scale;
    const aside = (form.width / 2 + 3) / scale;
    const shift = 14 / scale;
    const places: readonly (readonly [number, number, number])[] = [
      [x, below, 0],
      [x, above, 0],
      [block.box.right + aside, y, 0.2],
      [block.box.left - aside, y, 0.2],
      [x + shift, below, 0.1],
      [x - shift, below, 0.1],
      [x + shift, above, 0.1],
      [x - shift, above, 0.1],
    ];
    return places.flatMap(([nameX, nameY, extra]) => {
      const name = nameAt(site, region, form, nameX, nameY, 0);
      return name
        ? [{ cost: block.cost * BLOCK_WEIGHT + name.cost + extra, boxes: [block.box, name.box], block, name }]
        : [];
    });
  });
}

/** The name at one of its own best places, clear of the chips. */
function freeOfBlock({ scale }: Site, block: BlockPlace, names: readonly NamePlace[]): readonly Option[] {
  const [x, y] = middleOfBox(block.box);
  return names
    .slice(0, FREE_NAMES_BESIDE_BLOCK)
    .filter((name) => !overlap(name.box, block.box))
    .map((name) => {
      const [nameX, nameY] = middleOfBox(name.box);
      const apart = Math.hypot(nameX - x, nameY - y) * scale;
      const cost = block.cost * BLOCK_WEIGHT + name.cost + 0.3 + apart * 0.006;
      return { cost, boxes: [block.box, name.box], block, name };
    });
}

/** Points over a box, at a step that grows with the box. */
function gridOver({ left, top, right, bottom }: Box, step: number, most: number): readonly Point[] {
  const stepX = Math.max(step, (right - left) / most);
  const stepY = Math.max(step, (bottom - top) / most);
  const points: Point[] = [];
  for (let y = top; y <= bottom; y += stepY) for (let x = left; x <= right; x += stepX) points.push([x, y]);
  return points;
}

import type { BoardRegion, Point, SlotLayout } from "../board.ts";
import { middleOf } from "./rotation.ts";
import type { Owner, Piece } from "./view.ts";

export interface Stack {
  readonly key: string;
  readonly region: string;
  readonly place: Piece["place"];
  readonly symbol: string;
  readonly owner?: Owner;
  readonly isSpent: boolean;
  /** The ids of its pieces. */
  readonly pieces: readonly string[];
}

export interface PlacedStack {
  readonly stack: Stack;
  readonly at: Point;
  readonly size: number;
}

/** Pieces with the same key belong to the same stack. */
export function stackKey({ region, place, symbol, owner, isSpent = false }: Piece): string {
  return `${region} ${place} ${symbol} ${owner ?? ""}${isSpent ? " spent" : ""}`;
}

/** Groups pieces into stacks, in the order of their first pieces. */
export function stacksOf(pieces: readonly Piece[]): readonly Stack[] {
  const stacks = new Map<string, Stack>();
  for (const piece of pieces) {
    const { id, region, place, symbol, owner, isSpent = false } = piece;
    const key = stackKey(piece);
    const known = stacks.get(key);
    const first = { key, region, place, symbol, ...(owner && { owner }), isSpent, pieces: [] };
    stacks.set(key, { ...(known ?? first), pieces: [...(known?.pieces ?? []), id] });
  }
  return [...stacks.values()];
}

/** Sizes in px of the screen. */
const SMALLEST = 14;
const COMFORTABLE = 25;
const LARGEST = 46;
/** Slots may spread by this factor: a piece a little beyond the coast is better than one too small to see. */
const LARGEST_SPREAD = 1.3;
const MOST_SIDE_BY_SIDE = 3;
const FANNED_SIZE = 1.15;
/** Sizes in px of the board. */
const MARK_SIZE = 22;
const FLAG_SIZE = 24;

/**
 * Places the stacks of one region. Each has its own slot. Slots that would be too small to see spread about their middle. More
 * than three stacks that do not fit form a pile, which fans out when the region is pointed at or focused.
 */
export function placeStacks(
  region: BoardRegion,
  stacks: readonly Stack[],
  scale: number,
  isFanned: boolean,
): readonly PlacedStack[] {
  const slotted = stacks.filter(({ place }) => place === "slot");
  return [
    ...stacks.flatMap((stack) => placeMark(region, stack, scale)),
    ...placeInSlots(region, slotted, scale, isFanned),
  ];
}

function placeMark(region: BoardRegion, stack: Stack, scale: number): readonly PlacedStack[] {
  const at = { slot: undefined, flag: region.flag, city: region.city?.at, port: region.city?.port }[stack.place];
  if (!at) return [];
  const printed = stack.place === "flag" ? FLAG_SIZE : MARK_SIZE;
  const size = Math.max(SMALLEST / scale, Math.min(printed, LARGEST / scale));
  return [{ stack, at, size }];
}

function placeInSlots(
  region: BoardRegion,
  stacks: readonly Stack[],
  scale: number,
  isFanned: boolean,
): readonly PlacedStack[] {
  if (stacks.length === 0) return [];
  const layout = region.slots?.[stacks.length - 1] ?? sharedSlots(region, stacks.length);
  if (layout && layout.size * scale >= SMALLEST) {
    const middle = middleOf(layout.at);
    const spread = Math.min(LARGEST_SPREAD, Math.max(1, COMFORTABLE / (layout.size * scale)));
    const size = Math.min(layout.size * spread, LARGEST / scale);
    return stacks.map((stack, i) => ({ stack, at: spreadFrom(middle, layout.at[i] ?? middle, spread), size }));
  }
  const size = (stacks.length > MOST_SIDE_BY_SIDE ? SMALLEST : COMFORTABLE * 0.72) / scale;
  const offsets = isFanned || stacks.length <= MOST_SIDE_BY_SIDE ? fan(stacks.length) : pile(stacks.length);
  const middle = layout ? middleOf(layout.at) : region.centre;
  return stacks.map((stack, i) => {
    const [x, y] = offsets[i] ?? [0, 0];
    return { stack, at: [middle[0] + x * size, middle[1] + y * size], size: isFanned ? size * FANNED_SIZE : size };
  });
}

/** Divides the slots of the fullest layout for more stacks than the region has slots, at half the size. */
function sharedSlots({ slots = [] }: BoardRegion, count: number): SlotLayout | undefined {
  const fullest = slots.at(-1);
  if (!fullest) return undefined;
  const places = fullest.at.length;
  const at = Array.from({ length: count }, (_, i): Point => {
    const [x, y] = fullest.at[i % places] ?? middleOf(fullest.at);
    const isAlone = i < places && i + places >= count;
    const [aside, below] = (isAlone ? undefined : QUARTERS[Math.floor(i / places)]) ?? [0, 0];
    return [x + aside * fullest.size, y + below * fullest.size];
  });
  return { size: fullest.size / 2, at };
}

const QUARTERS: readonly Point[] = [
  [-0.25, -0.25],
  [0.25, 0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
];

function spreadFrom(middle: Point, slot: Point, factor: number): Point {
  return [middle[0] + (slot[0] - middle[0]) * factor, middle[1] + (slot[1] - middle[1]) * factor];
}

/** Offsets in units of a piece: up to three in a row, more in a ring so wide that no two squares touch. */
function fan(count: number): readonly Point[] {
  if (count <= MOST_SIDE_BY_SIDE) return Array.from({ length: count }, (_, i): Point => [i - (count - 1) / 2, 0]);
  const radius = (Math.SQRT2 * FANNED_SIZE) / (2 * Math.sin(Math.PI / count));
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}

function pile(count: number): readonly Point[] {
  return Array.from({ length: count }, (_, i): Point => [(i - (count - 1) / 2) * 0.38, (i % 2) * 0.3 - 0.15]);
}

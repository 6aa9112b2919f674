import type { BoardRegion, Point, SlotLayout } from "../board.ts";
import { middleOf, type Turn, turnSlots } from "./turn.ts";
import type { Owner, Piece } from "./view.ts";

export type Stack = {
  readonly key: string;
  readonly region: string;
  readonly place: Piece["place"];
  readonly symbol: string;
  readonly owner?: Owner;
  readonly isSpent: boolean;
  readonly pieces: readonly string[];
};

export type PlacedStack = { readonly stack: Stack; readonly at: Point; readonly size: number };

/** Pieces with the same key lie in one stack. */
export const stackKey = ({ region, place, symbol, owner, isSpent = false }: Piece): string =>
  `${region} ${place} ${symbol} ${owner ?? ""}${isSpent ? " spent" : ""}`;

/** Same kind, owner and place: one stack. The order in which they were given stays. */
export const stacksOf = (pieces: readonly Piece[]): readonly Stack[] => {
  const stacks = new Map<string, Stack>();
  for (const piece of pieces) {
    const { id, region, place, symbol, owner, isSpent = false } = piece;
    const key = stackKey(piece);
    const known = stacks.get(key);
    const first = { key, region, place, symbol, ...(owner && { owner }), isSpent, pieces: [] };
    stacks.set(key, { ...(known ?? first), pieces: [...(known?.pieces ?? []), id] });
  }
  return [...stacks.values()];
};

const smallestOnScreen = 14;
const comfortableOnScreen = 25;
const largestOnScreen = 46;
// A little beyond the coast is better than too small to see.
const mostSpread = 1.3;
const sideBySide = 3;
const fannedSize = 1.15;
const markSize = 22;
const flagSize = 24;

/**
 * Places the stacks of one region. Each has its own slot; where slots would be too small to see, they spread about their
 * middle; more than three that would not fit lie in a pile, until the pile is fanned out.
 */
export const placeStacks = (
  region: BoardRegion,
  stacks: readonly Stack[],
  scale: number,
  turn: Turn,
  fanned: boolean,
): readonly PlacedStack[] => {
  const slotted = stacks.filter(({ place }) => place === "slot");
  return [
    ...stacks.flatMap((stack) => placeMark(region, stack, scale, turn)),
    ...placeInSlots(region, slotted, scale, turn, fanned),
  ];
};

const onScreen = (size: number, scale: number, least: number): number =>
  Math.max(least / scale, Math.min(size, largestOnScreen / scale));

const placeMark = (region: BoardRegion, stack: Stack, scale: number, turn: Turn): readonly PlacedStack[] => {
  const at = { slot: undefined, flag: region.flag, city: region.city?.at, port: region.city?.port }[stack.place];
  if (!at) return [];
  const size = onScreen(stack.place === "flag" ? flagSize : markSize, scale, smallestOnScreen);
  return [{ stack, at: turn(at), size }];
};

const placeInSlots = (
  region: BoardRegion,
  stacks: readonly Stack[],
  scale: number,
  turn: Turn,
  fanned: boolean,
): readonly PlacedStack[] => {
  if (stacks.length === 0) return [];
  const printed = region.slots[stacks.length - 1] ?? shared(region, stacks.length);
  const layout = printed && turnSlots(turn, printed);
  if (layout && layout.size * scale >= smallestOnScreen) {
    const middle = middleOf(layout.at);
    const spread = Math.min(mostSpread, Math.max(1, comfortableOnScreen / (layout.size * scale)));
    const size = Math.min(layout.size * spread, largestOnScreen / scale);
    return stacks.map((stack, i) => ({ stack, at: away(middle, layout.at[i] ?? middle, spread), size }));
  }
  const size = (stacks.length > sideBySide ? smallestOnScreen : comfortableOnScreen * 0.72) / scale;
  const places = fanned || stacks.length <= sideBySide ? fan(stacks.length) : pile(stacks.length);
  const middle = layout ? middleOf(layout.at) : turn(region.slots[0]?.at[0] ?? region.centre);
  return stacks.map((stack, i) => {
    const [x, y] = places[i] ?? [0, 0];
    return { stack, at: [middle[0] + x * size, middle[1] + y * size], size: fanned ? size * fannedSize : size };
  });
};

/** More than the region has places for share the places of its fullest layout, at half the size. */
const shared = ({ slots }: BoardRegion, count: number): SlotLayout | undefined => {
  const fullest = slots.at(-1);
  if (!fullest) return undefined;
  const places = fullest.at.length;
  const at = Array.from({ length: count }, (_, i): Point => {
    const [x, y] = fullest.at[i % places] ?? middleOf(fullest.at);
    const isAlone = i < places && i + places >= count;
    const [aside, below] = (isAlone ? undefined : quarters[Math.floor(i / places)]) ?? [0, 0];
    return [x + aside * fullest.size, y + below * fullest.size];
  });
  return { size: fullest.size / 2, at };
};

const quarters: readonly Point[] = [
  [-0.25, -0.25],
  [0.25, 0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
];

const away = (middle: Point, place: Point, factor: number): Point => [
  middle[0] + (place[0] - middle[0]) * factor,
  middle[1] + (place[1] - middle[1]) * factor,
];

/** In units of a piece: up to three in a row, more in a ring so wide that no two squares on it touch. */
const fan = (count: number): readonly Point[] => {
  if (count <= sideBySide) return Array.from({ length: count }, (_, i): Point => [i - (count - 1) / 2, 0]);
  const radius = (Math.SQRT2 * fannedSize) / (2 * Math.sin(Math.PI / count));
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
};

const pile = (count: number): readonly Point[] =>
  Array.from({ length: count }, (_, i): Point => [(i - (count - 1) / 2) * 0.38, (i % 2) * 0.3 - 0.15]);

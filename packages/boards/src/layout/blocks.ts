import type { RegionPieces } from "./chips.ts";
import type { Level } from "./levels.ts";

/** A chip or marker inside a block; places and sizes in px of the screen, from the upper left corner of the block. */
interface BlockItem {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One arrangement of everything in a region: first its chips, then its markers. */
export interface Block {
  readonly items: readonly BlockItem[];
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Numbers of items in each row, the best looking arrangement first. */
const ARRANGEMENTS: readonly (readonly (readonly number[])[])[] = [
  [],
  [[1]],
  [[2], [1, 1]],
  [[1, 1, 1], [2, 1], [3]],
  [
    [2, 2],
    [1, 1, 1, 1],
  ],
  [
    [2, 2, 1],
    [3, 2],
  ],
  [
    [2, 2, 2],
    [3, 3],
  ],
];
const ROW = 3;

/** The sizes of the chips and markers of a region. */
export function sizesOf({ chips, markers }: RegionPieces, level: Level): readonly Size[] {
  return [
    ...chips.map(({ width }) => ({ width, height: level.chip.height })),
    ...markers.map(() => ({ width: level.marker, height: level.marker })),
  ];
}

export function blocksOf(sizes: readonly Size[], gap: number): readonly Block[] {
  const rows = Math.ceil(sizes.length / ROW);
  const arrangements = ARRANGEMENTS[sizes.length] ?? [Array.from({ length: rows }, () => ROW)];
  return arrangements.map((arrangement) => arrange(sizes, arrangement, gap));
}

function arrange(sizes: readonly Size[], arrangement: readonly number[], gap: number): Block {
  const items: BlockItem[] = [];
  let width = 0;
  let y = 0;
  let next = 0;
  for (const count of arrangement) {
    const row = sizes.slice(next, next + count);
    const height = Math.max(...row.map((size) => size.height));
    let x = 0;
    for (const size of row) {
      items.push({ ...size, x, y: y + (height - size.height) / 2 });
      x += size.width + gap;
    }
    width = Math.max(width, x - gap);
    y += height + gap;
    next += count;
  }
  return { items, width, height: y - gap };
}

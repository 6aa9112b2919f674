import { type Box, boxAround, middleOfBox } from "../box.ts";
import { type Chip, type ChipColumn, chipWidth } from "../layout/chips.ts";
import { type Level, levelAt } from "../layout/levels.ts";
import type { BoardLayout, PlacedRegion } from "../layout/place-board.ts";

/** A chip as it is drawn: folded in its place, or opened. */
export interface ShownChip {
  readonly chip: Chip;
  readonly columns: readonly ChipColumn[];
  readonly box: Box;
  readonly level: Level;
  readonly isOpen: boolean;
}

/** The level at which a chip has signs above numbers; on a board that is farther away an opened chip is drawn as there. */
const OPEN_SCALE = 0.41;
const GAP = 3;

/** The chips of a region in their places. An opened region shows every kind of every chip, one chip below the other. */
export function shownChips({ level, scale }: BoardLayout, region: PlacedRegion, isOpen: boolean): readonly ShownChip[] {
  const isFolded = !level.chip.isTall || region.chips.some(({ chip }) => chip.columns !== chip.allColumns);
  if (!isOpen || !isFolded || region.chips.length === 0) {
    return region.chips.map(({ chip, box }) => ({ chip, columns: chip.columns, box, level, isOpen: false }));
  }
  const openLevel = levelAt(Math.max(scale, OPEN_SCALE));
  const { height } = openLevel.chip;
  const [x, y] = middleOfRegion(region);
  const step = (height + GAP) / scale;
  const top = y - ((region.chips.length - 1) / 2) * step;
  return region.chips.map(({ chip }, i) => {
    const width = chipWidth(chip.allColumns, chip.isHome, openLevel);
    const box = boxAround(x, top + i * step, width / scale, height / scale);
    return { chip, columns: chip.allColumns, box, level: openLevel, isOpen: true };
  });
}

function middleOfRegion({ chips }: PlacedRegion): readonly [number, number] {
  const middles = chips.map(({ box }) => middleOfBox(box));
  return [
    middles.reduce((sum, [x]) => sum + x, 0) / middles.length,
    middles.reduce((sum, [, y]) => sum + y, 0) / middles.length,
  ];
}

/** What the board shows at a range of scales. All sizes in px of the screen. */
export interface Level {
  readonly id: "overview" | "small" | "medium" | "near" | "close";
  readonly chip: ChipSizes;
  /** The height of the letters of names. */
  readonly letters: number;
  /** The width of one lozenge of a value; 0 shows no values. */
  readonly lozenge: number;
  /** The width of a marker for weather, famine or plunder. */
  readonly marker: number;
  /** The space between the chips of a region. */
  readonly gap: number;
  /** Which forms of the names are used, and what they cost: the whole name on one line, on two, its short form, its code. */
  readonly names: NameCosts;
}

interface ChipSizes {
  readonly height: number;
  /** The width of the tab with the letter. */
  readonly tab: number;
  /** The width of a column with sign and number. */
  readonly column: number;
  /** The number of columns before a chip folds. */
  readonly columns: number;
  /** The height of letter and numbers. */
  readonly figures: number;
  /** The width of a sign; 0 shows numbers only. */
  readonly sign: number;
  /** Sign above the number, or beside it. */
  readonly isTall: boolean;
}

export interface NameCosts {
  readonly oneLine: number;
  readonly twoLines: number;
  readonly short: number;
  readonly code: number;
  /** What it costs to leave the name out. */
  readonly none: number;
  /** Only codes of lands are shown. */
  readonly codesOnly: boolean;
}

const FULL: NameCosts = { oneLine: 0, twoLines: 0.25, short: 1.6, code: 2.6, none: 7, codesOnly: false };
const SHORT: NameCosts = { oneLine: 0, twoLines: 0.2, short: 0.9, code: 1.7, none: 7, codesOnly: false };
const CODES: NameCosts = { oneLine: 0.2, twoLines: 0.4, short: 0.4, code: 0, none: 5, codesOnly: true };

/** From the farthest to the nearest, each with the scale, in px per px of the board, from which it applies. */
const LEVELS: readonly (Level & { readonly from: number })[] = [
  {
    id: "overview",
    from: 0,
    chip: { height: 13, tab: 10, column: 12, columns: 1, figures: 11, sign: 0, isTall: false },
    letters: 11,
    lozenge: 0,
    marker: 11,
    gap: 1,
    names: CODES,
  },
  {
    id: "small",
    from: 0.3,
    chip: { height: 17, tab: 11, column: 23, columns: 1, figures: 11, sign: 11, isTall: false },
    letters: 11,
    lozenge: 4,
    marker: 14,
    gap: 1,
    names: SHORT,
  },
  {
    id: "medium",
    from: 0.41,
    chip: { height: 26, tab: 12, column: 15.5, columns: 2, figures: 11.5, sign: 13, isTall: true },
    letters: 11.5,
    lozenge: 5,
    marker: 17,
    gap: 2,
    names: FULL,
  },
  {
    id: "near",
    from: 0.6,
    chip: { height: 34, tab: 16, column: 21, columns: 6, figures: 14, sign: 16, isTall: true },
    letters: 14,
    lozenge: 6,
    marker: 22,
    gap: 3,
    names: FULL,
  },
  {
    id: "close",
    from: 1.4,
    chip: { height: 46, tab: 21, column: 28, columns: 9, figures: 18, sign: 22, isTall: true },
    letters: 18,
    lozenge: 8,
    marker: 30,
    gap: 4,
    names: FULL,
  },
];

export function levelAt(scale: number): Level {
  const level = LEVELS.findLast(({ from }) => scale >= from);
  if (!level) throw new Error(`no level for the scale ${scale}`);
  return level;
}

/** Neighbouring scales share a layout: letters and chips are up to this much larger than the level says. */
const SCALE_STEP = 1.15;

/** The scale for which the board is laid out: the scale of the whole board, or a step above it. */
export function layoutScale(scale: number, whole: number): number {
  const steps = Math.floor(Math.log(scale / whole) / Math.log(SCALE_STEP) + 1e-6);
  return whole * SCALE_STEP ** Math.max(0, steps);
}

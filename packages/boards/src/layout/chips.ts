import { stackKey } from "../component/stacks.ts";
import type { Owner, Piece } from "../component/view.ts";
import { groupBy } from "../group-by.ts";
import type { Level } from "./levels.ts";

/** One sign with a number on a chip. */
export interface ChipColumn {
  /** The stack that a press on the column chooses; of a sum, its strongest kind. */
  readonly stack: string;
  readonly symbol: string;
  readonly count: number;
  /** The number stands for several kinds. */
  readonly isSum: boolean;
  /** How many of the counted units have moved. */
  readonly spent: number;
}

/** All pieces of one owner in one region. */
export interface Chip {
  readonly key: string;
  readonly region: string;
  /** Locals have none. */
  readonly owner?: Owner;
  readonly isHome: boolean;
  readonly hasFort: boolean;
  readonly hasCargo: boolean;
  readonly columns: readonly ChipColumn[];
  /** Every kind in a column of its own, as the opened chip shows them. */
  readonly allColumns: readonly ChipColumn[];
  /** The ids of its pieces, by stack. */
  readonly pieces: readonly ChipPiece[];
  readonly width: number;
}

interface ChipPiece {
  readonly id: string;
  readonly stack: string;
}

/** A marker without an owner: weather, famine, plunder. */
export interface Marker {
  readonly key: string;
  readonly region: string;
  readonly symbol: string;
}

/** Everything that lies in one region. */
export interface RegionPieces {
  readonly chips: readonly Chip[];
  readonly markers: readonly Marker[];
}

const MARKERS = new Set(["storm", "calm", "disc-famine", "disc-plunder"]);
const HOME = "home-marker";
const POST = "trading-post";
const CARGO = "freight-";
/** From left to right: posts, then the fighters from the strongest to the weakest. */
const ORDER = [
  POST,
  "fort",
  "artillery",
  "cavalry",
  "infantry",
  "ship-of-the-line",
  "frigate",
  "pirate-frigate",
  "freight-artillery",
  "freight-cavalry",
  "freight-infantry",
];

/** Groups pieces by region and owner. */
export function piecesByRegion(pieces: readonly Piece[], level: Level): ReadonlyMap<string, RegionPieces> {
  const byRegion = groupBy(pieces, ({ region }) => region);
  return new Map(
    [...byRegion].map(([region, all]) => {
      const markers = all.filter(({ symbol }) => MARKERS.has(symbol));
      const owned = groupBy(
        all.filter(({ symbol }) => !MARKERS.has(symbol)),
        ({ owner }) => owner,
      );
      return [
        region,
        {
          chips: [...owned].map(([owner, mine]) => chipOf(region, owner, mine, level)),
          markers: markers.map(({ id, symbol }) => ({ key: id, region, symbol })),
        },
      ];
    }),
  );
}

function chipOf(region: string, owner: Owner | undefined, pieces: readonly Piece[], level: Level): Chip {
  const counted = pieces.filter(({ symbol }) => symbol !== HOME);
  const isHome = counted.length < pieces.length;
  const allColumns = columnsOf(counted);
  const columns = foldColumns(allColumns, level.chip.columns);
  return {
    key: `${region} ${owner ?? ""}`,
    region,
    ...(owner && { owner }),
    isHome,
    hasFort: counted.some(({ symbol }) => symbol === "fort"),
    hasCargo: counted.some(({ symbol }) => symbol.startsWith(CARGO)),
    columns,
    allColumns,
    pieces: pieces.map((piece) => ({ id: piece.id, stack: stackKey(piece) })),
    width: chipWidth(columns, isHome, level),
  };
}

function columnsOf(pieces: readonly Piece[]): readonly ChipColumn[] {
  const byStack = groupBy(pieces, stackKey);
  return [...byStack]
    .map(([stack, [first, ...others]]): ChipColumn => {
      const count = 1 + others.length;
      return { stack, symbol: first?.symbol ?? "", count, isSum: false, spent: first?.isSpent ? count : 0 };
    })
    .toSorted((a, b) => ORDER.indexOf(a.symbol) - ORDER.indexOf(b.symbol) || a.spent - b.spent);
}

/** Folds a chip with too many columns: posts, fighters and cargo, each as its strongest kind with the sum. */
function foldColumns(columns: readonly ChipColumn[], most: number): readonly ChipColumn[] {
  if (columns.length <= most) return columns;
  const posts = columns.filter(({ symbol }) => symbol === POST);
  const cargo = columns.filter(({ symbol }) => symbol.startsWith(CARGO));
  const fighters = columns.filter((column) => !posts.includes(column) && !cargo.includes(column));
  const groups = [posts, fighters, cargo].filter((group) => group.length > 0).map(sumOf);
  if (groups.length <= most) return groups;
  const force = [...fighters, ...cargo];
  return most === 1 && force.length > 0 ? [sumOf(force)] : groups.slice(0, most);
}

function sumOf(columns: readonly ChipColumn[]): ChipColumn {
  const [first] = columns;
  if (!first) throw new Error("there is nothing to sum up");
  return {
    ...first,
    isSum: new Set(columns.map(({ symbol }) => symbol)).size > 1,
    count: columns.reduce((sum, { count }) => sum + count, 0),
    spent: columns.reduce((sum, { spent }) => sum + spent, 0),
  };
}

/** A number with two digits needs this much more room, in widths of a column. */
const SECOND_DIGIT = 0.2;
/** An empty home shows a crown beside its letter. */
const CROWN = 0.5;

/** The width of a chip in px of the screen. */
export function chipWidth(columns: readonly ChipColumn[], isHome: boolean, { chip }: Level): number {
  if (columns.length === 0) return chip.tab + (isHome ? Math.max(6, chip.column * CROWN) : 4);
  const wide = columns.filter(({ count }) => count > 9).length;
  return chip.tab + 1 + (columns.length + wide * SECOND_DIGIT) * chip.column;
}

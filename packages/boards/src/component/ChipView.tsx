import type { Box } from "../box.ts";
import type { Chip, ChipColumn } from "../layout/chips.ts";
import type { Level } from "../layout/levels.ts";
import { chipOutline, edgeOf, tabOutline } from "./chip-shape.ts";
import { pieceReference } from "./piece-symbol.ts";

interface ChipViewProps {
  readonly chip: Chip;
  readonly columns: readonly ChipColumn[];
  readonly box: Box;
  readonly level: Level;
  /** Px of the screen per px of the board, for which the box was placed. */
  readonly scale: number;
  readonly letter: string;
}

/** The side of the square in which a sign is drawn. */
const SIGN_CELL = 16;
const CASING = 1;

/** All pieces of one owner in one region: letter, and signs with numbers. Drawn in px of the screen and then scaled. */
export function ChipView({ chip, columns, box, level, scale, letter }: ChipViewProps) {
  const { height, tab } = level.chip;
  const width = (box.right - box.left) * scale;
  const outline = chipOutline(width, height, level.chip.isTall ? "plain" : edgeOf(chip));
  const columnWidth = columns.length === 0 ? 0 : (width - tab - 1) / columns.length;
  return (
    <g
      class={`chip ${chip.owner ? `own-${chip.owner}` : "chip-locals"}`}
      transform={`translate(${box.left} ${box.top}) scale(${1 / scale})`}
      data-chip={chip.key}
      data-region-of={chip.region}
    >
      <path class="chip-casing" d={outline} stroke-width={2 * CASING + 1} />
      <path class="chip-body" d={outline} />
      <path class="chip-pattern" d={outline} />
      <path class="chip-tab" d={tabOutline(tab, height)} />
      <path class="chip-edge" d={outline} />
      <TabLetter chip={chip} level={level} letter={letter} isAlone={columns.length === 0} width={width} />
      {columns.map((column, i) => (
        <Column
          key={column.stack}
          column={column}
          level={level}
          x={tab + 0.5 + columnWidth * i}
          width={columnWidth}
          isLast={i === columns.length - 1}
        />
      ))}
    </g>
  );
}

interface TabLetterProps {
  readonly chip: Chip;
  readonly level: Level;
  readonly letter: string;
  readonly isAlone: boolean;
  readonly width: number;
}

/** The letter of the owner. A home has a crown above it, or beside it on a low chip with nothing else. */
function TabLetter({ chip, level, letter, isAlone, width }: TabLetterProps) {
  const { height, tab, figures, isTall } = level.chip;
  const hasCrown = chip.isHome && isTall;
  const y = hasCrown ? height - figures * 0.43 : height / 2 + figures * 0.35;
  return (
    <>
      {hasCrown && <path class="chip-crown" d={crown(tab / 2, height * 0.13, tab * 0.66)} />}
      {chip.isHome && !isTall && isAlone && (
        <path class="chip-crown chip-crown-aside" d={crown((tab + width) / 2, height * 0.27, (width - tab) * 0.72)} />
      )}
      <text
        class={`chip-letter${chip.isHome && !isTall ? " chip-letter-home" : ""}`}
        x={tab / 2}
        y={y}
        font-size={figures}
      >
        {letter}
      </text>
    </>
  );
}

/** A crown with its top in the middle above a point. */
function crown(x: number, y: number, width: number): string {
  const unit = width / 10;
  const left = x - 5 * unit;
  const at = (dx: number, dy: number): string => `${left + dx * unit} ${y + dy * unit}`;
  return `M${at(0, 8)}L${at(0.2, 1.6)}L${at(2.8, 4)}L${at(5, 0)}L${at(7.2, 4)}L${at(9.8, 1.6)}L${at(10, 8)}Z`;
}

interface ColumnProps {
  readonly column: ChipColumn;
  readonly level: Level;
  readonly x: number;
  readonly width: number;
  readonly isLast: boolean;
}

function Column({ column, level, x, width, isLast }: ColumnProps) {
  const { height, figures, sign, isTall } = level.chip;
  const { count, spent, isSum, symbol, stack } = column;
  const middle = x + width / 2;
  const isBare = sign === 0 && symbol !== "trading-post";
  const signSize = sign === 0 ? height * 0.75 : sign;
  const signX = isTall || sign === 0 ? middle - signSize / 2 : x + 0.5;
  const signY = isTall ? height * 0.07 : (height - signSize) / 2;
  const countX =
    isTall || sign === 0 ? middle - (isSum && isTall ? figures * 0.18 : 0) : x + signSize + (width - signSize) / 2;
  const countY = isTall ? height - figures * 0.22 : height / 2 + figures * 0.36;
  const state = spent === 0 ? "" : spent === count ? " chip-spent" : " chip-partly-spent";
  return (
    <g class={`chip-column${state}`} data-stack={stack}>
      <rect class="chip-press" x={x} width={width} height={height} />
      {!isBare && (
        <use
          href={pieceReference(`sign-${signOf(symbol)}`)}
          transform={`translate(${signX} ${signY}) scale(${signSize / SIGN_CELL})`}
        />
      )}
      {(isBare || sign > 0) && (
        <text class="chip-count" x={countX} y={countY} font-size={figures}>
          {count}
        </text>
      )}
      {isSum && isTall && (
        <path class="chip-plus" d={plus(middle + figures * 0.42, height - figures * 0.55, figures * 0.18)} />
      )}
      {spent > 0 && (
        <path
          class="chip-tick"
          d={isTall ? tick(x + width - (isLast ? 1.5 : 0.5), height * 0.06, height * 0.2) : bar(x, width, height)}
        />
      )}
    </g>
  );
}

function plus(x: number, y: number, half: number): string {
  return `M${x - half} ${y}h${2 * half}M${x} ${y - half}v${2 * half}`;
}

/** A tick whose upper right corner is given. */
function tick(right: number, top: number, size: number): string {
  return `M${right - size * 1.5} ${top + size * 0.55}l${size * 0.5} ${size * 0.5}l${size} ${-size}`;
}

/** On a low chip a tick would cover the number: a bar below it says that the units have moved. */
function bar(x: number, width: number, height: number): string {
  return `M${x + 2.5} ${height - 1.9}h${width - 6}`;
}

/** Pirates sail frigates; an army on board is cargo. */
function signOf(symbol: string): string {
  if (symbol === "pirate-frigate") return "frigate";
  return symbol.startsWith("freight-") ? `aboard-${symbol.slice("freight-".length)}` : symbol;
}

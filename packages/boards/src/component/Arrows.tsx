import type { ReadonlySignal } from "@preact/signals";
import type { BoardData, Point } from "../board.ts";
import type { BoardArrow } from "./view.ts";

interface ArrowsProps {
  readonly board: BoardData;
  readonly arrows: ReadonlySignal<readonly BoardArrow[]>;
}

/** Arrows from region to region, above the pieces. An arrow to its own region is a ring. */
export function Arrows({ board, arrows }: ArrowsProps) {
  const centreOf = (id: string) => board.regions.find((region) => region.id === id)?.centre;
  return (
    <>
      {arrows.value.map(({ from, to }) => {
        const [start, end] = [centreOf(from), centreOf(to)];
        if (!start || !end) return null;
        const shape = from === to ? ringPath(start) : arrowPath(start, end);
        return (
          <g key={`${from} ${to}`}>
            <path class="board-arrow-edge" d={shape} />
            <path class="board-arrow-line" d={shape} />
          </g>
        );
      })}
    </>
  );
}

const RING = 34;
const HEAD = 26;
/** How far an arrow bends to one side, as a part of its length, so that the arrow back does not cover it. */
const BEND = 0.12;

function ringPath([x, y]: Point): string {
  return `M${x - RING} ${y}a${RING} ${RING} 0 1 0 ${2 * RING} 0a${RING} ${RING} 0 1 0 ${-2 * RING} 0`;
}

/** A bent line with two strokes as its head. */
function arrowPath([x1, y1]: Point, [x2, y2]: Point): string {
  const bendX = (x1 + x2) / 2 - (y2 - y1) * BEND;
  const bendY = (y1 + y2) / 2 + (x2 - x1) * BEND;
  const angle = Math.atan2(y2 - bendY, x2 - bendX);
  const barb = (turn: number) =>
    `${round(x2 - HEAD * Math.cos(angle + turn))} ${round(y2 - HEAD * Math.sin(angle + turn))}`;
  return `M${x1} ${y1}Q${round(bendX)} ${round(bendY)} ${x2} ${y2}M${barb(0.5)}L${x2} ${y2}L${barb(-0.5)}`;
}

function round(length: number): string {
  return length.toFixed(1);
}

import type { ReadonlySignal } from "@preact/signals";
import type { BoardData } from "../board.ts";
import { drawingOf } from "./drawing.ts";

interface FocusRingProps {
  readonly board: BoardData;
  readonly focused: ReadonlySignal<string | undefined>;
}

/** The outline of the region that has the keyboard focus. */
export function FocusRing({ board, focused }: FocusRingProps) {
  const path = focused.value === undefined ? undefined : drawingOf(board).shapes.get(focused.value);
  if (!path) return null;
  return (
    <g class="board-focus">
      <path class="region-focus-gap" d={path} />
      <path class="region-focus" d={path} />
    </g>
  );
}

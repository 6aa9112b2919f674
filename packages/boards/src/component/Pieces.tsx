import { useLayoutEffect, useRef } from "preact/hooks";
import { animateMoves, type PiecePositions } from "./animate-moves.ts";
import { useCachedElements } from "./cached-elements.ts";
import { PIECE_CELL, pieceReference } from "./piece-symbol.ts";
import type { PlacedStack } from "./stacks.ts";

interface PiecesProps {
  readonly stacks: readonly PlacedStack[];
  readonly scale: number;
}

/** The pieces on the board as stacks. Pieces that moved since the last time are animated. */
export function Pieces({ stacks, scale }: PiecesProps) {
  const cached = useCachedElements([scale]);
  const layer = useRef<SVGGElement>(null);
  const before = useRef<PiecePositions>(new Map());
  useLayoutEffect(() => {
    const now: PiecePositions = new Map(
      stacks.flatMap(({ stack, at }) =>
        stack.pieces.map((piece) => [piece, { selectors: [`[data-stack="${stack.key}"]`], region: stack.region, at }]),
      ),
    );
    if (layer.current) animateMoves(layer.current, before.current, now);
    before.current = now;
  }, [stacks]);
  return (
    <g class="board-pieces" ref={layer}>
      {stacks.map((placed) =>
        cached(placed.stack.key, placed, () => <StackOfPieces key={placed.stack.key} placed={placed} scale={scale} />),
      )}
    </g>
  );
}

/** Drawn in the cell of a piece, so that one translation and one scale place the whole stack. */
function StackOfPieces({ placed, scale }: { readonly placed: PlacedStack; readonly scale: number }) {
  const { stack, at, size } = placed;
  const count = stack.pieces.length;
  const zoom = size / PIECE_CELL;
  const badge = Math.max(8.5, 6.5 / (scale * zoom));
  return (
    <g
      class={classOf(stack)}
      transform={`translate(${at[0] - size / 2} ${at[1] - size / 2}) scale(${zoom})`}
      data-stack={stack.key}
      data-region-of={stack.region}
    >
      <ellipse class="stack-shadow" cx="16" cy="29.500" rx="15" ry="4.200" />
      <use href={pieceReference(stack.symbol)} />
      {stack.isSpent && <path class="stack-tick" d="M1 26L6 31L14 20" />}
      {count > 1 && (
        <g class="stack-count">
          <circle cx="29" cy="3" r={badge} />
          <text x="29" y="3" font-size={badge * 1.4} dy=".35em">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

function classOf({ owner, symbol, isSpent }: PlacedStack["stack"]): string {
  return `stack stack-${symbol}${owner ? ` own-${owner}` : ""}${isSpent ? " stack-spent" : ""}`;
}

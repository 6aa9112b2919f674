import { useLayoutEffect, useRef } from "preact/hooks";
import { useKept } from "./kept.ts";
import { pieceCell, pieceReference } from "./PieceSprite.tsx";
import type { PlacedStack } from "./stacks.ts";
import { type Places, travel } from "./travel.ts";

/** The pieces on the board, by stacks. One that moved since the last time is seen to travel. */
export const Pieces = ({ stacks, scale }: { stacks: readonly PlacedStack[]; scale: number }) => {
  const kept = useKept([scale]);
  const layer = useRef<SVGGElement>(null);
  const before = useRef<Places>(new Map());
  useLayoutEffect(() => {
    const now: Places = new Map(
      stacks.flatMap(({ stack, at, size }) =>
        stack.pieces.map((piece) => [piece, { key: stack.key, region: stack.region, at, size }]),
      ),
    );
    if (layer.current) travel(layer.current, before.current, now);
    before.current = now;
  }, [stacks]);
  return (
    <g class="board-pieces" ref={layer}>
      {stacks.map((placed) =>
        kept(placed.stack.key, placed, () => <StackOfPieces key={placed.stack.key} placed={placed} scale={scale} />),
      )}
    </g>
  );
};

/** Drawn in the cell of a piece, so that one move and one scale place the whole stack. */
const StackOfPieces = ({ placed: { stack, at, size }, scale }: { placed: PlacedStack; scale: number }) => {
  const count = stack.pieces.length;
  const zoom = size / pieceCell;
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
};

const classOf = ({ owner, symbol, isSpent }: PlacedStack["stack"]): string =>
  `stack ${owner ? `own-${owner}` : `stack-${symbol}`}${isSpent ? " stack-spent" : ""}`;

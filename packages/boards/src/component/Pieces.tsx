import { useLayoutEffect, useRef } from "preact/hooks";
import type { PlacedStack } from "./stacks.ts";
import { type Places, travel } from "./travel.ts";

/** The pieces on the board, by stacks. One that moved since the last time is seen to travel. */
export const Pieces = ({ stacks, scale }: { stacks: readonly PlacedStack[]; scale: number }) => {
  const layer = useRef<SVGGElement>(null);
  const before = useRef<Places>(new Map());
  useLayoutEffect(() => {
    const now: Places = new Map(
      stacks.flatMap(({ stack, at }) =>
        stack.pieces.map((piece) => [piece, { key: stack.key, region: stack.region, at }]),
      ),
    );
    if (layer.current) travel(layer.current, before.current, now);
    before.current = now;
  }, [stacks]);
  return (
    <g class="board-pieces" ref={layer}>
      {stacks.map((placed) => (
        <StackOfPieces key={placed.stack.key} placed={placed} scale={scale} />
      ))}
    </g>
  );
};

const StackOfPieces = ({ placed: { stack, at, size }, scale }: { placed: PlacedStack; scale: number }) => {
  const count = stack.pieces.length;
  const badge = Math.max(size * 0.26, 6.5 / scale);
  return (
    <g
      class={stack.owner ? `stack own-${stack.owner}` : `stack stack-${stack.symbol}`}
      transform={`translate(${at[0]} ${at[1]})`}
      data-stack={stack.key}
      data-region-of={stack.region}
    >
      <ellipse class="stack-shadow" cy={size * 0.42} rx={size * 0.46} ry={size * 0.13} />
      <use href={`#${stack.symbol}`} x={-size / 2} y={-size / 2} width={size} height={size} />
      {count > 1 && (
        <g class="stack-count" transform={`translate(${size * 0.42} ${-size * 0.4})`}>
          <circle r={badge} />
          <text font-size={badge * 1.4} dy=".35em">
            {count}
          </text>
        </g>
      )}
    </g>
  );
};

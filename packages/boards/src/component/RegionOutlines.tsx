import type { BoardData } from "../board.ts";
import { drawingOf } from "./drawing.ts";
import { PAINTING_ORDER } from "./painting-order.ts";
import type { BoardProps } from "./view.ts";

interface RegionOutlinesProps extends Pick<BoardProps, "view"> {
  readonly board: BoardData;
}

/**
 * The highlights of regions whose fill says who owns them: lines inside the region, in a casing that parts them from every fill, and
 * no wash.
 */
export function RegionOutlines({ board, view }: RegionOutlinesProps) {
  const { shapes } = drawingOf(board);
  return (
    <g class="board-outlines">
      {PAINTING_ORDER.map((state) => (
        <g key={state}>
          {board.regions
            .filter(({ id }) => view.value.regions[id]?.states?.includes(state))
            .map(({ id }) => {
              const clip = `inside-${state}-${id}`;
              const path = shapes.get(id);
              return (
                <g key={id} clip-path={`url(#${clip})`}>
                  <clipPath id={clip}>
                    <path d={path} clip-rule="evenodd" />
                  </clipPath>
                  <path class={`outline-casing outline-casing-${state}`} d={path} />
                  <path class={`region-${state}`} d={path} />
                  {state === "selected" && <path class="outline-dashes" d={path} />}
                </g>
              );
            })}
        </g>
      ))}
    </g>
  );
}

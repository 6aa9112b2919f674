import type { BoardData } from "../board.ts";
import { drawingOf } from "./drawing.ts";
import { PAINTING_ORDER } from "./painting-order.ts";
import type { BoardProps } from "./view.ts";

interface RegionStatesProps extends Pick<BoardProps, "view"> {
  readonly board: BoardData;
}

/** The highlights of the regions. */
export function RegionStates({ board, view }: RegionStatesProps) {
  return (
    <g class="board-states">
      {PAINTING_ORDER.map((state) => (
        <g key={state}>
          {board.regions
            .filter(({ id }) => view.value.regions[id]?.states?.includes(state))
            .map(({ id }) => (
              <path key={id} class={`region-${state}`} d={drawingOf(board).shapes.get(id)} />
            ))}
        </g>
      ))}
    </g>
  );
}

import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { BoardData, BoardRegion } from "../board.ts";
import { drawingOf } from "./drawing.ts";
import { useKept } from "./kept.ts";
import type { BoardProps, BoardView, RegionState } from "./view.ts";

type Shared = Pick<BoardProps, "board" | "view">;

/** The regions themselves: what is seen, pointed at, focused and spoken. One of them at a time is in the tab order. */
export const Regions = ({
  board,
  view,
  spoken: told,
  kind,
  names,
  current,
}: Pick<BoardProps, "board" | "view" | "spoken" | "names"> & {
  readonly kind: BoardRegion["kind"];
  readonly current: ReadonlySignal<string>;
}) => {
  const kept = useKept([board, names]);
  const regions = useMemo(() => board.regions.filter((region) => region.kind === kind), [board, kind]);
  // Few actions change whose a region is, or which one is chosen: then none of them is drawn anew.
  useComputed(() => JSON.stringify(regions.map((region) => paintOf(view.value, region)))).value;
  return (
    <g>
      {regions.map((region) => {
        const { owner, isSelected } = paintOf(view.peek(), region);
        const spoken = told?.value[region.id] ?? names[region.id] ?? region.id;
        const inTabOrder = current.value === region.id;
        return kept(region.id, [owner, isSelected, spoken, inTabOrder], () => (
          <path
            key={region.id}
            class={classOf(region, owner)}
            d={drawingOf(board).shapes.get(region.id)}
            data-region={region.id}
            {...asButton(spoken, isSelected, inTabOrder)}
          />
        ));
      })}
    </g>
  );
};

const paintOf = ({ regions }: BoardView, { id }: BoardRegion) => {
  const { owner, states = [] } = regions[id] ?? {};
  return { owner, isSelected: states.includes("selected") };
};

/** A shape on the map cannot be a button element, but it can be one to those who do not see it. */
const asButton = (spoken: string, isSelected: boolean, inTabOrder: boolean) =>
  ({
    role: "button",
    tabindex: inTabOrder ? 0 : -1,
    "aria-label": spoken,
    "aria-pressed": isSelected,
  }) as const;

const classOf = ({ kind, value, continent }: BoardRegion, owner: string | undefined): string => {
  const ground = kind === "sea" ? `sea-${value?.amount ?? 1}` : continent ? `tint-${continent}` : "land";
  return `region region-${kind} ${ground}${owner && kind === "land" ? ` own-${owner}` : ""}`;
};

/** The order is the order of painting: what asks for attention lies above what reports. */
const paintingOrder: readonly RegionState[] = ["last", "danger", "legal", "selected"];

export const States = ({ board, view }: Shared) => (
  <g class="board-states">
    {paintingOrder.map((state) => (
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

export const FocusRing = ({ board, focused }: { board: BoardData; focused: ReadonlySignal<string | undefined> }) => {
  const path = focused.value === undefined ? undefined : drawingOf(board).shapes.get(focused.value);
  if (!path) return null;
  return (
    <g class="board-focus">
      <path class="region-focus-gap" d={path} />
      <path class="region-focus" d={path} />
    </g>
  );
};

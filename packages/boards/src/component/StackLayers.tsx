import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { groupBy } from "../group-by.ts";
import type { Camera } from "./camera.ts";
import { Labels } from "./Labels.tsx";
import type { PieceLayersProps } from "./layers.ts";
import { Marks } from "./Marks.tsx";
import { Pieces } from "./Pieces.tsx";
import { type PlacedStack, placeStacks, stacksOf } from "./stacks.ts";
import type { BoardProps } from "./view.ts";

/** Marks, labels at their printed places, and loose stacks. */
export function StackLayers({ props, camera, active, fonts, sheet }: PieceLayersProps) {
  const { board, view, names } = props;
  const stacks = usePlacedStacks(props, camera, active);
  const scale = camera.scale.value;
  const marks = useMemo(() => <Marks board={board} scale={scale} />, [board, scale]);
  return (
    <>
      <svg {...sheet} class="board-upright" aria-hidden="true">
        {marks}
        {board.letters && (
          <Labels
            key={fonts}
            board={board}
            letters={board.letters}
            view={view.value}
            names={names}
            stacks={stacks.value}
            scale={scale}
          />
        )}
      </svg>
      <svg {...sheet} class="board-upright" aria-hidden="true">
        <Pieces stacks={stacks.value} scale={scale} />
      </svg>
    </>
  );
}

/** The stacks of the whole board. A crowded region fans out while it is pointed at or focused. */
function usePlacedStacks(
  { board, view }: BoardProps,
  camera: Camera,
  active: ReadonlySignal<string | undefined>,
): ReadonlySignal<readonly PlacedStack[]> {
  const fanned = useComputed(() => {
    const region = active.value;
    const slotted = stacksOf(view.value.pieces.filter((piece) => piece.region === region && piece.place === "slot"));
    return slotted.length > 3 ? region : undefined;
  });
  return useComputed(() => {
    const all = groupBy(stacksOf(view.value.pieces), ({ region }) => region);
    return board.regions.flatMap((region) =>
      placeStacks(region, all.get(region.id) ?? [], camera.scale.value, fanned.value === region.id),
    );
  });
}

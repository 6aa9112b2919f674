import { computed, useComputed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { layoutScale } from "../layout/levels.ts";
import { sharedNames, sharedPlacer } from "../layout/shared-placer.ts";
import { CanalMarks } from "./CanalMarks.tsx";
import { Chips } from "./Chips.tsx";
import type { PieceLayersProps } from "./layers.ts";
import { RegionNames } from "./RegionNames.tsx";
import { RegionNotes } from "./RegionNotes.tsx";

const NO_SHORT_NAMES = {};

/** Names and chips, which are placed together. */
export function ChipLayers({ props, camera, rotate, active, sheet }: PieceLayersProps) {
  const { board, view, names, rotation, shortNames = NO_SHORT_NAMES } = props;
  const place = useMemo(() => sharedPlacer(board), [board]);
  // Most changes of the view leave the pieces where they are; then nothing is placed again.
  const pieces = useComputed(() => view.value.pieces);
  const scale = useComputed(() => layoutScale(camera.scale.value, camera.whole.value));
  // A caller may pass equal names in a new object.
  const texts = useMemo(() => ({ names: sharedNames(names), shortNames }), [JSON.stringify(names)]);
  const layout = useMemo(
    () => computed(() => place({ ...texts, pieces: pieces.value, scale: scale.value, rotation: rotation?.value ?? 0 })),
    [place, texts, pieces, scale, rotation],
  );
  const dug = view.value.dug.join();
  const canals = useMemo(
    () => <CanalMarks board={board} scale={camera.scale.value} rotate={rotate} dug={view.peek().dug} names={names} />,
    [board, view, names, camera.scale.value, rotate, dug],
  );
  return (
    <>
      <svg {...sheet} class="board-upright" aria-hidden="true">
        {canals}
        <RegionNames board={board} layout={layout.value} rotate={rotate} iceName={names.antarctica} />
      </svg>
      <svg {...sheet} class="board-upright" aria-hidden="true">
        <Chips layout={layout} open={active} letters={props.ownerLetters} />
        <RegionNotes board={board} rotate={rotate} layout={layout.value} regions={view.value.regions} />
      </svg>
    </>
  );
}

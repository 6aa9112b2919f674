import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardData } from "../board.ts";
import { ChartLines } from "./ChartLines.tsx";
import { Compass } from "./Compass.tsx";
import { Controls } from "./Controls.tsx";
import { type Camera, createCamera } from "./camera.ts";
import type { DraggedPiece } from "./drag.ts";
import { drawingOf } from "./drawing.ts";
import { FocusRing } from "./FocusRing.tsx";
import { Hatching } from "./Hatching.tsx";
import { inputHandlers } from "./input.ts";
import { Labels } from "./Labels.tsx";
import { Marks } from "./Marks.tsx";
import { clearWidths } from "./measure-text.ts";
import { Neatline } from "./Neatline.tsx";
import { OwnerLines } from "./OwnerLines.tsx";
import { Patterns } from "./Patterns.tsx";
import { Pieces } from "./Pieces.tsx";
import { RegionStates } from "./RegionStates.tsx";
import { Regions } from "./Regions.tsx";
import { Rim } from "./Rim.tsx";
import { type Rotate, rotationOf } from "./rotation.ts";
import { Scenery } from "./Scenery.tsx";
import { type PlacedStack, placeStacks, stacksOf } from "./stacks.ts";
import type { BoardProps, BoardView } from "./view.ts";

/** A board to look at and to choose on. It contains no rules: it shows its `view` and calls `onChoose`. */
export function Board(props: BoardProps) {
  const { board, view, names, labels, descriptions } = props;
  const frame = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const dragged = useRef<DraggedPiece | undefined>(undefined);
  const camera = useMemo(() => createCamera(board.size), [board]);
  const pointed = useSignal<string | undefined>(undefined);
  const focused = useSignal<string | undefined>(undefined);
  const current = useSignal(board.regions[0]?.id ?? "");
  const fonts = useFontCount();
  useLayoutEffect(() => {
    const mayPan = () => dragged.current === undefined;
    if (frame.current && paper.current) return camera.attach(frame.current, paper.current, mayPan);
    return undefined;
  }, [camera]);
  useSignalEffect(() => {
    paper.current?.style.setProperty("--k", String(camera.scale.value));
    paper.current?.toggleAttribute("data-far", camera.scale.value < 0.3);
  });

  const rotate = useComputed(() => rotationOf(board, props.rotation?.value ?? 0));
  const stacks = usePlacedStacks(props, camera, rotate, () => pointed.value ?? focused.value);
  const { still, owned, marks } = useLayers(props, camera, rotate.value);
  const handlers = inputHandlers({ props, camera, rotate, pointed, focused, current, frame, dragged });
  const degrees = props.rotation?.value ?? 0;
  const [width, height] = board.size;
  const sheet = { viewBox: `0 0 ${width} ${height}`, width, height };
  const rotation = board.round ? `rotate(${degrees} ${board.round.centre.join(" ")})` : undefined;
  const regions = { board, view, names, current, ...(descriptions && { descriptions }) };
  return (
    <section class={`board board-${board.id}`} ref={frame} aria-label={labels.board} {...handlers}>
      <div class="board-paper" ref={paper} style={{ width: `${width}px`, height: `${height}px` }}>
        <svg {...sheet} role="presentation">
          <Patterns />
          <g transform={rotation}>
            {still.scenery}
            <Regions {...regions} kind="land" />
            {owned.hatching}
            {still.shade}
            <Regions {...regions} kind="sea" />
            {still.lines}
            {owned.lines}
          </g>
        </svg>
        <svg {...sheet} class="board-lights" aria-hidden="true">
          <g transform={rotation}>
            <RegionStates board={board} view={view} />
            <FocusRing board={board} focused={focused} />
            {still.rim}
          </g>
        </svg>
        <svg {...sheet} class="board-upright" aria-hidden="true">
          {marks}
          <Labels
            key={fonts.value}
            board={board}
            view={view.value}
            names={names}
            stacks={stacks.value}
            scale={camera.scale.value}
            rotate={rotate.value}
          />
        </svg>
        <svg {...sheet} class="board-upright" aria-hidden="true">
          <Pieces stacks={stacks.value} scale={camera.scale.value} />
        </svg>
      </div>
      <Controls
        camera={camera}
        labels={labels}
        rotation={degrees}
        {...(board.round && props.onRotate && { onRotate: props.onRotate })}
      />
    </section>
  );
}

/** Changes when the fonts have been loaded: then labels are measured again. */
function useFontCount(): ReadonlySignal<number> {
  const fonts = useSignal(0);
  useEffect(() => {
    void document.fonts.ready.then(() => {
      clearWidths();
      fonts.value++;
    });
  }, [fonts]);
  return fonts;
}

/** The stacks of the whole board. A crowded region fans out while it is pointed at or focused. */
function usePlacedStacks(
  { board, view }: BoardProps,
  camera: Camera,
  rotate: ReadonlySignal<Rotate>,
  activeRegion: () => string | undefined,
): ReadonlySignal<readonly PlacedStack[]> {
  const fanned = useComputed(() => {
    const region = activeRegion();
    const slotted = stacksOf(view.value.pieces.filter((piece) => piece.region === region && piece.place === "slot"));
    return slotted.length > 3 ? region : undefined;
  });
  return useComputed(() => {
    const all = Map.groupBy(stacksOf(view.value.pieces), ({ region }) => region);
    return board.regions.flatMap((region) =>
      placeStacks(region, all.get(region.id) ?? [], camera.scale.value, rotate.value, fanned.value === region.id),
    );
  });
}

/** The layers that most actions leave unchanged. They stay the same elements, so that Preact does not draw them again. */
function useLayers({ board, view, names }: BoardProps, camera: Camera, rotate: Rotate) {
  const still = useMemo(() => stillLayers(board), [board]);
  const owners = useComputed(() => ownersIn(view.value)).value;
  const owned = useMemo(() => ownedLayers(board, view.peek().regions), [board, view, owners]);
  const scale = camera.scale.value;
  const dug = view.value.dug.join();
  const marks = useMemo(
    () => <Marks board={board} scale={scale} rotate={rotate} dug={view.peek().dug} names={names} />,
    [board, view, names, scale, rotate, dug],
  );
  return { still, owned, marks };
}

function stillLayers(board: BoardData) {
  const { coast, water } = drawingOf(board);
  return {
    scenery: <Scenery board={board} />,
    // The seas are painted afterwards and hide the outer half of the shade.
    shade: <path class="board-coast-shade" d={coast} />,
    lines: (
      <>
        <ChartLines board={board} />
        {!board.round && <Compass at={[150, 1010]} size={110} water={water} />}
      </>
    ),
    rim: board.round ? <Rim round={board.round} /> : <Neatline size={board.size} />,
  };
}

/** The layers that depend on the owners of the regions only. */
function ownedLayers(board: BoardData, regions: BoardView["regions"]) {
  return {
    hatching: <Hatching board={board} regions={regions} />,
    lines: <OwnerLines board={board} regions={regions} />,
  };
}

function ownersIn({ regions }: BoardView): string {
  return Object.entries(regions)
    .map(([id, { owner = "" }]) => `${id} ${owner}`)
    .join();
}

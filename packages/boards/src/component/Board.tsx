import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardData } from "../board.ts";
import { Arrows } from "./Arrows.tsx";
import { ChartLines } from "./ChartLines.tsx";
import { Compass } from "./Compass.tsx";
import { Controls } from "./Controls.tsx";
import { createCamera } from "./camera.ts";
import type { DraggedPiece } from "./drag.ts";
import { drawingOf } from "./drawing.ts";
import { FocusRing } from "./FocusRing.tsx";
import { Hatching } from "./Hatching.tsx";
import { inputHandlers } from "./input.ts";
import type { BoardLayers } from "./layers.ts";
import { clearWidths } from "./measure-text.ts";
import { Neatline } from "./Neatline.tsx";
import { Patterns } from "./Patterns.tsx";
import { Regions } from "./Regions.tsx";
import { Rim } from "./Rim.tsx";
import { rotationOf } from "./rotation.ts";
import { Scenery } from "./Scenery.tsx";
import { useAttention } from "./use-attention.ts";
import type { BoardProps, BoardView } from "./view.ts";

interface LayeredBoardProps extends BoardProps {
  /** How highlights and pieces are shown; without it the board is a picture. */
  readonly layers?: BoardLayers;
}

/**
 * A board to look at and to choose on, and beside it its controls, which the page places. It contains no rules: it shows its `view`
 * and calls `onChoose`.
 */
export function Board(props: LayeredBoardProps) {
  const { board, view, names, labels, descriptions, layers } = props;
  const frame = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const dragged = useRef<DraggedPiece | undefined>(undefined);
  const { spareRoom } = props;
  const camera = useMemo(() => createCamera(board.size, spareRoom), [board, spareRoom]);
  const pointed = useSignal<string | undefined>(undefined);
  const tapped = useSignal<string | undefined>(undefined);
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
  useAttention(board, props.attention, camera, rotate);
  const active = useComputed(() => pointed.value ?? tapped.value ?? focused.value);
  const { still, owned } = useLayers(props);
  const handlers = inputHandlers({ props, camera, rotate, pointed, tapped, focused, current, frame, dragged });
  const degrees = props.rotation?.value ?? 0;
  const [width, height] = board.size;
  const sheet = { viewBox: `0 0 ${width} ${height}`, width, height };
  const rotation = board.round ? `rotate(${degrees} ${board.round.centre.join(" ")})` : undefined;
  const regions = { board, view, names, current, ...(descriptions && { descriptions }) };
  return (
    <>
      <section class={`board board-${board.id}`} ref={frame} aria-label={labels.board} {...handlers}>
        <div class="board-paper" ref={paper} style={{ width: `${width}px`, height: `${height}px` }}>
          <svg {...sheet} role="presentation">
            <Patterns scale={camera.scale} rotation={degrees} />
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
              {layers && <layers.Highlights board={board} view={view} />}
              <FocusRing board={board} focused={focused} />
              {still.rim}
            </g>
          </svg>
          {camera.isFitted.value && layers && (
            <layers.Pieces {...{ props, camera, active, sheet }} rotate={rotate.value} fonts={fonts.value} />
          )}
          {props.arrows && (
            <svg {...sheet} class="board-arrows" aria-hidden="true">
              <g transform={rotation}>
                <Arrows board={board} arrows={props.arrows} />
              </g>
            </svg>
          )}
        </div>
      </section>
      <Controls
        camera={camera}
        labels={labels}
        rotation={degrees}
        {...(board.round && props.onRotate && { onRotate: props.onRotate })}
      />
    </>
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

/** The layers that most actions leave unchanged. They stay the same elements, so that Preact does not draw them again. */
function useLayers({ board, view, layers }: LayeredBoardProps) {
  const still = useMemo(() => stillLayers(board), [board]);
  const owners = useComputed(() => ownersIn(view.value)).value;
  const owned = useMemo(() => ownedLayers(board, view.peek().regions, layers), [board, view, owners, layers]);
  return { still, owned };
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
function ownedLayers(board: BoardData, regions: BoardView["regions"], layers: BoardLayers | undefined) {
  return {
    hatching: <Hatching board={board} regions={regions} />,
    lines: layers?.OwnerLines && <layers.OwnerLines board={board} regions={regions} />,
  };
}

function ownersIn({ regions }: BoardView): string {
  return Object.entries(regions)
    .map(([id, { owner = "", flag = "" }]) => `${id} ${owner} ${flag}`)
    .join();
}

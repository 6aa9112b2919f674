import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardData } from "../board.ts";
import { CoastShade, Hatching, Lines, OwnerLines, Patterns, Scenery, waterOf } from "./Chart.tsx";
import { Controls } from "./Controls.tsx";
import { createCamera } from "./camera.ts";
import type { Held } from "./carry.ts";
import { type Hands, handsFor } from "./hands.ts";
import { Marks } from "./Marks.tsx";
import { forgetWidths, Names } from "./Names.tsx";
import { Compass, Neatline, Rim } from "./Ornaments.tsx";
import { Pieces } from "./Pieces.tsx";
import { FocusRing, Regions, States } from "./Regions.tsx";
import { placeStacks, stacksOf } from "./stacks.ts";
import { turnOf } from "./turn.ts";
import type { BoardProps, BoardView } from "./view.ts";

/** A board to look at and to choose on. It knows no rules: it shows what it is given and says what was chosen. */
export const Board = (props: BoardProps) => {
  const { board, view, names, words, spoken } = props;
  const printed = { board, view, names, ...(spoken && { spoken }) };
  const frame = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const camera = useMemo(() => createCamera(board.size), [board]);
  const pointed = useSignal<string | undefined>(undefined);
  const focused = useSignal<string | undefined>(undefined);
  const current = useSignal(board.regions[0]?.id ?? "");
  const held = useRef<Held | undefined>(undefined);
  const fonts = useSignal(0);

  useLayoutEffect(() => {
    const mayPan = () => held.current === undefined;
    if (frame.current && paper.current) return camera.attach(frame.current, paper.current, mayPan);
    return undefined;
  }, [camera]);
  useEffect(() => {
    void document.fonts.ready.then(() => {
      forgetWidths();
      fonts.value++;
    });
  }, [fonts]);

  const turn = useComputed(() => turnOf(board, props.turn?.value ?? 0));
  const crowded = useComputed(() => {
    const region = pointed.value ?? focused.value;
    const slotted = stacksOf(view.value.pieces.filter((piece) => piece.region === region && piece.place === "slot"));
    return slotted.length > 3 ? region : undefined;
  });
  const stacks = useComputed(() => {
    const all = Map.groupBy(stacksOf(view.value.pieces), ({ region }) => region);
    return board.regions.flatMap((region) =>
      placeStacks(region, all.get(region.id) ?? [], camera.scale.value, turn.value, crowded.value === region.id),
    );
  });
  useSignalEffect(() => {
    paper.current?.style.setProperty("--k", String(camera.scale.value));
    paper.current?.toggleAttribute("data-far", camera.scale.value < 0.3);
  });

  const still = useMemo(() => stillLayers(board), [board]);
  const owners = useComputed(() => ownersIn(view.value)).value;
  const owned = useMemo(() => ownedLayers(board, view.peek().regions), [board, view, owners]);

  const dug = view.value.dug.join();
  const marks = useMemo(
    () => <Marks board={board} scale={camera.scale.value} turn={turn.value} dug={view.peek().dug} names={names} />,
    [board, view, names, camera.scale.value, turn.value, dug],
  );

  const hands: Hands = handsFor({ props, camera, turn, pointed, focused, current, frame, held });
  const degrees = props.turn?.value ?? 0;
  const [width, height] = board.size;
  const sheet = { viewBox: `0 0 ${width} ${height}`, width, height };
  const turning = board.round ? `rotate(${degrees} ${board.round.centre.join(" ")})` : undefined;
  return (
    <section class={`board board-${board.id}`} ref={frame} aria-label={words.board} {...hands}>
      <div class="board-paper" ref={paper} style={{ width: `${width}px`, height: `${height}px` }}>
        <svg {...sheet} role="presentation">
          <Patterns />
          <g transform={turning}>
            {still.scenery}
            <Regions {...printed} kind="land" current={current} />
            {owned.hatching}
            {still.shade}
            <Regions {...printed} kind="sea" current={current} />
            {still.lines}
            {owned.lines}
          </g>
        </svg>
        <svg {...sheet} class="board-lights" aria-hidden="true">
          <g transform={turning}>
            <States board={board} view={view} />
            <FocusRing board={board} focused={focused} />
            {still.rim}
          </g>
        </svg>
        <svg {...sheet} class="board-upright" aria-hidden="true">
          {marks}
          <Names
            key={fonts.value}
            board={board}
            view={view.value}
            names={names}
            stacks={stacks.value}
            scale={camera.scale.value}
            turn={turn.value}
          />
        </svg>
        <svg {...sheet} class="board-upright" aria-hidden="true">
          <Pieces stacks={stacks.value} scale={camera.scale.value} />
        </svg>
      </div>
      <Controls
        camera={camera}
        words={words}
        turn={degrees}
        {...(board.round && props.onTurn && { onTurn: props.onTurn })}
      />
    </section>
  );
};

/** What is printed once: the same elements for ever, so that a move does not draw the whole chart anew. */
const stillLayers = (board: BoardData) => ({
  scenery: <Scenery board={board} />,
  shade: <CoastShade board={board} />,
  lines: (
    <>
      <Lines board={board} />
      {!board.round && <Compass at={[150, 1010]} size={110} water={waterOf(board)} />}
    </>
  ),
  rim: board.round ? <Rim round={board.round} /> : <Neatline size={board.size} />,
});

/** What changes only with the owner of a region. */
const ownedLayers = (board: BoardData, views: BoardView["regions"]) => ({
  hatching: <Hatching board={board} views={views} />,
  lines: <OwnerLines board={board} views={views} />,
});

const ownersIn = ({ regions }: BoardView): string =>
  Object.entries(regions)
    .map(([id, { owner = "" }]) => `${id} ${owner}`)
    .join();

import type { ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Box, middleOfBox } from "../box.ts";
import type { Marker } from "../layout/chips.ts";
import type { BoardLayout } from "../layout/place-board.ts";
import { animateMoves, type PiecePositions } from "./animate-moves.ts";
import { ChipView } from "./ChipView.tsx";
import { useCachedElements } from "./cached-elements.ts";
import { shownChips } from "./open-chips.ts";
import { PIECE_CELL, pieceReference } from "./piece-symbol.ts";
import type { BoardProps, Owner } from "./view.ts";

interface ChipsProps {
  readonly layout: ReadonlySignal<BoardLayout>;
  /** The region whose chips are open. */
  readonly open: ReadonlySignal<string | undefined>;
  readonly letters: BoardProps["ownerLetters"];
}

/** The chips and markers of all regions. Pieces that moved since the last time are animated. */
export function Chips({ layout: layoutSignal, open, letters = {} }: ChipsProps) {
  const layout = layoutSignal.value;
  const { scale, level } = layout;
  const cached = useCachedElements([scale, letters]);
  const layer = useRef<SVGGElement>(null);
  useAnimatedMoves(layer, layout);
  const letterOf = (owner: Owner | undefined): string => letters[owner ?? "locals"] ?? "";
  const shown = layout.regions.flatMap((region) => shownChips(layout, region, region.id === open.value));
  const markers = layout.regions.flatMap((region) => region.markers);
  return (
    <g class="board-chips" ref={layer}>
      {markers.map((placed) =>
        cached(placed.marker.key, placed, () => <MarkerView key={placed.marker.key} {...placed} />),
      )}
      {shown
        .toSorted((a, b) => Number(a.isOpen) - Number(b.isOpen))
        .map(({ chip, columns, box, level: ownLevel, isOpen }) =>
          cached(chip.key, [chip, box, isOpen, level.id], () => (
            <ChipView
              key={chip.key}
              chip={chip}
              columns={columns}
              box={box}
              level={ownLevel}
              scale={scale}
              letter={letterOf(chip.owner)}
            />
          )),
        )}
    </g>
  );
}

function MarkerView({ marker, box }: { readonly marker: Marker; readonly box: Box }) {
  return (
    <use
      class="board-marker"
      href={pieceReference(marker.symbol)}
      transform={`translate(${box.left} ${box.top}) scale(${(box.right - box.left) / PIECE_CELL})`}
      data-region-of={marker.region}
    />
  );
}

/** Animates the pieces that have come from another region, from chip to chip. */
function useAnimatedMoves(layer: { readonly current: SVGGElement | null }, layout: BoardLayout): void {
  const before = useRef<PiecePositions>(new Map());
  useLayoutEffect(() => {
    const now: PiecePositions = new Map(
      layout.regions.flatMap(({ chips }) =>
        chips.flatMap(({ chip, box }) =>
          chip.pieces.map(({ id, stack }) => {
            const selectors = [`[data-stack="${stack}"]`, `[data-chip="${chip.key}"] .chip-column`];
            return [id, { selectors, region: chip.region, at: middleOfBox(box) }];
          }),
        ),
      ),
    );
    if (layer.current) animateMoves(layer.current, before.current, now);
    before.current = now;
  }, [layout]);
}

import { type ReadonlySignal, useComputed } from "@preact/signals";
import { PieceSprite } from "@rondel/boards";
import { REGION_NAMES } from "@rondel/imperial";
import { useMemo } from "preact/hooks";
import { GameBoard } from "../../common/GameBoard.tsx";
import type { Plan } from "../decision/decision.ts";
import { useDesk } from "../context.ts";
import { pieceKeeper, regionOf } from "./board-pieces.ts";
import { boardView } from "./board-view.ts";
import { chart } from "./chart.ts";
import { RondelPlace } from "./RondelPlace.tsx";
import { summariesOf } from "./region-summary.ts";
import { PowerTrack, TaxTrack } from "./tracks.tsx";
import { WaySprite } from "./WaySprite.tsx";

/** The chart on the table: the map between its graduated frames, and the rondel in the north-west. */
export function MapBoard({ plan }: { readonly plan: ReadonlySignal<Plan | undefined> }) {
  const desk = useDesk();
  const keeper = useMemo(pieceKeeper, []);
  const pieces = useComputed(() => (desk.state.value ? keeper(desk.state.value) : []));
  const view = useComputed(() => boardView(desk, plan.value, pieces.value));
  const { speech } = desk;
  const names = Object.fromEntries(REGION_NAMES.map((name) => [name, speech.term(`region.${name}`)]));
  return (
    <div class="imperial-board">
      <PieceSprite />
      <WaySprite />
      <TaxTrack />
      <div class="imperial-map">
        <GameBoard
          desk={desk}
          plan={plan}
          board={chart}
          view={view}
          tell={() => (desk.state.value ? summariesOf(desk, desk.state.value, plan.value) : {})}
          names={names}
          regionOf={regionOf}
          pointed={desk.choosing.pointed}
        />
        <RondelPlace plan={plan} />
      </div>
      <PowerTrack />
    </div>
  );
}

import { type ReadonlySignal, useComputed } from "@preact/signals";
import { PieceSprite } from "@rondel/boards";
import { REGION_NAMES } from "@rondel/imperial";
import { useMemo } from "preact/hooks";
import { frameLayout } from "../../../layout/breakpoints.ts";
import { GameBoard } from "../../common/GameBoard.tsx";
import { useGameContext } from "../context.ts";
import type { ImperialDecision } from "../decision/decision.ts";
import { Purse } from "../panels/Purse.tsx";
import { createPieceTracker, regionOf } from "./board-pieces.ts";
import { boardView } from "./board-view.ts";
import { chart } from "./chart.ts";
import { RondelPlace } from "./RondelPlace.tsx";
import { RouteSprite } from "./RouteSprite.tsx";
import { summariesOf } from "./region-summary.ts";
import { PowerTrack, TaxTrack } from "./tracks.tsx";

/** The map between the tax track and the power track, with the rondel in the north-west and the controls beside the tracks. */
export function MapBoard({ decision }: { readonly decision: ReadonlySignal<ImperialDecision | undefined> }) {
  const context = useGameContext();
  const trackPieces = useMemo(createPieceTracker, []);
  const pieces = useComputed(() => (context.state.value ? trackPieces(context.state.value) : []));
  const view = useComputed(() => boardView(context, decision.value, pieces.value));
  const { messages } = context;
  const names = Object.fromEntries(REGION_NAMES.map((name) => [name, messages.term(`region.${name}`)]));
  return (
    <div class="imperial-board">
      <PieceSprite />
      <RouteSprite />
      <TaxTrack />
      <div class="imperial-map">
        <GameBoard
          context={context}
          decision={decision}
          board={chart}
          view={view}
          describeRegions={() => (context.state.value ? summariesOf(context, context.state.value, decision.value) : {})}
          names={names}
          regionOf={regionOf}
          pointed={context.selection.pointed}
          spareRoom="left"
        />
        <RondelPlace decision={decision} />
        {frameLayout.value === "sheet" && <Purse />}
      </div>
      <PowerTrack />
    </div>
  );
}

import { type ReadonlySignal, useComputed } from "@preact/signals";
import { PieceSprite } from "@rondel/boards";
import { stackLayers } from "@rondel/boards/stacks";
import { REGION_NAMES, type Region } from "@rondel/imperial";
import { useMemo } from "preact/hooks";
import { frameLayout } from "../../../layout/breakpoints.ts";
import { GameBoard } from "../../common/GameBoard.tsx";
import { useAttention } from "../../common/use-attention.ts";
import { type ImperialContext, useGameContext } from "../context.ts";
import type { ImperialDecision } from "../decision/decision.ts";
import { regionsOf } from "../describe-event.ts";
import { Purse } from "../panels/Purse.tsx";
import { createPieceTracker, nameOf, regionOf } from "./board-pieces.ts";
import { boardView } from "./board-view.ts";
import { chart } from "./chart.ts";
import { MapCard } from "./MapCard.tsx";
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
  const attention = useAttention({
    session: context.session,
    selected: () => selectedRegions(context, decision.value),
    regionsOf,
    nameOf,
  });
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
          layers={stackLayers}
          view={view}
          describeRegions={() => (context.state.value ? summariesOf(context, context.state.value, decision.value) : {})}
          names={names}
          regionOf={regionOf}
          pointed={context.selection.pointed}
          spareRoom="left"
          attention={attention}
          card={(tapped) => <MapCard tapped={tapped} decision={decision} />}
        />
        <RondelPlace decision={decision} />
        {frameLayout.value === "sheet" && <Purse />}
      </div>
      <PowerTrack />
    </div>
  );
}

/** The selected units with all their destinations, else the region of a battle window. */
function selectedRegions({ pending }: ImperialContext, decision: ImperialDecision | undefined): readonly Region[] {
  const offers = [...(decision?.regions ?? [])];
  const frame = pending.value;
  if (!offers.some(([, { isChosen }]) => isChosen)) return frame?.kind === "window" ? [frame.region] : [];
  return offers.filter(([, { isChosen, mark }]) => isChosen || mark !== undefined).map(([region]) => region);
}

import { type ReadonlySignal, useComputed } from "@preact/signals";
import { Board, type Choice, PieceSprite } from "@rondel/boards";
import { REGION_NAMES, REGIONS } from "@rondel/imperial";
import { useMemo } from "preact/hooks";
import { note } from "../../../look/notes.tsx";
import type { Plan } from "../decision/plan.ts";
import { type Desk, useDesk } from "../desk.ts";
import { pieceKeeper, regionOf } from "./board-pieces.ts";
import { boardView } from "./board-view.ts";
import { chart } from "./chart.ts";
import { RondelPlace } from "./RondelPlace.tsx";
import { summaryOf } from "./region-summary.ts";
import { PowerTrack, TaxTrack } from "./tracks.tsx";
import { WaySprite } from "./WaySprite.tsx";

/** The chart on the table: the map between its graduated frames, and the rondel in the north-west. */
export function MapBoard({ plan }: { readonly plan: ReadonlySignal<Plan | undefined> }) {
  const desk = useDesk();
  const keeper = useMemo(pieceKeeper, []);
  const pieces = useComputed(() => (desk.state.value ? keeper(desk.state.value) : []));
  const spoken = useComputed(() => {
    const state = desk.state.value;
    return state ? REGIONS.map((region) => summaryOf(desk, state, region, plan.value)) : [];
  });
  const view = useComputed(() => boardView(desk, plan.value, pieces.value, spoken.value));
  const { word, speech, choosing } = desk;
  const names = Object.fromEntries(REGION_NAMES.map((name) => [name, speech.term(`region.${name}`)]));
  return (
    <div class="imperial-board">
      <PieceSprite />
      <WaySprite />
      <TaxTrack />
      <div class="imperial-map">
        <Board
          board={chart}
          view={view}
          names={names}
          words={{
            board: word("screen.board"),
            zoomIn: word("screen.zoomIn"),
            zoomOut: word("screen.zoomOut"),
            fit: word("screen.fit"),
            turn: word("screen.turn"),
          }}
          onChoose={(choice) => chooseRegion(desk, plan.peek(), choice)}
          onPoint={(name) => {
            choosing.pointed.value = name === undefined ? undefined : regionOf(name);
          }}
        />
        <RondelPlace plan={plan} />
        <Caption plan={plan} />
      </div>
      <PowerTrack />
    </div>
  );
}

/** A lit region does what it offers; any other says why not, with the rule. */
function chooseRegion(desk: Desk, plan: Plan | undefined, { region: name, symbol }: Choice): void {
  const region = regionOf(name);
  if (region === undefined) return;
  const offer = plan?.regions?.get(region);
  if (offer) {
    offer.choose(symbol);
    return;
  }
  const attempt = plan?.attempt?.(region);
  const refused = attempt && desk.whyNot(attempt);
  if (refused) note(desk.explain(refused));
}

/** What the mouse points at, in words; a reason if it cannot be chosen. Whoever listens instead hears the region itself. */
function Caption({ plan: current }: { readonly plan: ReadonlySignal<Plan | undefined> }) {
  const desk = useDesk();
  const plan = current.value;
  const region = desk.choosing.pointed.value;
  const state = desk.state.value;
  if (region === undefined || !state) return null;
  const attempt = plan?.regions?.has(region) ? undefined : plan?.attempt?.(region);
  const refused = attempt && desk.whyNot(attempt);
  return (
    <p class="caption" aria-hidden="true">
      {summaryOf(desk, state, region, plan)}
      {refused && <span class="caption-why">{desk.explain(refused)}</span>}
    </p>
  );
}

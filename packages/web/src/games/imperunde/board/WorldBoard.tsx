import { type ReadonlySignal, type Signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { type BoardData, type BoardView, imperundeBoard, imperundeShortNames, PieceSprite } from "@rondel/boards";
import { chipLayers } from "@rondel/boards/chips";
import { ALL_REGIONS, CANALS, LOCALS, PIRATES, REGION_NAMES, type Region } from "@rondel/imperunde";
import { useMemo } from "preact/hooks";
import { frameLayout } from "../../../layout/breakpoints.ts";
import { currentLanguage } from "../../../messages/messages.ts";
import { useDrawn } from "../../../ui/draw-once.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { GameBoard, type TappedRegion } from "../../common/GameBoard.tsx";
import { RegionCard } from "../../common/RegionCard.tsx";
import { useAttention } from "../../common/use-attention.ts";
import { useStable } from "../../common/use-stable.ts";
import { type ImperundeContext, useGameContext } from "../context.ts";
import type { ImperundeDecision } from "../decision/decision.ts";
import { regionsOf } from "../describe-event.ts";
import { partyName, regionName } from "../messages/params.ts";
import { type Homes, OWNER_BY_HOME } from "../owners.ts";
import { Purse } from "../panels/Purse.tsx";
import { nameOf, pieceTracker } from "./board-pieces.ts";
import { boardView } from "./board-view.ts";
import { cachedSummaries, factsAbout } from "./region-summary.ts";
import { describeUnits } from "./units.ts";

const chart: BoardData = imperundeBoard;
const EMPTY: BoardView = { regions: {}, pieces: [], dug: [] };

/** The round board, rotated so that the home of the viewer is at the bottom. */
export function WorldBoard({ decision }: { readonly decision: ReadonlySignal<ImperundeDecision | undefined> }) {
  const context = useGameContext();
  const piecesOf = useMemo(pieceTracker, []);
  const summaries = useMemo(() => cachedSummaries(context), [context]);
  const homeRotation = useComputed(() => rotationToHome(context.homes.value, context.seat.value));
  // The first layout of names and chips is the one that the viewer keeps.
  const rotation = useSignal(homeRotation.peek());
  // Pieces that stay are the same object, so that chips and names are not placed again.
  const state = useDrawn(() => context.state.value);
  const pieces = useStable(() => (state.value ? piecesOf(state.value) : []));
  const view = useDrawn(() => {
    const now = state.value;
    return now ? boardView(context, { state: now, pieces: pieces.value }, decision.value) : EMPTY;
  });
  const attention = useAttention({
    session: context.session,
    selected: () => selectedRegions(context, decision.value),
    regionsOf,
    nameOf,
  });
  useSignalEffect(() => {
    rotation.value = homeRotation.value;
  });
  return (
    <div class="imperunde-board">
      <PieceSprite />
      <GameBoard
        context={context}
        decision={decision}
        board={chart}
        layers={chipLayers}
        view={view}
        describeRegions={() => (context.state.value ? summaries(context.state.value, decision.value) : {})}
        names={namesOf(context)}
        shortNames={imperundeShortNames[currentLanguage()]}
        ownerLetters={lettersOf(context)}
        attention={attention}
        card={(tapped) => <TappedCard tapped={tapped} />}
        regionOf={regionNamed}
        pointed={context.selection.pointed}
        rotation={rotation}
      />
      <OrientationButton rotation={rotation} homeRotation={homeRotation} />
      {frameLayout.value === "sheet" && <Purse />}
    </div>
  );
}

function TappedCard({ tapped }: { readonly tapped: TappedRegion<Region> }) {
  const context = useGameContext();
  const now = context.state.value;
  if (!now) return null;
  return (
    <RegionCard
      messages={context.messages}
      tapped={tapped}
      name={regionName(context.messages, tapped.region)}
      facts={factsAbout(context, now, tapped.region).join(", ")}
      contents={describeUnits(context, now, tapped.region)}
    />
  );
}

/** The chosen regions, else that of a battle. */
function selectedRegions(context: ImperundeContext, decision: ImperundeDecision | undefined): readonly Region[] {
  const chosen = ALL_REGIONS.filter((region) => decision?.regions?.get(region)?.isChosen);
  const frame = context.pending.value;
  return chosen.length === 0 && frame?.kind === "battle" ? [frame.region] : chosen;
}

interface OrientationButtonProps {
  readonly rotation: Signal<number>;
  readonly homeRotation: ReadonlySignal<number>;
}

/** Switches between north at the top and the viewer's home at the bottom. */
function OrientationButton({ rotation, homeRotation }: OrientationButtonProps) {
  const { text } = useGameContext();
  const isHomeNext = rotation.value === 0 && homeRotation.value !== 0;
  const name = text(isHomeNext ? "screen.homeAtBottom" : "screen.northUp");
  return (
    <div class="board-orientation">
      <button
        type="button"
        class="btn small"
        aria-label={name}
        title={name}
        onClick={() => {
          rotation.value = rotation.value === 0 ? homeRotation.value : 0;
        }}
      >
        <Icon name={isHomeNext ? "home" : "north"} />
        <span class="orientation-name">{name}</span>
      </button>
    </div>
  );
}

function namesOf({ messages }: ImperundeContext): Readonly<Record<string, string>> {
  const regions = REGION_NAMES.map((name) => [name, messages.term(`region.${name}`)]);
  const canals = CANALS.map((_, canal) => CANAL_IDS[canal] ?? "").map((id) => [id, messages.term(`canal.${id}`)]);
  return Object.fromEntries([...regions, ...canals, ["antarctica", messages.term("scenery.antarctica")]]);
}

/** The letters on the chips: those of the homes, and of pirates and locals. */
function lettersOf({ messages }: ImperundeContext) {
  const homes = Object.entries(OWNER_BY_HOME).map(([home, owner]) => [owner, messages.term(`letter.${home}`)]);
  const [black, locals] = [PIRATES, LOCALS].map((party) => partyName(messages, party).charAt(0).toUpperCase());
  return { ...Object.fromEntries(homes), black, locals };
}

const CANAL_IDS = ["suez", "panama"] as const;

function regionNamed(name: string): Region | undefined {
  return ALL_REGIONS.find((region) => REGION_NAMES[region] === name);
}

/** The clockwise rotation in degrees that brings a home to the bottom. */
function rotationToHome(homes: Homes, seat: number | undefined): number {
  const home = seat === undefined ? undefined : homes.home[seat];
  const region = home === undefined ? undefined : chart.regions.find(({ id }) => id === nameOf(home));
  if (!region || !chart.round) return 0;
  const x = region.centre[0] - chart.round.centre[0];
  const y = region.centre[1] - chart.round.centre[1];
  const fromNorth = (Math.atan2(x, -y) * 180) / Math.PI;
  return Math.round(180 - fromNorth + 360) % 360;
}

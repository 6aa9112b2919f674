import { type ReadonlySignal, type Signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { type BoardData, type BoardView, imperundeBoard, PieceSprite } from "@rondel/boards";
import { CANALS, FIELD_NAMES, type Field } from "@rondel/imperunde";
import { useMemo } from "preact/hooks";
import { GameBoard } from "../../common/GameBoard.tsx";
import type { Plan } from "../decision/decision.ts";
import { type Desk, useDesk } from "../context.ts";
import type { Homes } from "../owners.ts";
import { PhaseStrip } from "../panels/PhaseStrip.tsx";
import { Purse } from "../panels/Purse.tsx";
import { nameOf, pieceKeeper } from "./board-pieces.ts";
import { boardView } from "./board-view.ts";
import { summaryKeeper } from "./field-summary.ts";

const chart: BoardData = imperundeBoard;
const EMPTY: BoardView = { regions: {}, pieces: [], dug: [] };

/** The earth seen from the South Pole, turned so that the viewer's home lies in front of him. */
export function WorldBoard({ plan }: { readonly plan: ReadonlySignal<Plan | undefined> }) {
  const desk = useDesk();
  const keeper = useMemo(pieceKeeper, []);
  const summaries = useMemo(() => summaryKeeper(desk), [desk]);
  const turn = useSignal(0);
  const position = useComputed(() => {
    const state = desk.state.value;
    return state && { state, pieces: keeper(state) };
  });
  const view = useComputed(() => (position.value ? boardView(desk, position.value, plan.value) : EMPTY));
  const home = useComputed(() => homeTurn(desk.homes.value, desk.seat.value));
  useSignalEffect(() => {
    turn.value = home.value;
  });
  return (
    <div class="imperunde-board">
      <PieceSprite />
      <GameBoard
        desk={desk}
        plan={plan}
        board={chart}
        view={view}
        tell={() => (desk.state.value ? summaries(desk.state.value, plan.value) : {})}
        names={namesOf(desk)}
        regionOf={fieldNamed}
        pointed={desk.choosing.pointed}
        turn={turn}
      />
      <PhaseStrip />
      <Orientation turn={turn} home={home} />
      <Purse />
    </div>
  );
}

interface OrientationProps {
  readonly turn: Signal<number>;
  readonly home: ReadonlySignal<number>;
}

/** North up, or the own home in front. */
function Orientation({ turn, home }: OrientationProps) {
  const { word } = useDesk();
  return (
    <div class="board-orientation">
      <button
        type="button"
        class="btn small"
        onClick={() => {
          turn.value = turn.value === 0 ? home.value : 0;
        }}
      >
        {word(turn.value === 0 && home.value !== 0 ? "screen.homeDown" : "screen.northUp")}
      </button>
    </div>
  );
}

function namesOf({ speech }: Desk): Readonly<Record<string, string>> {
  const fields = FIELD_NAMES.map((name) => [name, speech.term(`field.${name}`)]);
  const canals = CANALS.map((_, canal) => CANAL_IDS[canal] ?? "").map((id) => [id, speech.term(`canal.${id}`)]);
  return Object.fromEntries([...fields, ...canals, ["antarctica", speech.term("scenery.antarctica")]]);
}

const CANAL_IDS = ["suez", "panama"] as const;

function fieldNamed(name: string): Field | undefined {
  const field = FIELD_NAMES.indexOf(name);
  return field < 0 ? undefined : field;
}

/** How far the board is turned, clockwise, to bring a home to the near edge. */
function homeTurn(homes: Homes, seat: number | undefined): number {
  const home = seat === undefined ? undefined : homes.home[seat];
  const region = home === undefined ? undefined : chart.regions.find(({ id }) => id === nameOf(home));
  if (!region || !chart.round) return 0;
  const x = region.centre[0] - chart.round.centre[0];
  const y = region.centre[1] - chart.round.centre[1];
  const fromNorth = (Math.atan2(x, -y) * 180) / Math.PI;
  return Math.round(180 - fromNorth + 360) % 360;
}

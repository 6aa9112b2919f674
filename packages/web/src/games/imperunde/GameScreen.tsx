import "@rondel/boards/board.css";
import "./styles/imperunde.css";
import { useComputed } from "@preact/signals";
import type { AnyEvent } from "@rondel/engine";
import type { VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { GameFrame } from "../../layout/GameFrame.tsx";
import { afterEveryAction } from "../common/game-context.ts";
import { useToldOnce } from "../common/cached-lines.ts";
import type { GameScreenProps } from "../registry.ts";
import { WorldBoard } from "./board/WorldBoard.tsx";
import { OrdersButton } from "./cards/Orders.tsx";
import { passWhereWished } from "./cards/passing.ts";
import { DecisionView } from "./DecisionView.tsx";
import { planFor } from "./decision/decision-for.ts";
import { preselect } from "./decision/preselect.ts";
import { type Desk, DeskProvider, deskOf, forgetChoice } from "./context.ts";
import { LogLine } from "./LogLine.tsx";
import { isTold } from "./describe-event.ts";
import { hintOf, PromptLine } from "./PromptLine.tsx";
import { ticksOf } from "./rounds.ts";
import { Relations } from "./panels/Diplomacy.tsx";
import { LedgerButton } from "./panels/Ledger.tsx";
import { PhaseRing } from "./panels/PhaseRing.tsx";
import { Players } from "./panels/Players.tsx";
import { phaseName } from "./messages/params.ts";

/** ImpeRunde from the first ships to the last trading post. */
export function GameScreen({ session, speech }: GameScreenProps) {
  const desk = useMemo(() => deskOf(session, speech), [session, speech]);
  const plan = useComputed(() => planFor(desk));
  const ticks = useComputed(() => ticksOf(session.log.value));
  /** The same elements every time: they follow their signals and are not drawn anew with the rest. */
  const board = useMemo(() => <WorldBoard plan={plan} />, [plan]);
  const left = useMemo(() => <LeftColumn />, []);
  const strip = useMemo(() => <Players />, []);
  const logLine = useToldOnce(lineFor);
  useEffect(() => afterEveryAction(desk, () => forgetChoice(desk)), [desk]);
  useEffect(() => passWhereWished(desk), [desk]);
  return (
    <DeskProvider value={desk}>
      <GameFrame
        session={session}
        speech={speech}
        prompt={<PromptLine />}
        hint={hintOf(desk)}
        meta={<span class="imperunde-meta">{metaOf(desk)}</span>}
        left={left}
        strip={strip}
        board={board}
        decide={<DecisionView plan={plan.value} />}
        preselect={(action) => preselect(desk, action)}
        logLine={logLine}
        ticks={ticks.value}
      />
    </DeskProvider>
  );
}

function LeftColumn() {
  return (
    <div class="imperunde-left">
      <PhaseRing />
      <Players />
      <div class="left-buttons">
        <LedgerButton />
        <OrdersButton />
      </div>
      <Relations />
    </div>
  );
}

function lineFor(event: AnyEvent): VNode | null {
  return isTold(event) ? <LogLine event={event} /> : null;
}

function metaOf({ state, word, speech }: Desk): string {
  const now = state.value;
  if (!now || now.round === 0) return word("screen.setup");
  return `${word("screen.round", { round: now.round })}, ${phaseName(speech, now.phase)}`;
}

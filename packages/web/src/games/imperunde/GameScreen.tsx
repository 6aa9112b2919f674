import "@rondel/boards/board.css";
import "../common/game.css";
import "./styles/imperunde.css";
import { useComputed } from "@preact/signals";
import type { AnyEvent } from "@rondel/engine";
import type { VNode } from "preact";
import { useCallback, useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { GoalCard } from "../../goal/GoalButton.tsx";
import { GameFrame } from "../../layout/GameFrame.tsx";
import { useDrawn } from "../../ui/draw-once.ts";
import { useCachedLines } from "../common/cached-lines.ts";
import { useNewPosition } from "../common/game-context.ts";
import { useStable, useStableAfterPaint } from "../common/use-stable.ts";
import type { GameScreenProps } from "../game-screen.ts";
import { WorldBoard } from "./board/WorldBoard.tsx";
import { OrdersButton } from "./cards/OrdersButton.tsx";
import { leaveAlone, passAutomatically } from "./cards/passing.ts";
import {
  createContext,
  GameContextProvider,
  type ImperundeContext,
  resetSelection,
  useGameContext,
} from "./context.ts";
import { DecisionView } from "./DecisionView.tsx";
import type { ImperundeDecision } from "./decision/decision.ts";
import { decisionFor } from "./decision/decision-for.ts";
import { preselect } from "./decision/preselect.ts";
import { headingOf, isLogged } from "./describe-event.ts";
import { keepBasket } from "./investing/stored-basket.ts";
import { LogLine } from "./LogLine.tsx";
import { phaseName } from "./messages/params.ts";
import { powersOf } from "./owners.ts";
import { hintOf, PromptLine } from "./PromptLine.tsx";
import { BudgetButton } from "./panels/BudgetButton.tsx";
import { GoalProgress } from "./panels/GoalProgress.tsx";
import { PhaseRing } from "./panels/PhaseRing.tsx";
import { Players } from "./panels/Players.tsx";
import { Purse } from "./panels/Purse.tsx";
import { Relations } from "./panels/Relations.tsx";
import { PromisesInForce } from "./panels/TalksParts.tsx";
import { ticksOf } from "./rounds.ts";
import { playScenes } from "./scenes/scene-player.ts";
import { dealAutomatically } from "./setup/deal.ts";
import { turnTexts } from "./turn-texts.tsx";

const GOAL: GoalCard = { game: "imperunde", progress: () => <GoalProgress /> };

/** The screen of an ImpeRunde match, from setup to the last round. */
export function GameScreen({ session, messages }: GameScreenProps) {
  const context = useMemo(() => createContext(session, messages), [session, messages]);
  const turns = useMemo(() => turnTexts(context), [context]);
  const decision = useDrawn(() => decisionFor(context));
  const powers = useStable(() => powersOf(context.homes.value));
  const ticks = useComputed(() => ticksOf(session.log.value));
  // Stable elements: they follow their signals and do not render again with the rest of the screen.
  const board = useMemo(() => <WorldBoard decision={decision} />, [decision]);
  const left = useMemo(() => <LeftColumn />, []);
  const strip = useMemo(() => <Players />, []);
  const logLine = useCachedLines(lineFor);
  const step = useCallback(() => stepOf(context, decision.peek()), [context, decision]);
  useNewPosition(context, () => resetSelection(context));
  useLayoutEffect(() => leaveAlone(context), [context]);
  useEffect(() => passAutomatically(context), [context]);
  useEffect(() => dealAutomatically(context), [context]);
  useEffect(() => keepBasket(context), [context]);
  useEffect(() => playScenes(session, context.scenes), [session, context]);
  return (
    <GameContextProvider value={context}>
      <GameFrame
        session={session}
        messages={messages}
        powers={powers.value}
        prompt={<PromptLine />}
        hint={hintOf(context)}
        meta={<span class="imperunde-meta">{metaOf(context)}</span>}
        goal={GOAL}
        purse={<Purse />}
        left={left}
        strip={strip}
        board={board}
        decide={<DecisionView decision={decision.value} />}
        preselect={(action) => preselect(context, action)}
        turns={turns}
        logLine={logLine}
        ticks={ticks.value}
        step={step}
      />
    </GameContextProvider>
  );
}

function LeftColumn() {
  const { pending } = useGameContext();
  const isTalking = useStableAfterPaint(() => pending.value?.kind === "talks").value;
  return (
    <div class="imperunde-left">
      <PhaseRing />
      <Players />
      <div class="left-buttons">
        <BudgetButton />
        <OrdersButton />
      </div>
      <Relations />
      {!isTalking && <PromisesInForce />}
    </div>
  );
}

/** Identifies the step of a decision, so that the second click of a double click does nothing on the next one. */
function stepOf({ selection, session }: ImperundeContext, decision: ImperundeDecision | undefined): string {
  const { region, card, movement } = selection;
  const isConfirming = movement.confirmation.peek() !== undefined;
  // After a move the other units of the region stay chosen: only the number of the position tells the steps apart.
  const number = session.number.peek();
  return [decision?.title, number, region.peek(), card.peek(), movement.target.peek(), isConfirming].join("|");
}

function lineFor(event: AnyEvent): VNode | null {
  return isLogged(event) && !headingOf(event) ? <LogLine event={event} /> : null;
}

function metaOf({ state, text, messages }: ImperundeContext): string {
  const now = state.value;
  if (!now || now.round === 0) return text("screen.setup");
  return `${text("screen.round", { round: now.round })}, ${phaseName(messages, now.phase)}`;
}

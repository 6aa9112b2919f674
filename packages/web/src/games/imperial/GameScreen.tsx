import { TermText } from "../../terms/TermText.tsx";
import "@rondel/boards/board.css";
import "../common/game.css";
import "./styles/imperial.css";
import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { AnyEvent } from "@rondel/engine";
import { NATIONS } from "@rondel/imperial";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { GoalCard } from "../../goal/GoalButton.tsx";
import { isSmallFrame } from "../../layout/breakpoints.ts";
import { GameFrame } from "../../layout/GameFrame.tsx";
import type { TableSession } from "../../session/session.ts";
import { onNewPosition } from "../common/game-context.ts";
import type { GameScreenProps } from "../game-screen.ts";
import { MapBoard } from "./board/MapBoard.tsx";
import { PowerTrack, TaxTrack } from "./board/tracks.tsx";
import { createContext, GameContextProvider, nationOnTurn, resetSelection, useGameContext } from "./context.ts";
import { DecisionView } from "./DecisionView.tsx";
import type { ImperialDecision } from "./decision/decision.ts";
import { decisionFor } from "./decision/decision-for.ts";
import { preselect } from "./decision/preselect.ts";
import { LogLine } from "./LogLine.tsx";
import { hintOf, PromptLine } from "./PromptLine.tsx";
import { showCoins } from "./panels/coins.ts";
import { GoalProgress } from "./panels/GoalProgress.tsx";
import { NationCard } from "./panels/NationCard.tsx";
import { NationStrip } from "./panels/NationStrip.tsx";
import { Players } from "./panels/Players.tsx";
import { Purse } from "./panels/Purse.tsx";
import { type Rounds, roundsOf } from "./rounds.ts";
import { turnTexts } from "./turn-texts.tsx";

const GOAL: GoalCard = { game: "imperial", progress: (texts) => <GoalProgress texts={texts} /> };

/** The screen of an Imperial match, from setup to the final score. */
export function GameScreen({ session, messages }: GameScreenProps) {
  const context = useMemo(() => createContext(session, messages), [session, messages]);
  const turns = useMemo(() => turnTexts(context), [context]);
  const decision = useComputed(() => decisionFor(context));
  const rounds = useComputed(() => roundsOf(session.log.value));
  // Stable elements: they follow their signals and do not render again with the rest of the screen.
  const board = useMemo(() => <MapBoard decision={decision} />, [decision]);
  const left = useMemo(() => <LeftColumn decision={decision} />, [decision]);
  const strip = useMemo(() => <NationStrip />, []);
  useEffect(() => onNewPosition(context, () => resetSelection(context)), [context]);
  useCoins(session);
  const logLine = useLogLine(session, rounds);
  const { current, ticks } = rounds.value;
  return (
    <GameContextProvider value={context}>
      <GameFrame
        session={session}
        messages={messages}
        {...(!session.outcome.value && { prompt: <PromptLine /> })}
        hint={hintOf(context)}
        {...(!session.hasOlder.value && {
          meta: <span>{context.text("screen.round", { round: Math.max(1, current) })}</span>,
        })}
        goal={GOAL}
        purse={<Purse />}
        left={left}
        strip={strip}
        board={board}
        decide={<DecisionView decision={decision.value} />}
        preselect={(action) => preselect(context, action)}
        turns={turns}
        logLine={logLine}
        ticks={ticks}
      />
    </GameContextProvider>
  );
}

function LeftColumn({ decision }: { readonly decision: ReadonlySignal<ImperialDecision | undefined> }) {
  const context = useGameContext();
  const onTurn = nationOnTurn(context);
  return (
    <>
      <div class="label nations-head">
        <span>
          <TermText text={context.text("screen.nations")} />
        </span>
        <span>
          <TermText text={context.text("screen.treasury")} />
        </span>
      </div>
      {NATIONS.map((nation) => (
        <NationCard key={nation} nation={nation} isOnTurn={nation === onTurn} decision={decision} />
      ))}
      <Players />
      {isSmallFrame.value && (
        <div class="column-tracks">
          <TaxTrack />
          <PowerTrack />
        </div>
      )}
    </>
  );
}

/**
 * Caches one element per event, so that a new line does not render the whole log again. Rounds are counted from the first line,
 * so they are shown only if the log is complete.
 */
function useLogLine(session: TableSession, rounds: ReadonlySignal<Rounds>): (event: AnyEvent) => ComponentChildren {
  const isComplete = !session.hasOlder.value;
  return useMemo(() => {
    const lines = new WeakMap<AnyEvent, VNode>();
    return (event) => {
      const opens = isComplete ? rounds.peek().openings.get(event) : undefined;
      const line = lines.get(event) ?? <LogLine event={event} opens={opens} />;
      lines.set(event, line);
      return line;
    };
  }, [rounds, isComplete]);
}

/** Animates the payments of every new log entry while the current position is on screen. */
function useCoins(session: TableSession): void {
  useEffect(() => {
    let shown = session.number.peek();
    return session.log.subscribe((log) => {
      const added = log.filter(({ number }) => number > shown);
      shown = session.number.peek();
      if (session.past.at.peek() === undefined) showCoins(added.flatMap(({ events }) => events));
    });
  }, [session]);
}

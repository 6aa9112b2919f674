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
import type { TurnTexts } from "../../recap/recap.ts";
import { entriesAfter } from "../../session/entries-after.ts";
import type { TableSession } from "../../session/session.ts";
import { useCachedLines } from "../common/cached-lines.ts";
import { useNewPosition } from "../common/game-context.ts";
import { useStableAfterPaint } from "../common/use-stable.ts";
import type { GameScreenProps } from "../game-screen.ts";
import { MapBoard } from "./board/MapBoard.tsx";
import { PowerTrack, TaxTrack } from "./board/tracks.tsx";
import {
  createContext,
  GameContextProvider,
  type ImperialContext,
  nationOnTurn,
  resetSelection,
  useGameContext,
} from "./context.ts";
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
import { type Rounds, roundAt, roundsOf } from "./rounds.ts";
import { turnTexts } from "./turn-texts.tsx";

const GOAL: GoalCard = { game: "imperial", progress: (texts) => <GoalProgress texts={texts} /> };

/** The screen of an Imperial match, from setup to the final score. */
export function GameScreen({ session, messages }: GameScreenProps) {
  const context = useMemo(() => createContext(session, messages), [session, messages]);
  const decision = useComputed(() => decisionFor(context));
  const rounds = useComputed(() => roundsOf(session.log.value));
  const turns = useTurnTexts(context, rounds);
  // Stable elements: they follow their signals and do not render again with the rest of the screen.
  const board = useMemo(() => <MapBoard decision={decision} />, [decision]);
  const left = useMemo(() => <LeftColumn decision={decision} />, [decision]);
  const strip = useMemo(() => <NationStrip />, []);
  useNewPosition(context, () => resetSelection(context));
  useCoins(session);
  const logLine = useCachedLines(lineFor);
  return (
    <GameContextProvider value={context}>
      <GameFrame
        session={session}
        messages={messages}
        {...(!session.outcome.value && { prompt: <PromptLine /> })}
        hint={hintOf(context)}
        {...(!session.hasOlder.value && {
          meta: <span>{context.text("screen.round", { round: shownRound(session, rounds.value) })}</span>,
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
        ticks={rounds.value.ticks}
      />
    </GameContextProvider>
  );
}

function LeftColumn({ decision }: { readonly decision: ReadonlySignal<ImperialDecision | undefined> }) {
  const context = useGameContext();
  const onTurn = useStableAfterPaint(() => nationOnTurn(context)).value;
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

/** The round on the screen, even while a past position is shown. */
function shownRound({ past, number }: TableSession, rounds: Rounds): number {
  return roundAt(rounds, past.at.value ?? number.value);
}

function lineFor(event: AnyEvent): VNode {
  return <LogLine event={event} />;
}

/** The texts of turns. Rounds are counted from the first line, so they are headings only if the log is complete. */
function useTurnTexts(context: ImperialContext, rounds: ReadonlySignal<Rounds>): TurnTexts {
  const isComplete = !context.session.hasOlder.value;
  return useMemo(() => {
    const heading = (event: AnyEvent): ComponentChildren => {
      const round = isComplete ? rounds.peek().openings.get(event) : undefined;
      return round && <span class="log-round">{context.text("screen.round", { round })}</span>;
    };
    return { ...turnTexts(context), heading };
  }, [context, rounds, isComplete]);
}

/** Animates the payments of every new log entry while the current position is on screen. */
function useCoins(session: TableSession): void {
  useEffect(() => {
    let shown = session.number.peek();
    return session.log.subscribe((log) => {
      const added = entriesAfter(log, shown);
      shown = session.number.peek();
      if (session.past.at.peek() === undefined) showCoins(added.flatMap(({ events }) => events));
    });
  }, [session]);
}

import "@rondel/boards/board.css";
import "./styles/imperial.css";
import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { AnyEvent } from "@rondel/engine";
import { POWERS } from "@rondel/imperial";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { GameFrame } from "../../layout/GameFrame.tsx";
import type { TableSession } from "../../session/session.ts";
import { afterEveryAction } from "../common/game-context.ts";
import type { GameScreenProps } from "../registry.ts";
import { MapBoard } from "./board/MapBoard.tsx";
import { DecisionView } from "./DecisionView.tsx";
import type { Plan } from "./decision/decision.ts";
import { planFor } from "./decision/decision-for.ts";
import { preselect } from "./decision/preselect.ts";
import { DeskProvider, deskOf, forgetChoice, powerOnTurn, useDesk } from "./context.ts";
import { LogLine } from "./LogLine.tsx";
import { hintOf, PromptLine } from "./PromptLine.tsx";
import { type Rounds, roundsOf } from "./rounds.ts";
import { showCoins } from "./panels/coins.ts";
import { Players } from "./panels/Players.tsx";
import { PowerCard } from "./panels/PowerCard.tsx";
import { PowerStrip } from "./panels/PowerStrip.tsx";

/** Imperial from the first click to the final score. */
export function GameScreen({ session, speech }: GameScreenProps) {
  const desk = useMemo(() => deskOf(session, speech), [session, speech]);
  const plan = useComputed(() => planFor(desk));
  const rounds = useComputed(() => roundsOf(session.log.value));
  /** The same elements every time: they follow their signals and are not drawn anew with the rest. */
  const board = useMemo(() => <MapBoard plan={plan} />, [plan]);
  const left = useMemo(() => <LeftColumn plan={plan} />, [plan]);
  const strip = useMemo(() => <PowerStrip />, []);
  useEffect(() => afterEveryAction(desk, () => forgetChoice(desk)), [desk]);
  useCoins(session);
  const logLine = useLogLine(session, rounds);
  const { current, ticks } = rounds.value;
  return (
    <DeskProvider value={desk}>
      <GameFrame
        session={session}
        speech={speech}
        {...(!session.outcome.value && { prompt: <PromptLine /> })}
        hint={hintOf(desk)}
        {...(!session.hasOlder.value && { meta: <span>{desk.word("screen.round", { round: current })}</span> })}
        left={left}
        strip={strip}
        board={board}
        decide={<DecisionView plan={plan.value} />}
        preselect={(action) => preselect(desk, action)}
        logLine={logLine}
        ticks={ticks}
      />
    </DeskProvider>
  );
}

function LeftColumn({ plan }: { readonly plan: ReadonlySignal<Plan | undefined> }) {
  const desk = useDesk();
  const onTurn = powerOnTurn(desk);
  return (
    <>
      <div class="label powers-head">
        <span>{desk.word("screen.powers")}</span>
        <span>{desk.word("screen.treasury")}</span>
      </div>
      {POWERS.map((power) => (
        <PowerCard key={power} power={power} isOnTurn={power === onTurn} plan={plan} />
      ))}
      <Players />
    </>
  );
}

/**
 * One element for each event, for ever: a long log is not told anew for every line that is added. Rounds are counted from the
 * first line, so they are told only if it is there.
 */
function useLogLine(session: TableSession, rounds: ReadonlySignal<Rounds>): (event: AnyEvent) => ComponentChildren {
  const isWhole = !session.hasOlder.value;
  return useMemo(() => {
    const lines = new WeakMap<AnyEvent, VNode>();
    return (event) => {
      const opens = isWhole ? rounds.peek().openings.get(event) : undefined;
      const line = lines.get(event) ?? <LogLine event={event} opens={opens} />;
      lines.set(event, line);
      return line;
    };
  }, [rounds, isWhole]);
}

/** Shows the payments of every new entry of the log, as long as one looks at the present. */
function useCoins(session: TableSession): void {
  useEffect(() => {
    let shown = session.number.peek();
    return session.log.subscribe((log) => {
      const news = log.filter(({ number }) => number > shown);
      shown = session.number.peek();
      if (session.past.at.peek() === undefined) showCoins(news.flatMap(({ events }) => events));
    });
  }, [session]);
}

import type { Seat } from "@rondel/engine";
import { answering, hasPauses } from "@rondel/imperunde";
import { useEffect, useRef } from "preact/hooks";
import { BackToLatest } from "../../layout/BackToLatest.tsx";
import { t } from "../../messages/messages.ts";
import { scrollToTop } from "../../ui/scroll-to-top.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { DecisionRows } from "../common/DecisionRows.tsx";
import { PersonLabel } from "../common/PersonLabel.tsx";
import { BattleView } from "./battle/BattleView.tsx";
import { LastStorm } from "./battle/StormScene.tsx";
import { CardScene } from "./cards/CardScene.tsx";
import { Countdown } from "./cards/Countdown.tsx";
import { Hand } from "./cards/Hand.tsx";
import { PauseLine } from "./cards/PauseLine.tsx";
import { TableQuestion } from "./cards/TableQuestion.tsx";
import { promptFor, useGameContext } from "./context.ts";
import type { ImperundeDecision } from "./decision/decision.ts";
import { TalksPart } from "./panels/TalksParts.tsx";
import { TalksResult } from "./panels/TalksResult.tsx";
import { Wheels } from "./panels/Wheels.tsx";
import { SceneView } from "./scenes/SceneView.tsx";

/** The decision of the viewer with its scene, the hand and reference sheets. */
export function DecisionView({ decision }: { readonly decision: ImperundeDecision | undefined }) {
  const { text, pending, session, messages } = useGameContext();
  const frame = pending.value;
  const asksCard = decision !== undefined && frame?.kind === "window";
  const view = useRef<HTMLDivElement>(null);
  // The column may still be scrolled to the last choice, with the question above its visible part.
  useEffect(() => {
    if (asksCard && view.current) scrollToTop(view.current);
  }, [asksCard]);
  return (
    <div ref={view} class="imperunde-decision" data-asks-card={asksCard}>
      <Scene />
      {decision ? (
        <DecisionRows
          decision={decision}
          label={<PersonLabel session={session} messages={messages} turn={text("screen.yourTurn")} />}
          title={decision.title}
        />
      ) : (
        <OthersDecide />
      )}
      {frame?.kind === "talks" && <TalksPart frame={frame} part="ProposalsPanel" />}
      <Hand />
      <ReferenceSheets />
    </div>
  );
}

/** The battle, event or card that the decision is about. */
function Scene() {
  const { pending, state, scenes, session } = useGameContext();
  const frame = pending.value;
  const isPause = state.value !== undefined && hasPauses(state.value);
  const shown = session.past.at.value === undefined ? scenes.current.value : undefined;
  return (
    <>
      {shown ? <SceneView key={shown.count} scene={shown.scene} /> : <RestingScene />}
      {frame?.kind === "talks" && <TalksPart frame={frame} part="WaitingProposals" />}
      {frame?.kind === "card" && <CardScene frame={frame} />}
      {(frame?.kind === "card" || frame?.kind === "window") && (isPause ? <PauseLine /> : <Countdown />)}
    </>
  );
}

/** The open battle and the last event, after their dice and wheels have come to rest. */
function RestingScene() {
  return (
    <>
      <TalksResult />
      <LastStorm />
      <BattleView />
      <Wheels />
    </>
  );
}

/** The sheets that help with the decision. */
function ReferenceSheets() {
  const { pending, seat } = useGameContext();
  const frame = pending.value;
  return (
    <>
      {frame?.kind === "talks" && <TalksPart frame={frame} part="TalksTable" />}
      {frame?.kind === "income" && seat.value !== undefined && <DeferredBudget seat={seat.value} />}
    </>
  );
}

function DeferredBudget({ seat }: { readonly seat: Seat }) {
  const loaded = useLoaded(loadBudget);
  return loaded ? <loaded.BudgetSheet seat={seat} /> : null;
}

const loadBudget = () => import("./panels/BudgetSheet.tsx");

function OthersDecide() {
  const context = useGameContext();
  const { text, session, messages, view } = context;
  const prompt = promptFor(context);
  const question = session.question.value;
  if (question) return <TableQuestion seats={question} />;
  const hasPassed = view.value && answering(view.value)?.hasPassed;
  return (
    <div class="decide waiting">
      <p class="label">{session.mine.value.length > 0 ? text("screen.waiting") : t("prompt.watching")}</p>
      <h2>{prompt ? messages.prompt(prompt) : ""}</h2>
      <p class="muted">{session.outcome.value ? "" : text(hasPassed ? "screen.youPassed" : "screen.waitingAbout")}</p>
      <BackToLatest session={session} />
    </div>
  );
}

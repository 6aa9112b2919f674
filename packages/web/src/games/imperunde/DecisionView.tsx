import { answering } from "@rondel/imperunde";
import { DecisionRows } from "../common/DecisionRows.tsx";
import { BattleView } from "./battle/BattleView.tsx";
import { LastStorm } from "./battle/StormScene.tsx";
import { CardScene } from "./cards/CardScene.tsx";
import { Countdown } from "./cards/Countdown.tsx";
import { Hand } from "./cards/Hand.tsx";
import { askAgain, isPassingThisPhase } from "./cards/passing.ts";
import { useGameContext } from "./context.ts";
import type { ImperundeDecision } from "./decision/decision.ts";
import { BudgetSheet } from "./panels/BudgetSheet.tsx";
import { TalksTable } from "./panels/TalksTable.tsx";
import { Wheels } from "./panels/Wheels.tsx";

/** The decision of the viewer with its scene, the hand and reference sheets. */
export function DecisionView({ decision }: { readonly decision: ImperundeDecision | undefined }) {
  const { text } = useGameContext();
  return (
    <div class="imperunde-decision">
      <Scene />
      {decision ? (
        <DecisionRows decision={decision} label={text("screen.yourTurn")} title={decision.title} />
      ) : (
        <OthersDecide />
      )}
      <Hand />
      <ReferenceSheets />
    </div>
  );
}

/** The battle, event or card that the decision is about. */
function Scene() {
  const { pending } = useGameContext();
  const frame = pending.value;
  return (
    <>
      <LastStorm />
      <BattleView />
      <Wheels />
      {frame?.kind === "card" && <CardScene frame={frame} />}
      {(frame?.kind === "card" || frame?.kind === "window") && <Countdown />}
    </>
  );
}

/** The sheets that help with the decision. */
function ReferenceSheets() {
  const { pending, seat } = useGameContext();
  const frame = pending.value;
  return (
    <>
      {frame?.kind === "talks" && <TalksTable frame={frame} />}
      {frame?.kind === "income" && seat.value !== undefined && <BudgetSheet seat={seat.value} />}
    </>
  );
}

function OthersDecide() {
  const context = useGameContext();
  const { text, session, messages, view } = context;
  const prompt = session.prompt.value;
  const hasPassed = view.value && answering(view.value)?.hasPassed;
  return (
    <div class="decide waiting">
      <p class="label">{text("screen.waiting")}</p>
      <h2>{prompt ? messages.prompt(prompt) : ""}</h2>
      <p class="muted">{session.outcome.value ? "" : text(hasPassed ? "screen.youPassed" : "screen.waitingAbout")}</p>
      {isPassingThisPhase(context) && (
        <p class="passing">
          {text("screen.passingPhase")}
          <button type="button" class="btn small" onClick={() => askAgain(context)}>
            {text("screen.stopPassing")}
          </button>
        </p>
      )}
    </div>
  );
}

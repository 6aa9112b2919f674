import { BackToLatest } from "../../layout/BackToLatest.tsx";
import { t } from "../../messages/messages.ts";
import { DecisionRows } from "../common/DecisionRows.tsx";
import { PersonLabel } from "../common/PersonLabel.tsx";
import { promptFor, useGameContext } from "./context.ts";
import { decidingNation } from "./deciding-nation.ts";
import type { ImperialDecision } from "./decision/decision.ts";
import { nationParams } from "./messages/params.ts";
import { FinalSums } from "./panels/FinalSums.tsx";
import { Gift } from "./panels/Gift.tsx";

/** The viewer's decision, or whom the table waits for, or the final scores. */
export function DecisionView({ decision }: { readonly decision: ImperialDecision | undefined }) {
  const { session, state } = useGameContext();
  const outcome = session.outcome.value;
  if (decision) return <OwnDecision decision={decision} />;
  return outcome && state.value ? <FinalSums outcome={outcome} state={state.value} /> : <WaitingView />;
}

function WaitingView() {
  const context = useGameContext();
  const { text, messages, session } = context;
  const prompt = promptFor(context);
  const at = session.past.at.value;
  const waiting = session.mine.value.length > 0 ? text("screen.waiting") : t("prompt.watching");
  return (
    <div class="decide waiting">
      <p class="label">{at === undefined ? waiting : t("frame.history")}</p>
      <h2>{at === undefined ? prompt && messages.prompt(prompt) : t("prompt.past", { number: at })}</h2>
      {at === undefined && <p class="muted">{text("screen.waitingAbout")}</p>}
      <BackToLatest session={session} />
      <Gift />
    </div>
  );
}

function OwnDecision({ decision }: { readonly decision: ImperialDecision }) {
  const { text } = useGameContext();
  return (
    <div class="imperial-decision">
      <DecisionRows decision={decision} label={<DecisionLabel />} title={text(decision.title)} />
      <Gift />
    </div>
  );
}

function DecisionLabel() {
  const { text, pending, messages, session } = useGameContext();
  const nation = decidingNation(pending.value);
  const turn =
    nation === undefined
      ? text("screen.yourTurn")
      : text("screen.yourTurnAs", nationParams("nation", nation, messages));
  return <PersonLabel session={session} messages={messages} turn={turn} />;
}

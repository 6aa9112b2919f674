import { DecisionPanel } from "../../layout/DecisionPanel.tsx";
import { t } from "../../messages/messages.ts";
import { promptFor, useGameContext } from "./context.ts";
import type { ImperialDecision } from "./decision/decision.ts";
import { nationParams } from "./messages/params.ts";
import { decidingNation } from "./PromptLine.tsx";
import { FinalSums } from "./panels/FinalSums.tsx";
import { Gift } from "./panels/Gift.tsx";

/** The viewer's decision, or whom the table waits for, or the final scores. */
export function DecisionView({ decision }: { readonly decision: ImperialDecision | undefined }) {
  const { session, state } = useGameContext();
  const outcome = session.outcome.value;
  if (decision) return <DecisionRows decision={decision} />;
  return outcome && state.value ? <FinalSums outcome={outcome} state={state.value} /> : <WaitingView />;
}

function WaitingView() {
  const context = useGameContext();
  const { text, messages, session } = context;
  const prompt = promptFor(context);
  const at = session.past.at.value;
  return (
    <div class="decide waiting">
      <p class="label">{at === undefined ? text("screen.waiting") : t("frame.history")}</p>
      <h2>{at === undefined ? prompt && messages.prompt(prompt) : t("prompt.past", { number: at })}</h2>
      <p class="muted">{text("screen.waitingAbout")}</p>
      <Gift />
    </div>
  );
}

function DecisionRows({ decision }: { readonly decision: ImperialDecision }) {
  const isLong = decision.options.length > 6 && decision.options.every(({ preview }) => preview === undefined);
  return (
    <div class="imperial-decision" data-long={isLong}>
      <DecisionPanel
        label={<DecisionLabel />}
        title={<DecisionTitle decision={decision} />}
        options={decision.options}
        chosen={decision.chosen}
        onChoose={(id) => decision.options.find((option) => option.id === id)?.choose()}
        {...(decision.primary && { actionLabel: decision.primary.label })}
        onAct={() => decision.primary?.press()}
      />
      <div class="decide-others">
        {decision.secondary?.map((other) => (
          <button type="button" class="btn wide" key={other.label} onClick={other.press}>
            {other.label}
          </button>
        ))}
      </div>
      <Gift />
    </div>
  );
}

function DecisionTitle({ decision }: { readonly decision: ImperialDecision }) {
  const { text } = useGameContext();
  return (
    <>
      {text(decision.title)}
      {decision.about !== undefined && <span class="decide-about">{decision.about}</span>}
    </>
  );
}

function DecisionLabel() {
  const { text, pending, messages } = useGameContext();
  const nation = decidingNation(pending.value);
  return nation === undefined
    ? text("screen.yourTurn")
    : text("screen.yourTurnAs", nationParams("nation", nation, messages));
}

import { DecisionPanel } from "../../layout/DecisionPanel.tsx";
import { t } from "../../messages/messages.ts";
import { promptFor, useGameContext } from "./context.ts";
import type { ImperialDecision } from "./decision/decision.ts";
import { nationForms } from "./messages/params.ts";
import { nationIn } from "./PromptLine.tsx";
import { FinalSums } from "./panels/FinalSums.tsx";
import { Gift } from "./panels/Gift.tsx";

/** The decision as rows; or what the table waits for; or, at the end, the sums. */
export function DecisionView({ decision }: { readonly decision: ImperialDecision | undefined }) {
  const { session, state } = useGameContext();
  const outcome = session.outcome.value;
  if (decision) return <PlanView decision={decision} />;
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

function PlanView({ decision }: { readonly decision: ImperialDecision }) {
  const isLong = decision.options.length > 6 && decision.options.every(({ preview }) => preview === undefined);
  return (
    <div class="imperial-decision" data-long={isLong}>
      <DecisionPanel
        label={<DecisionLabel />}
        title={<DecisionTitle decision={decision} />}
        options={decision.options}
        chosen={decision.chosen}
        onChoose={(id) => decision.options.find((option) => option.id === id)?.choose()}
        {...(decision.primary && { deed: decision.primary.label })}
        onDo={() => decision.primary?.press()}
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
  const nation = nationIn(pending.value);
  return nation === undefined
    ? text("screen.yourTurn")
    : text("screen.yourTurnAs", nationForms("nation", nation, messages));
}

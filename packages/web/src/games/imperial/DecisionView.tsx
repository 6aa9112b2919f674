import { DecisionPanel } from "../../layout/DecisionPanel.tsx";
import { say } from "../../messages/messages.ts";
import type { Plan } from "./decision/decision.ts";
import { promptFor, useDesk } from "./context.ts";
import { powerIn } from "./PromptLine.tsx";
import { FinalSums } from "./panels/FinalSums.tsx";
import { Gift } from "./panels/Gift.tsx";
import { powerForms } from "./messages/params.ts";

/** The decision as rows; or what the table waits for; or, at the end, the sums. */
export function DecisionView({ plan }: { readonly plan: Plan | undefined }) {
  const { session, state } = useDesk();
  const outcome = session.outcome.value;
  if (plan) return <PlanView plan={plan} />;
  return outcome && state.value ? <FinalSums outcome={outcome} state={state.value} /> : <WaitingView />;
}

function WaitingView() {
  const desk = useDesk();
  const { word, speech, session } = desk;
  const prompt = promptFor(desk);
  const at = session.past.at.value;
  return (
    <div class="decide waiting">
      <p class="label">{at === undefined ? word("screen.waiting") : say("frame.history")}</p>
      <h2>{at === undefined ? prompt && speech.prompt(prompt) : say("prompt.past", { number: at })}</h2>
      <p class="muted">{word("screen.waitingAbout")}</p>
      <Gift />
    </div>
  );
}

function PlanView({ plan }: { readonly plan: Plan }) {
  const isLong = plan.options.length > 6 && plan.options.every(({ preview }) => preview === undefined);
  return (
    <div class="imperial-decision" data-long={isLong}>
      <DecisionPanel
        label={<DecisionLabel />}
        title={<DecisionTitle plan={plan} />}
        options={plan.options}
        chosen={plan.chosen}
        onChoose={(id) => plan.options.find((option) => option.id === id)?.choose()}
        {...(plan.deed && { deed: plan.deed.words })}
        onDo={() => plan.deed?.do()}
      />
      <div class="decide-others">
        {plan.others?.map((other) => (
          <button type="button" class="btn wide" key={other.words} onClick={other.do}>
            {other.words}
          </button>
        ))}
      </div>
      <Gift />
    </div>
  );
}

function DecisionTitle({ plan }: { readonly plan: Plan }) {
  const { word } = useDesk();
  return (
    <>
      {word(plan.title)}
      {plan.about !== undefined && <span class="decide-about">{plan.about}</span>}
    </>
  );
}

function DecisionLabel() {
  const { word, pending, speech } = useDesk();
  const power = powerIn(pending.value);
  return power === undefined
    ? word("screen.yourDecision")
    : word("screen.yourMove", powerForms("power", power, speech));
}

import { answering } from "@rondel/imperunde";
import { DecisionPanel } from "../../layout/DecisionPanel.tsx";
import { BattleView } from "./battle/BattleView.tsx";
import { CardScene } from "./cards/CardScene.tsx";
import { Countdown } from "./cards/Countdown.tsx";
import { Hand } from "./cards/Hand.tsx";
import { askAgain, isPassingThisPhase } from "./cards/passing.ts";
import type { Plan } from "./decision/decision.ts";
import { useDesk } from "./context.ts";
import { TalksTable } from "./panels/Diplomacy.tsx";
import { Ledger } from "./panels/Ledger.tsx";
import { Wheels } from "./panels/Wheels.tsx";

/** What lies on the table now, the decision as rows, and the viewer's cards. */
export function DecisionView({ plan }: { readonly plan: Plan | undefined }) {
  return (
    <div class="imperunde-decision">
      <Scene />
      {plan ? <Asked plan={plan} /> : <WaitingFor />}
      <Hand />
      <Papers />
    </div>
  );
}

/** What the decision is about. */
function Scene() {
  const { pending } = useDesk();
  const frame = pending.value;
  return (
    <>
      <BattleView />
      <Wheels />
      {frame?.kind === "card" && <CardScene frame={frame} />}
      {(frame?.kind === "card" || frame?.kind === "window") && <Countdown />}
    </>
  );
}

/** What one looks up while deciding. */
function Papers() {
  const { pending, seat } = useDesk();
  const frame = pending.value;
  return (
    <>
      {frame?.kind === "talks" && <TalksTable frame={frame} />}
      {frame?.kind === "income" && seat.value !== undefined && <Ledger seat={seat.value} />}
    </>
  );
}

function Asked({ plan }: { readonly plan: Plan }) {
  const { word } = useDesk();
  const isLong = plan.options.length > 6 && plan.options.every(({ preview }) => preview === undefined);
  return (
    <div class="imperunde-rows" data-long={isLong}>
      <DecisionPanel
        label={word("screen.yourDecision")}
        title={
          <>
            {plan.title}
            {plan.about !== undefined && <span class="decide-about">{plan.about}</span>}
          </>
        }
        options={plan.options}
        chosen={plan.chosen}
        onChoose={(id) => plan.options.find((option) => option.id === id)?.choose()}
        {...(plan.deed && { deed: plan.deed.words })}
        onDo={() => plan.deed?.do()}
      />
      <div class="decide-others">
        {plan.others?.map((other) => (
          <button
            type="button"
            class={other.isForever ? "btn quiet small" : "btn wide"}
            key={other.words}
            onClick={other.do}
          >
            {other.words}
          </button>
        ))}
      </div>
    </div>
  );
}

function WaitingFor() {
  const desk = useDesk();
  const { word, session, speech, view } = desk;
  const prompt = session.prompt.value;
  const hasPassed = view.value && answering(view.value)?.hasPassed;
  return (
    <div class="decide waiting">
      <p class="label">{word("screen.waiting")}</p>
      <h2>{prompt ? speech.prompt(prompt) : ""}</h2>
      <p class="muted">{session.outcome.value ? "" : word(hasPassed ? "screen.youPassed" : "screen.waitingAbout")}</p>
      {isPassingThisPhase(desk) && (
        <p class="passing">
          {word("screen.passingPhase")}
          <button type="button" class="btn small" onClick={() => askAgain(desk)}>
            {word("screen.askAgain")}
          </button>
        </p>
      )}
    </div>
  );
}

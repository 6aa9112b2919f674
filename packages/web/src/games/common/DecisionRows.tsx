import type { ComponentChildren } from "preact";
import { outlinedLook } from "../../layout/button-look.ts";
import { DecisionPanel } from "../../layout/DecisionPanel.tsx";
import { TermText } from "../../terms/TermText.tsx";
import { WordsButton } from "../../terms/WordsButton.tsx";
import type { ActionButton, DecisionModel } from "./decision-model.ts";

interface DecisionRowsProps {
  readonly decision: Pick<
    DecisionModel,
    "options" | "chosen" | "primary" | "secondary" | "about" | "back" | "controls"
  >;
  readonly label: ComponentChildren;
  readonly title: ComponentChildren;
}

/** From this number on, rows without details are shown in a narrower form. */
const LONG = 7;

/** The rows of a decision with its filled button and its other buttons. */
export function DecisionRows({ decision, label, title }: DecisionRowsProps) {
  const { options, chosen, primary, secondary, about, back, controls } = decision;
  const isLong = options.length >= LONG && options.every(({ preview }) => preview === undefined);
  return (
    <div class="decision-rows" data-long={isLong}>
      {back && (
        <button type="button" class="btn quiet small decide-back" onClick={back.press}>
          ‹ {back.label}
        </button>
      )}
      <DecisionPanel
        label={label}
        title={
          <>
            {withTerms(title)}
            {about !== undefined && <span class="decide-about">{withTerms(about)}</span>}
          </>
        }
        controls={controls}
        options={options}
        chosen={chosen}
        onChoose={(id) => options.find((option) => option.id === id)?.choose()}
        {...(primary && { actionLabel: primary.label, meaning: primary.meaning ?? "play" })}
        onAct={() => primary?.press()}
      />
      <div class="decide-others">{secondary?.map(otherButton)}</div>
      <WordsButton texts={textsOn(decision)} />
    </div>
  );
}

function withTerms(content: ComponentChildren): ComponentChildren {
  return typeof content === "string" ? <TermText text={content} /> : content;
}

/** The texts on the rows and buttons of a decision. */
function textsOn({ options, primary, secondary }: DecisionRowsProps["decision"]): readonly string[] {
  const rows = options.flatMap(({ name, consequence, impossible }) => [name, consequence, impossible]);
  const labels = [primary, ...(secondary ?? [])].map((button) => button?.label);
  return [...rows, ...labels].filter((text) => typeof text === "string");
}

function otherButton({ label, isLasting, meaning = "play", press }: ActionButton) {
  return (
    <button type="button" class={isLasting ? "btn quiet small" : outlinedLook(meaning)} key={label} onClick={press}>
      {label}
    </button>
  );
}

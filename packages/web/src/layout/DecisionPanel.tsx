import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { RuleText } from "../rules/RuleText.tsx";
import { reasonAndRule } from "../rules/rule-link.ts";
import { type ButtonMeaning, filledLook } from "./button-look.ts";

export interface DecisionOption {
  readonly id: string;
  /** What it is about, as a lesson points at it: `rondel:taxation`. */
  readonly point?: string;
  /** A sign before the name, for example the number of spaces. */
  readonly mark?: ComponentChildren;
  readonly name: ComponentChildren;
  readonly consequence?: ComponentChildren;
  /** What the player may lose by it, in the colour of danger. */
  readonly danger?: ComponentChildren;
  readonly price?: ComponentChildren;
  /** Why the option is not possible; the row is shown, but disabled. */
  readonly impossible?: ComponentChildren;
  /** Shown under the selected row: the state before and after. */
  readonly preview?: ComponentChildren;
}

interface DecisionPanelProps {
  readonly label: ComponentChildren;
  readonly title: ComponentChildren;
  readonly options: readonly DecisionOption[];
  readonly chosen: string | undefined;
  onChoose(id: string): void;
  /** What is chosen besides the rows, for example how many units. */
  readonly controls?: ComponentChildren;
  /** The label of the filled button, with the price; absent until an option is selected. */
  readonly actionLabel?: ComponentChildren;
  /** What the filled button means, which gives it its colour. */
  readonly meaning?: ButtonMeaning;
  onAct(): void;
}

/**
 * The options as rows, with the preview of the selected one, and one filled button that plays it. Rows are keyed by index, so that
 * the next decision reuses them.
 */
export function DecisionPanel(props: DecisionPanelProps) {
  const { label, title, options, chosen, onChoose, controls, actionLabel, meaning = "play", onAct } = props;
  return (
    <div class="decide">
      <p class="label">{label}</p>
      <h2>{title}</h2>
      {controls}
      <ul class="options">
        {options.map((option, index) => (
          <li key={String(index)} data-refused={option.impossible !== undefined}>
            <OptionRow option={option} isChosen={option.id === chosen} onChoose={() => onChoose(option.id)} />
          </li>
        ))}
      </ul>
      {actionLabel !== undefined && (
        <button type="button" class={filledLook(meaning)} onClick={onAct}>
          {actionLabel}
        </button>
      )}
    </div>
  );
}

interface OptionRowProps {
  readonly option: DecisionOption;
  readonly isChosen: boolean;
  onChoose(): void;
}

function OptionRow({ option, isChosen, onChoose }: OptionRowProps) {
  const { point, mark, name, consequence, danger, price, impossible, preview } = option;
  const row = useRef<HTMLButtonElement>(null);
  const opened = useRef<HTMLDivElement>(null);
  const isOpen = isChosen && preview !== undefined;
  // The map and the hints choose rows that may be out of sight. If not all of it fits, the row counts more than its preview.
  useEffect(() => {
    if (!isChosen) return;
    opened.current?.scrollIntoView({ block: "nearest" });
    row.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen, isOpen]);
  const why = typeof impossible === "string" ? reasonAndRule(impossible) : { reason: impossible, rule: undefined };
  return (
    <>
      <button
        type="button"
        class="option"
        ref={row}
        aria-pressed={isChosen}
        aria-disabled={impossible !== undefined}
        data-open={isOpen}
        data-point={point}
        onClick={() => impossible === undefined && onChoose()}
      >
        {mark !== undefined && <span class="option-mark">{mark}</span>}
        <span class="option-words">
          <span class="option-name">{name}</span>
          {impossible === undefined ? (
            consequence && <span class="option-more">{consequence}</span>
          ) : (
            <span class="option-why">
              <span class="unseen">{t("decision.notAllowed")} </span>
              {why.reason}
            </span>
          )}
          {danger && <span class="option-danger">{danger}</span>}
        </span>
        {price !== undefined && <span class="option-price amount">{price}</span>}
      </button>
      {why.rule !== undefined && <RuleText text={why.rule} />}
      {isOpen && (
        <div class="option-preview" ref={opened}>
          {preview}
        </div>
      )}
    </>
  );
}

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { isPhone } from "./breakpoints.ts";

export interface DecisionOption {
  readonly id: string;
  /** In front, for example how many spaces away. */
  readonly mark?: ComponentChildren;
  readonly name: ComponentChildren;
  readonly consequence?: ComponentChildren;
  readonly price?: ComponentChildren;
  /** Why it is not possible; the row stays, calm. */
  readonly impossible?: ComponentChildren;
  /** Opens under the chosen row: before and after. */
  readonly preview?: ComponentChildren;
}

interface DecisionPanelProps {
  readonly label: ComponentChildren;
  readonly title: ComponentChildren;
  readonly options: readonly DecisionOption[];
  readonly chosen: string | undefined;
  onChoose(id: string): void;
  /** The deed and its price, as the one filled button says it; absent until something is chosen. */
  readonly deed?: ComponentChildren;
  onDo(): void;
}

/**
 * Options as rows; the chosen one opens its preview; one filled button repeats deed and price. A row is known by its place: the
 * next decision is written into the rows that are there.
 */
export function DecisionPanel(props: DecisionPanelProps) {
  const { label, title, options, chosen, onChoose, deed, onDo } = props;
  return (
    <div class="decide">
      <p class="label">{label}</p>
      <h2>{title}</h2>
      <ul class="options">
        {options.map((option, place) => (
          <li key={String(place)}>
            <OptionRow option={option} isChosen={option.id === chosen} onChoose={() => onChoose(option.id)} />
          </li>
        ))}
      </ul>
      {deed !== undefined && (
        <button type="button" class="btn go wide" onClick={onDo}>
          {deed}
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
  const { mark, name, consequence, price, impossible, preview } = option;
  const opened = useRef<HTMLDivElement>(null);
  const isOpen = isChosen && preview !== undefined;
  useEffect(() => {
    if (isOpen && isPhone.peek()) opened.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        class="option"
        aria-pressed={isChosen}
        aria-disabled={impossible !== undefined}
        data-open={isOpen}
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
              {impossible}
            </span>
          )}
        </span>
        {price !== undefined && <span class="option-price amount">{price}</span>}
      </button>
      {isOpen && (
        <div class="option-preview" ref={opened}>
          {preview}
        </div>
      )}
    </>
  );
}

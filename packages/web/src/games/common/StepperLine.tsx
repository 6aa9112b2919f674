import type { ComponentChildren } from "preact";

interface StepperLineProps {
  readonly sign?: ComponentChildren;
  readonly name: ComponentChildren;
  /** A second, smaller line. */
  readonly about?: ComponentChildren;
  /** The number between minus and plus. */
  readonly value: string;
  /** The accessible names of both buttons. */
  readonly labels: { readonly fewer: string; readonly more: string };
  readonly canDecrease: boolean;
  readonly canIncrease: boolean;
  onChange(change: 1 | -1): void;
}

/** A number that the player changes by minus and plus. */
export function StepperLine(props: StepperLineProps) {
  const { sign, name, about, value, labels, canDecrease, canIncrease, onChange } = props;
  return (
    <div class="stepper-line">
      {sign ?? <span />}
      <span class="stepper-name">
        {name}
        {about && <small>{about}</small>}
      </span>
      <button
        type="button"
        class="icon-btn"
        aria-label={labels.fewer}
        disabled={!canDecrease}
        onClick={() => onChange(-1)}
      >
        −
      </button>
      <output class="amount">{value}</output>
      <button
        type="button"
        class="icon-btn"
        aria-label={labels.more}
        disabled={!canIncrease}
        onClick={() => onChange(1)}
      >
        +
      </button>
    </div>
  );
}

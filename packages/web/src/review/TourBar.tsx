import "./mistake-bar.css";
import type { ComponentChildren } from "preact";
import { Icon } from "../ui/Icon.tsx";

interface TourBarProps {
  readonly labels: { readonly tour: string; readonly previous: string; readonly next: string };
  /** Which of the stops is on the board, in words. */
  readonly place: string;
  readonly at: number;
  readonly count: number;
  go(to: number): void;
  readonly children: ComponentChildren;
}

/** The stop whose position is on the board, with the way to the others. */
export function TourBar({ labels, place, at, count, go, children }: TourBarProps) {
  return (
    <section class="mistake-bar" aria-label={labels.tour}>
      <div class="mistake-steps">
        <StepButton icon="previous" label={labels.previous} isLast={at === 0} press={() => go(at - 1)} />
        <span>{place}</span>
        <StepButton icon="next" label={labels.next} isLast={at === count - 1} press={() => go(at + 1)} />
      </div>
      {children}
    </section>
  );
}

interface StepButtonProps {
  readonly icon: "previous" | "next";
  readonly label: string;
  readonly isLast: boolean;
  press(): void;
}

function StepButton({ icon, label, isLast, press }: StepButtonProps) {
  return (
    <button type="button" class="icon-btn" aria-label={label} title={label} disabled={isLast} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}

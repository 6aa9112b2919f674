import "./mistake-bar.css";
import { computed, type Signal, signal } from "@preact/signals";
import type { Mistake } from "@rondel/bots/review-types";
import { tryAgain } from "../try-again/try-again.ts";
import { Icon } from "../ui/Icon.tsx";
import { showRefusal } from "../ui/notices.ts";
import { MistakeText, mistakeHeading } from "./MistakeText.tsx";
import type { ReviewParts } from "./review-context.ts";
import { reviewTour } from "./review-tour.ts";

const NEVER = computed(() => false);

/** Shows the positions before costly decisions on the board one after the other, beginning with one of them. */
export function beginTour(parts: ReviewParts, mistakes: readonly Mistake[], first: Mistake): void {
  const stops = mistakes.toSorted((one, other) => one.number - other.number);
  const at = signal(stops.indexOf(first));
  reviewTour.value = {
    session: parts.session,
    coach: {
      card: () => <MistakeBar {...parts} stops={stops} at={at} />,
      replacesDecision: NEVER,
      hidesSuggestions: false,
      hidesRecap: true,
    },
  };
  endWithPast(parts);
  parts.showPosition(first.number - 1);
}

/** Ends the tour when the reader leaves the past. */
function endWithPast({ session }: ReviewParts): void {
  let wasPast = false;
  const stop = session.past.at.subscribe((position) => {
    if (wasPast && position === undefined) {
      reviewTour.value = undefined;
      stop();
    }
    wasPast ||= position !== undefined;
  });
}

interface MistakeBarProps extends ReviewParts {
  readonly stops: readonly Mistake[];
  readonly at: Signal<number>;
}

/** The costly decision whose position is on the board, with the way to the others and back to the review. */
function MistakeBar({ stops, at, ...parts }: MistakeBarProps) {
  const { session, text, showPosition } = parts;
  const mistake = stops[at.value];
  if (!mistake) return null;
  const go = (to: number) => {
    const stop = stops[to];
    if (!stop) return;
    at.value = to;
    showPosition(stop.number - 1);
  };
  return (
    <section class="mistake-bar" aria-label={text("tour")}>
      <div class="mistake-steps">
        <StepButton
          icon="previous"
          label={text("tour.previous")}
          isLast={at.value === 0}
          press={() => go(at.value - 1)}
        />
        <span>{text("tour.place", { number: at.value + 1, count: stops.length })}</span>
        <StepButton
          icon="next"
          label={text("tour.next")}
          isLast={at.value === stops.length - 1}
          press={() => go(at.value + 1)}
        />
      </div>
      <div aria-live="polite">
        <b>{mistakeHeading(parts, mistake)}</b>
        <MistakeText {...parts} mistake={mistake} />
      </div>
      <div class="mistake-buttons">
        <button type="button" class="btn small" onClick={() => session.past.returnToPresent()}>
          {text("tour.back")}
        </button>
        <button
          type="button"
          class="btn small"
          onClick={() => showRefusal(tryAgain(session, mistake.seat, mistake.number - 1))}
        >
          {text("tryAgain")}
        </button>
      </div>
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

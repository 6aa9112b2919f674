import { type Signal, signal } from "@preact/signals";
import type { Mistake } from "@rondel/bots/review-types";
import { tryAgain } from "../try-again/try-again.ts";
import { showRefusal } from "../ui/notices.ts";
import { MistakeText, mistakeHeading } from "./MistakeText.tsx";
import type { ReviewParts } from "./review-context.ts";
import { startTour } from "./review-tour.ts";
import { TourBar } from "./TourBar.tsx";

/** Shows the positions before costly decisions on the board one after the other, beginning with one of them. */
export function beginTour(parts: ReviewParts, mistakes: readonly Mistake[], first: Mistake): void {
  const stops = mistakes.toSorted((one, other) => one.number - other.number);
  const at = signal(stops.indexOf(first));
  startTour(parts.session, () => <MistakeBar {...parts} stops={stops} at={at} />);
  parts.showPosition(first.number - 1);
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
  const labels = { tour: text("tour"), previous: text("tour.previous"), next: text("tour.next") };
  const place = text("tour.place", { number: at.value + 1, count: stops.length });
  return (
    <TourBar labels={labels} place={place} at={at.value} count={stops.length} go={go}>
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
    </TourBar>
  );
}

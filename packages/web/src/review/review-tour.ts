import { computed, signal } from "@preact/signals";
import type { Coach } from "../layout/coach.ts";
import type { TableSession } from "../session/session.ts";

/** A walk through moments of a match on the board. The results are not on the screen meanwhile, so it lives outside of them. */
interface ReviewTour {
  readonly session: TableSession;
  readonly coach: Coach;
}

/** The tour that the reader has begun; its card is shown while a past position of its match is on the screen. */
export const reviewTour = signal<ReviewTour | undefined>(undefined);

const NEVER = computed(() => false);

/** Begins a tour, which ends when the reader leaves the past. */
export function startTour(session: TableSession, card: Coach["card"]): void {
  const coach = { card, replacesDecision: NEVER, hidesSuggestions: false, hidesRecap: true };
  reviewTour.value = { session, coach };
  let wasPast = false;
  const stop = session.past.at.subscribe((position) => {
    if (wasPast && position === undefined) {
      reviewTour.value = undefined;
      stop();
    }
    wasPast ||= position !== undefined;
  });
}

import { signal } from "@preact/signals";
import type { Coach } from "../layout/coach.ts";
import type { TableSession } from "../session/session.ts";

/** A walk through moments of a review on the board. The results are not on the screen meanwhile, so it lives outside of them. */
interface ReviewTour {
  readonly session: TableSession;
  readonly coach: Coach;
}

/** The tour that the reader has begun; its card is shown while a past position of its match is on the screen. */
export const reviewTour = signal<ReviewTour | undefined>(undefined);

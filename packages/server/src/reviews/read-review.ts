import { REVIEW_VERSION } from "@rondel/bots/review-types";
import type { CommandOutput } from "@rondel/protocol";
import type { LiveTable } from "../play/live-table.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";

/** Returns the review of a finished match, or null and asks for it. A running match has none: it would help its players. */
export async function readReview(
  { store, time }: Services,
  { id, document }: LiveTable,
): Promise<CommandOutput<"play/review">> {
  if (document.status !== "finished") throw refuse("match-is-running", "wait");
  const review = await store.reviews.get(id, REVIEW_VERSION);
  if (review === undefined && !document.abandoned) await store.reviews.want(id, time.now());
  return { review: (review ?? null) as CommandOutput<"play/review">["review"] };
}

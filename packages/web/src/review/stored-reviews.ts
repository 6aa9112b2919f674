import type { Review } from "@rondel/bots/review-types";
import { hasFields, readRecord, removeRecord, storedKeys, storeRecord } from "../device/stored-records.ts";

const PREFIX = "rondel.review.";
/** More reviews than these are not kept: each takes about 50 kB of the browser's storage. */
const MOST_KEPT = 12;

interface StoredReview {
  readonly saved: number;
  readonly review: Review;
}

/** Reviews of this visit, which also last if the storage is full. */
const recent = new Map<string, Review>();

/** The review of a match, if it was computed on this device by the current version of the reviews. */
export function storedReview(id: string, version: number): Review | undefined {
  const found = recent.get(id) ?? read(PREFIX + id)?.review;
  return found?.version === version ? found : undefined;
}

/** Keeps a review on this device. The oldest ones make room. */
export function saveReview(id: string, review: Review): void {
  recent.set(id, review);
  const kept = storedKeys(PREFIX).toSorted((left, right) => (read(left)?.saved ?? 0) - (read(right)?.saved ?? 0));
  for (const key of kept.slice(0, Math.max(0, kept.length - MOST_KEPT + 1))) removeRecord(key);
  // A full storage keeps matches, not reviews: these can be computed again.
  storeRecord(PREFIX + id, { saved: Date.now(), review: rounded(review) });
}

const read = (key: string) => readRecord(key, isStoredReview);

function isStoredReview(read: unknown): read is StoredReview {
  return hasFields(read, { saved: "number", review: "object" });
}

/** Chances with three digits: more would only take room. */
function rounded(review: Review): unknown {
  return JSON.parse(
    JSON.stringify(review, (_, value: unknown) => (isFraction(value) ? Number(value.toFixed(3)) : value)),
  );
}

function isFraction(value: unknown): value is number {
  return typeof value === "number" && !Number.isInteger(value);
}

import type { Review } from "@rondel/bots/review-types";
import { deviceStorage } from "../device/device-storage.ts";

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
  const kept = keys().sort((left, right) => (read(left)?.saved ?? 0) - (read(right)?.saved ?? 0));
  for (const key of kept.slice(0, Math.max(0, kept.length - MOST_KEPT + 1))) deviceStorage().removeItem(key);
  try {
    deviceStorage().setItem(PREFIX + id, JSON.stringify({ saved: Date.now(), review: rounded(review) }));
  } catch (error) {
    // A full storage keeps matches, not reviews: these can be computed again.
    if (!(error instanceof DOMException)) throw error;
  }
}

function keys(): string[] {
  const all = Array.from({ length: deviceStorage().length }, (_, index) => deviceStorage().key(index) ?? "");
  return all.filter((key) => key.startsWith(PREFIX));
}

function read(key: string): StoredReview | undefined {
  const text = deviceStorage().getItem(key);
  return text === null ? undefined : (JSON.parse(text) as StoredReview);
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

import type { Box } from "../box.ts";

interface Place {
  readonly cost: number;
  readonly box: Box;
}

/** The cheapest places, none too near to a cheaper one. Of equal places the earlier one is cheaper. */
export function cheapestApart<T extends Place>(places: readonly T[], distance: number, most: number): readonly T[] {
  const kept: T[] = [];
  const queue = cheapestFirst(places);
  for (let place = queue.next(); place && kept.length < most; place = queue.next()) {
    if (!isNearOne(place, kept, distance)) kept.push(place);
  }
  return kept;
}

function isNearOne(place: Place, others: readonly Place[], distance: number): boolean {
  for (const { box } of others) {
    if (Math.abs(box.left - place.box.left) + Math.abs(box.top - place.box.top) <= distance) return true;
  }
  return false;
}

/** A heap that returns the cheapest place that is left. Only a few of many places are needed, so sorting all would be a waste. */
function cheapestFirst<T extends Place>(places: readonly T[]): { next(): T | undefined } {
  const costs = Float64Array.from(places, ({ cost }) => cost);
  const heap = Int32Array.from(places.keys());
  let size = heap.length;
  const isBefore = (one: number, other: number): boolean => {
    const difference = (costs[one] as number) - (costs[other] as number);
    return difference < 0 || (difference === 0 && one < other);
  };
  const sink = (from: number): void => {
    const sinking = heap[from] as number;
    let at = from;
    for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
      const right = child + 1;
      if (right < size && isBefore(heap[right] as number, heap[child] as number)) child = right;
      if (!isBefore(heap[child] as number, sinking)) break;
      heap[at] = heap[child] as number;
      at = child;
    }
    heap[at] = sinking;
  };
  for (let at = (size >> 1) - 1; at >= 0; at--) sink(at);
  return {
    next() {
      if (size === 0) return undefined;
      const first = places[heap[0] as number];
      size--;
      heap[0] = heap[size] as number;
      sink(0);
      return first;
    },
  };
}

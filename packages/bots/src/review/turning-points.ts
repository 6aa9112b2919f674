import { type AnyEvent, asSeat } from "@rondel/engine";
import type { Moment, TurningPoint } from "./review.ts";

/** The most turning points of a match, and the least change that counts as one. */
const MOST = 6;
const LEAST_CHANGE = 0.08;
/** The part of a change that must still be there after the next turn: what the next turn takes back was no turning point. */
const LASTING = 0.5;

/** A turn between two moments. */
export interface Turn {
  readonly before: Moment;
  readonly after: Moment;
  readonly events: readonly AnyEvent[];
}

/** The turns that changed the chances most, in the order of play. */
export function turningPointsOf(turns: readonly Turn[]): TurningPoint[] {
  const found = turns.flatMap((turn, place) => changesOf(turn, turns[place + 1]));
  return found
    .sort((left, right) => sizeOf(right) - sizeOf(left))
    .slice(0, MOST)
    .sort((left, right) => left.from - right.from);
}

/** The largest change of a turn, if it is more than the noise and lasts. */
function changesOf({ before, after, events }: Turn, next: Turn | undefined): TurningPoint[] {
  const changes = after.chances.map((chance, seat) => chance - (before.chances[seat] ?? 0));
  const sizes = changes.map(Math.abs);
  const seat = sizes.indexOf(Math.max(...sizes));
  const [change = 0, size = 0] = [changes[seat], sizes[seat]];
  const noise = Math.max(before.noise[seat] ?? 0, after.noise[seat] ?? 0);
  if (after.seat === undefined || size < LEAST_CHANGE || size < noise) return [];
  const kept = next ? (next.after.chances[seat] ?? 0) - (before.chances[seat] ?? 0) : change;
  if (kept * Math.sign(change) < LASTING * size) return [];
  return [
    {
      from: before.number,
      to: after.number,
      round: after.round,
      by: after.seat,
      seat: asSeat(seat),
      before: before.chances,
      after: after.chances,
      events,
    },
  ];
}

function sizeOf({ seat, before, after }: TurningPoint): number {
  return Math.abs((after[seat] ?? 0) - (before[seat] ?? 0));
}

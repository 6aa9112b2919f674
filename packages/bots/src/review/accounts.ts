import type { Seat } from "@rondel/engine";
import type { Account, Mistake, Moment } from "./review.ts";

/** What happened between two moments, for the accounts. */
export interface Change {
  readonly by: Seat;
  readonly before: Moment;
  readonly after: Moment;
  /** By seat: the part of the change that came from draws. */
  readonly luck: readonly number[];
}

/** Divides the result of each seat into the start, luck, own decisions and those of others. */
export function accountsOf(
  first: Moment,
  changes: readonly Change[],
  decisions: readonly number[],
  mistakes: readonly Mistake[],
): Account[] {
  return first.chances.map((chance, seat) => {
    let [luck, own, others] = [0, 0, 0];
    for (const change of changes) {
      const drawn = change.luck[seat] ?? 0;
      const played = (change.after.chances[seat] ?? 0) - (change.before.chances[seat] ?? 0) - drawn;
      luck += drawn;
      if (change.by === seat) own += played;
      else others += played;
    }
    const made = mistakes.filter((mistake) => mistake.seat === seat);
    return {
      start: chance - 1 / first.chances.length,
      luck,
      own,
      others,
      decisions: decisions[seat] ?? 0,
      mistakes: made.length,
      lost: made.reduce((sum, { betterChance, chance: played }) => sum + betterChance - played, 0),
    };
  });
}

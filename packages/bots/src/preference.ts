import type { RatedAction } from "./thinking.ts";

/** The share of the victory that a search gives up for one million of preference. */
const LOSS_PER_MILLION = 0.002;

/** The action with the best chance, if the temperament counts a little. */
export function mostSuitable<Action>(
  ranking: readonly RatedAction<Action>[],
  lean: (action: Action) => number,
): Action | undefined {
  const worth = ({ action, value = 0 }: RatedAction<Action>) => value + LOSS_PER_MILLION * lean(action);
  return ranking.reduce((best, other) => (best && worth(other) <= worth(best) ? best : other), ranking[0])?.action;
}

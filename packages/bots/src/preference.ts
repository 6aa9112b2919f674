import type { Random } from "@rondel/engine";
import { drawFraction } from "./numbers.ts";
import { boundOf, type Candidate } from "./search.ts";

/** What a style or a temperament adds to the opinion of an action, in the unit of the game's opinions. */
export type Preference<Position, Action> = (position: Position, action: Action) => number;

/** What counts beside the chance to win in one position, in millions. */
export type Bonus<Action> = (action: Action) => number;

/** The share of the victory that a search gives up for one million of bonus. */
const LOSS_PER_MILLION = 0.002;

/** The most that a whim counts, in millions. */
const MOST_WHIM = 1;

/** The candidate with the best chance, if bonuses count a little. The first one counts before any has been tried. */
export function mostSuitable<Action>(ranking: readonly Candidate<Action>[], bonuses: readonly Bonus<Action>[]): Action {
  const worth = (candidate: Candidate<Action>) =>
    boundOf(candidate) + LOSS_PER_MILLION * bonuses.reduce((sum, bonus) => sum + bonus(candidate.action), 0);
  const best = ranking.reduce((first, other) => (worth(other) > worth(first) ? other : first));
  return best.action;
}

/** A random bonus for each of some actions that are almost equally good. Without it, a game without dice could be won by the same moves again. */
export function whim<Action>(actions: readonly Action[], random: Random): Bonus<Action> {
  const whims = new Map(actions.map((action) => [action, MOST_WHIM * drawFraction(random, "whim")]));
  return (action) => whims.get(action) ?? 0;
}

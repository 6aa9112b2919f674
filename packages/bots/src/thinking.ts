import type { Random, Tagged } from "@rondel/engine";
import type { Choice, Thinking } from "./bot.ts";
import { at, drawFraction } from "./numbers.ts";
import { type Bonus, mostSuitable } from "./preference.ts";
import type { Search } from "./search.ts";

/** An action with its value, if a search has one, and with its opinion, if it was chosen by opinion. */
export interface RatedAction<Action> {
  readonly action: Action;
  readonly value?: number | undefined;
  readonly opinion?: number;
}

type Explain<Action extends Tagged> = (best: readonly RatedAction<Action>[]) => readonly Choice<Action>[];

/** Chooses at once by opinion, with random noise. */
export function thinkByOpinion<Action extends Tagged>(
  actions: readonly Action[],
  values: readonly number[],
  noise: number,
  random: Random,
  explain: Explain<Action>,
): Thinking<Action> {
  const chosen = bestOf(actions, values, noise, random);
  const others = actions
    .map((action, place) => ({ action, opinion: at(values, place) }))
    .filter(({ action }) => action !== chosen)
    .sort((left, right) => right.opinion - left.opinion);
  return {
    nodes: () => 1,
    step: () => false,
    action: () => chosen,
    thought: () => ({ action: chosen, choices: explain([{ action: chosen }, ...others]) }),
  };
}

/** What counts beside the chance to win: the temperament also in thoughts, a whim only in the action. */
interface Bonuses<Action> {
  readonly temperament?: Bonus<Action> | undefined;
  readonly whim: Bonus<Action>;
}

/** Thinks by search; the choice is the best candidate so far, or one that is nearly as good and preferred. */
export function thinkBySearch<Action extends Tagged>(
  search: Search<Action>,
  explain: Explain<Action>,
  { temperament, whim }: Bonuses<Action>,
): Thinking<Action> {
  const lasting = temperament ? [temperament] : [];
  const ranking = () =>
    search
      .ranking()
      .map(({ action, visits, total }) => (visits === 0 ? { action } : { action, value: total / visits }));
  return {
    nodes: search.nodes,
    step: search.step,
    action: () => mostSuitable(search.ranking(), [...lasting, whim]),
    thought: () => ({ action: mostSuitable(search.ranking(), lasting), choices: explain(ranking()) }),
  };
}

/** The item with the best value, after adding a random number from 0 to `noise` to each value. */
export function bestOf<Item>(items: readonly Item[], values: readonly number[], noise: number, random: Random): Item {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < items.length; place++) {
    const extra = noise === 0 ? 0 : drawFraction(random, "noise") * noise;
    const value = at(values, place) + extra;
    if (value <= highest) continue;
    highest = value;
    best = place;
  }
  return items[best] as Item;
}

import type { Random, Tagged } from "@rondel/engine";
import type { Choice, Thinking } from "./bot.ts";
import { at } from "./numbers.ts";
import type { Search } from "./search.ts";

/** An action with what a search found out about it, if one did. */
export interface Weighed<Action> {
  readonly action: Action;
  readonly value?: number;
}

type Explain<Action extends Tagged> = (best: readonly Weighed<Action>[]) => readonly Choice<Action>[];

/** A choice by opinion, at once; within the mood all are equally good. */
export function byOpinion<Action extends Tagged>(
  actions: readonly Action[],
  values: readonly number[],
  mood: number,
  random: Random,
  explain: Explain<Action>,
): Thinking<Action> {
  const chosen = bestOf(actions, values, mood, random);
  const others = actions
    .map((action, place) => ({ action, opinion: at(values, place) }))
    .filter(({ action }) => action !== chosen)
    .sort((left, right) => right.opinion - left.opinion)
    .map(({ action }) => ({ action }));
  return {
    nodes: () => 1,
    step: () => false,
    action: () => chosen,
    thought: () => ({ action: chosen, choices: explain([{ action: chosen }, ...others]) }),
  };
}

/** The best that a search has found so far. */
export function bySearch<Action extends Tagged>(search: Search<Action>, explain: Explain<Action>): Thinking<Action> {
  const ranking = () =>
    search
      .ranking()
      .map(({ action, visits, total }) => (visits === 0 ? { action } : { action, value: total / visits }));
  const best = () => search.ranking()[0]?.action as Action;
  return {
    nodes: search.nodes,
    step: search.step,
    action: best,
    thought: () => ({ action: best(), choices: explain(ranking()) }),
  };
}

const GRAINS = 4096;

/** The item with the best value, after a chance of up to `mood` was added to each. */
export function bestOf<Item>(items: readonly Item[], values: readonly number[], mood: number, random: Random): Item {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < items.length; place++) {
    const chance = mood === 0 ? 0 : (random.draw("mood", GRAINS) / GRAINS) * mood;
    const value = at(values, place) + chance;
    if (value <= highest) continue;
    highest = value;
    best = place;
  }
  return items[best] as Item;
}

import { type Random, type Seat, seededRandom } from "@rondel/engine";
import { type Action, type Frame, imperunde, postsOnBoard, type State, type View } from "@rondel/imperunde";
import type { Bot, Level, Task, Thinking } from "../bot.ts";
import { at } from "../numbers.ts";
import { searchAmong } from "../search.ts";
import { bestOf, byOpinion, bySearch } from "../thinking.ts";
import { choicesOf } from "./effects.ts";
import { opinions } from "./opinions.ts";
import { prospectsOf } from "./prospects.ts";

/** Within how many posts a choice is a matter of mood. */
const MOODS: Readonly<Partial<Record<Level, number>>> = { beginner: 10, simple: 4 };

/** How many actions are played on after a candidate, how many candidates are tried, and how often. */
interface Manner {
  readonly actions: number;
  readonly width: number;
  readonly guesses: number;
  readonly nodes: number;
}

const MANNERS: Readonly<Partial<Record<Level, Manner>>> = {
  skilled: { actions: 25, width: 4, guesses: 2, nodes: 400 },
  strong: { actions: 50, width: 6, guesses: 8, nodes: 6_000 },
};

export const imperundeBot: Bot<State, Action, View> = {
  game: imperunde,
  nodes: (level) => MANNERS[level]?.nodes ?? 1,
  begin(task) {
    const manner = MANNERS[task.level];
    return manner ? searching(task, manner) : judging(task);
  },
  measures: (state) => ({
    rounds: state.round,
    "posts of the winner": Math.max(...state.order.map((seat) => postsOnBoard(state, seat))),
  }),
};

function judging({ view, seat, actions, level, seed }: Task<View, Action>): Thinking<Action> {
  const random = seededRandom(seed);
  const state = imperunde.guess(view, random);
  const values = opinions(state, seat, actions);
  return byOpinion(actions, values, MOODS[level] ?? 0, random, (best) => choicesOf(state, seat, best));
}

const CURIOSITY = 0.05;
/** A victory now is better than the same one a little later. */
const IMPATIENCE = 0.998;

/** Every promising action is tried in several worlds that could be behind the view, with dice and cards of their own. */
function searching({ view, seat, actions, seed }: Task<View, Action>, manner: Manner): Thinking<Action> {
  const state = imperunde.guess(view, seededRandom(seed));
  const values = opinions(state, seat, actions);
  const isSmall = (state.frames[state.frames.length - 1] as Frame).kind === "window";
  const mostVisits = actions.length === 1 ? 0 : isSmall ? 1 : manner.guesses;
  const rules = { seed, curiosity: CURIOSITY, width: manner.width, mostVisits };
  const search = searchAmong(actions, values, rules, (action, random) => {
    const trial = imperunde.guess(view, random);
    imperunde.play(trial, seat, action, random);
    const nodes = 1 + playOn(trial, manner.actions, random);
    return { value: at(prospectsOf(trial), seat) * IMPATIENCE ** nodes, nodes };
  });
  return bySearch(search, (best) => choicesOf(state, seat, best));
}

/** Plays a state on by the first opinion of everybody. */
function playOn(state: State, most: number, random: Random): number {
  let played = 0;
  for (; played < most; played++) {
    const seat: Seat | undefined = imperunde.deciders(state)[0];
    if (seat === undefined) break;
    const actions = imperunde.actions(state, seat);
    const values = actions.length === 1 ? [0] : opinions(state, seat, actions);
    imperunde.play(state, seat, bestOf(actions, values, 0, random), random);
  }
  return played;
}

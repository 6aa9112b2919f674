import { seededRandom } from "@rondel/engine";
import { type Action, type Frame, imperial, POWER_NAMES, POWERS, type State, type View } from "@rondel/imperial";
import type { Bot, Level, Task, Thinking } from "../bot.ts";
import { at } from "../numbers.ts";
import { searchAmong } from "../search.ts";
import { byOpinion, bySearch } from "../thinking.ts";
import { choicesOf } from "./effects.ts";
import { selfishOutlookOf, shortSightedOutlookOf } from "./limited-outlook.ts";
import { MANNERS, type Manner } from "./manners.ts";
import { outlookOf } from "./outlook.ts";
import { isBig, playOn } from "./playout.ts";
import { opinions } from "./policy/index.ts";
import { prospectsOf } from "./prospects.ts";

const CURIOSITY = 0.08;

export const imperialBot: Bot<State, Action, View> = {
  game: imperial,
  nodes: (level) => MANNERS[level]?.nodes ?? 1,
  begin(task) {
    const manner = MANNERS[task.level];
    return manner ? searching(task, manner) : judging(task);
  },
  measures: (state) =>
    Object.fromEntries(POWERS.map((power) => [`points ${POWER_NAMES[power]}`, at(state.points, power)])),
};

/** How well the levels that do not look ahead know the game, and within how many millions a choice is a matter of mood. */
const TEMPERS: Readonly<Partial<Record<Level, { readonly see: typeof outlookOf; readonly mood: number }>>> = {
  beginner: { see: shortSightedOutlookOf, mood: 12 },
  simple: { see: shortSightedOutlookOf, mood: 5 },
  steady: { see: selfishOutlookOf, mood: 7 },
};
const SKILLED = { see: outlookOf, mood: 0 };

/** All below strong: a choice by opinion, at once. */
function judging({ view, seat, actions, level, seed }: Task<View, Action>): Thinking<Action> {
  const random = seededRandom(seed);
  const state = imperial.guess(view, random);
  const { see, mood } = TEMPERS[level] ?? SKILLED;
  const values = opinions(see(state, seat), actions);
  return byOpinion(actions, values, mood, random, (best) => choicesOf(state, seat, best));
}

/** Strong: every promising action is played on, and what comes out is weighed. */
function searching(task: Task<View, Action>, manner: Manner): Thinking<Action> {
  const { view, seat, actions, seed } = task;
  const state = imperial.guess(view, seededRandom(seed));
  const values = actions.length === 1 ? [0] : opinions(outlookOf(state, seat), actions);
  const rules = { seed, curiosity: CURIOSITY, ...effortFor(state, actions.length, manner) };
  const lookahead = isBig(topFrame(state)) ? manner : { turns: manner.turns };
  const search = searchAmong(actions, values, rules, (action, random) => {
    const trial = imperial.guess(view, random);
    imperial.play(trial, seat, action, random);
    let [nodes, value] = [1, 0];
    for (let weighing = 0; weighing < manner.weighings; weighing++) {
      nodes += playOn(trial, lookahead, random);
      value += at(prospectsOf(trial).shares, seat) / manner.weighings;
    }
    return { value, nodes };
  });
  return bySearch(search, (best) => choicesOf(state, seat, best));
}

/** Nothing is left to chance once the cards are on the table: a second try would only repeat the first. */
function effortFor(state: State, legal: number, manner: Manner): { mostVisits: number; width: number } {
  if (legal === 1) return { mostVisits: 0, width: 1 };
  const mostVisits = state.options.cash === "hidden" ? manner.guesses : 1;
  return { mostVisits, width: isBig(topFrame(state)) ? manner.width : manner.smallWidth };
}

function topFrame(state: State): Frame {
  return state.frames[state.frames.length - 1] as Frame;
}

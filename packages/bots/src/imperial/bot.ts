import { seededRandom } from "@rondel/engine";
import { type Action, imperial, NATION_NAMES, NATIONS, type State, type View } from "@rondel/imperial";
import type { Bot, Level, Task, Thinking } from "../bot.ts";
import { at } from "../numbers.ts";
import { searchAmong } from "../search.ts";
import { byOpinion, bySearch } from "../thinking.ts";
import { choicesOf } from "./effects.ts";
import { selfishOutlookOf, shortSightedOutlookOf } from "./limited-outlook.ts";
import { outlookOf } from "./outlook.ts";
import { playOn } from "./playout.ts";
import { opinions } from "./policy/index.ts";
import { prospectsOf } from "./prospects.ts";

export const imperialBot: Bot<State, Action, View> = {
  game: imperial,
  nodes: (level) => (level === "strong" ? STRONG.nodes : 1),
  begin: (task) => (task.level === "strong" ? searching(task) : judging(task)),
  measures: (state) =>
    Object.fromEntries(NATIONS.map((nation) => [`points ${NATION_NAMES[nation]}`, at(state.points, nation)])),
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

/** How strong looks ahead. */
const STRONG = {
  /** More than it ever needs; a smaller budget ends it earlier. */
  nodes: 20_000,
  /** How many of the best opinions are tried. */
  width: 4,
  /** How often each is tried where cash is hidden: every time with another guess. Otherwise a second try would repeat the first. */
  guesses: 3,
  /** Turns of powers that are played on before a position is weighed, and how often that is done. */
  turns: 5,
  weighings: 2,
  curiosity: 0.08,
};

/** Strong: every promising action is played on, and what comes out is weighed. */
function searching({ view, seat, actions, seed }: Task<View, Action>): Thinking<Action> {
  const state = imperial.guess(view, seededRandom(seed));
  const isForced = actions.length === 1;
  const values = isForced ? [0] : opinions(outlookOf(state, seat), actions);
  const mostVisits = isForced ? 0 : state.options.cash === "hidden" ? STRONG.guesses : 1;
  const rules = { seed, mostVisits, width: STRONG.width, curiosity: STRONG.curiosity };
  const search = searchAmong(actions, values, rules, (action, random) => {
    const trial = imperial.guess(view, random);
    imperial.play(trial, seat, action, random);
    let [nodes, value] = [1, 0];
    for (let weighing = 0; weighing < STRONG.weighings; weighing++) {
      nodes += playOn(trial, STRONG, random);
      value += at(prospectsOf(trial).shares, seat) / STRONG.weighings;
    }
    return { value, nodes };
  });
  return bySearch(search, (best) => choicesOf(state, seat, best));
}

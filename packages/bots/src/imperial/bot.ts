import { seededRandom } from "@rondel/engine";
import { type Action, type Frame, imperial, POWER_NAMES, POWERS, type State, type View } from "@rondel/imperial";
import type { Bot, Level, Task, Thinking } from "../bot.ts";
import { at } from "../numbers.ts";
import { searchAmong } from "../search.ts";
import { choicesOf } from "./effects.ts";
import { MANNERS, type Manner } from "./manners.ts";
import { noviceOutlookOf } from "./novice.ts";
import { outlookOf } from "./outlook.ts";
import { bestOf, playOn } from "./playout.ts";
import { opinions } from "./policy/index.ts";
import { prospectsOf } from "./prospects.ts";

const CURIOSITY = 0.08;
const NOVICE_NOISE = 2.5;

export const imperialBot: Bot<State, Action, View> = {
  game: imperial,
  nodes: (level) => mannerOf(level)?.nodes ?? 1,
  begin(task) {
    const manner = mannerOf(task.level);
    return manner ? searching(task, manner) : judging(task);
  },
  measures: (state) => Object.fromEntries(POWERS.map((power) => [`points ${POWER_NAMES[power]}`, at(state.points, power)])),
};

function mannerOf(level: Level): Manner | undefined {
  return level === "steady" || level === "skilled" || level === "strong" ? MANNERS[level] : undefined;
}

/** Beginner and simple: a choice by opinion, at once. */
function judging(task: Task<View, Action>): Thinking<Action> {
  const { view, seat, actions, level, seed } = task;
  const random = seededRandom(seed);
  const state = imperial.guess(view, random);
  const isNovice = level === "beginner";
  const values = opinions(isNovice ? noviceOutlookOf(state, seat) : outlookOf(state, seat), actions);
  const action = bestOf(actions, values, isNovice ? NOVICE_NOISE : 0, random);
  const ranked = actions
    .map((candidate, place) => ({ action: candidate, opinion: at(values, place) }))
    .sort((left, right) => Number(right.action === action) - Number(left.action === action) || right.opinion - left.opinion);
  return {
    nodes: () => 1,
    step: () => false,
    action: () => action,
    thought: () => ({ action, choices: choicesOf(state, seat, ranked.map((candidate) => candidate.action)) }),
  };
}

/** Steady, skilled and strong: every promising action is played on, and what comes out is weighed. */
function searching(task: Task<View, Action>, manner: Manner): Thinking<Action> {
  const { view, seat, actions, seed } = task;
  const state = imperial.guess(view, seededRandom(seed));
  const values = actions.length === 1 ? [0] : opinions(outlookOf(state, seat), actions);
  const { turns, noise } = manner;
  const rules = { seed, curiosity: CURIOSITY, ...effortFor(state, actions.length, manner) };
  const search = searchAmong(actions, values, rules, (action, random) => {
    const trial = imperial.guess(view, random);
    imperial.play(trial, seat, action, random);
    const played = playOn(trial, { turns, noise }, random);
    return { value: at(prospectsOf(trial).shares, seat), nodes: played + 1 };
  });
  const best = () => search.ranking().map(({ action }) => action);
  return {
    nodes: search.nodes,
    step: search.step,
    action: () => best()[0] as Action,
    thought: () => ({ action: best()[0] as Action, choices: choicesOf(state, seat, best()) }),
  };
}

/** The many small steps of a manoeuvre get less thought each than where to go on the rondel or what to buy. */
function effortFor(state: State, legal: number, { visits, width }: Manner): { mostVisits: number; width: number } {
  if (legal === 1) return { mostVisits: 0, width: 1 };
  const frame = state.frames[state.frames.length - 1] as Frame;
  const isBig = frame.kind === "turn" || frame.kind === "investment" || frame.kind === "force" || frame.kind === "offer";
  return isBig ? { mostVisits: visits, width } : { mostVisits: Math.ceil(visits / 16), width: Math.ceil(width / 2) };
}

import { seededRandom } from "@rondel/engine";
import { type Action, FIELD_NAMES, imperunde, postsOnBoard, type State, type View } from "@rondel/imperunde";
import type { Bot, Level, Task, Thinking } from "../bot.ts";
import { byOpinion } from "../thinking.ts";
import { choicesOf } from "./effects.ts";
import { KNOWLEDGE } from "./knowledge.ts";
import { lookingAhead, type Manner } from "./lookahead.ts";
import { opinions } from "./opinions.ts";
import { surveyOf } from "./survey.ts";

const MANNERS: Readonly<Partial<Record<Level, Manner>>> = {
  skilled: { trials: 4, decisions: ["movement", "attack"], nodes: 300 },
  strong: { trials: 6, decisions: ["talks", "investments", "movement", "attack"], nodes: 1_500 },
};

export const imperundeBot: Bot<State, Action, View> = {
  game: imperunde,
  nodes: (level) => MANNERS[level]?.nodes ?? 1,
  begin(task) {
    const manner = MANNERS[task.level];
    return manner ? lookingAhead(task, manner) : judging(task);
  },
  measures: (state) => ({
    rounds: state.round,
    "posts of the winner": Math.max(...state.order.map((seat) => postsOnBoard(state, seat))),
    ...Object.fromEntries(state.home.map((home, seat) => [victoriesOf(home), state.winner === seat ? 100 : 0])),
  }),
};

/** In percent of the games; comparable where every home is in play, that is with six players. */
function victoriesOf(home: number): string {
  return `victories of ${FIELD_NAMES[home]}`;
}

/** A choice by opinion, at once. */
function judging({ view, seat, actions, level, seed }: Task<View, Action>): Thinking<Action> {
  const random = seededRandom(seed);
  const state = imperunde.guess(view, random);
  const knowledge = KNOWLEDGE[level];
  const values = actions.length === 1 ? [0] : opinions(state, seat, actions, knowledge);
  return byOpinion(actions, values, knowledge.mood, random, (best) =>
    choicesOf(surveyOf(state, seat, knowledge), best),
  );
}

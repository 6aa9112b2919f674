import { seededRandom } from "@rondel/engine";
import { type Action, imperunde, postsOnBoard, REGION_NAMES, type State, type View } from "@rondel/imperunde";
import type { Bot, Task, Thinking } from "../bot.ts";
import { type RatedAction, thinkByOpinion } from "../thinking.ts";
import { choicesOf } from "./effects.ts";
import { KNOWLEDGE } from "./knowledge.ts";
import { negotiate } from "./negotiation.ts";
import { opinions } from "./opinions.ts";
import { surveyOf } from "./survey.ts";

export const imperundeBot: Bot<State, Action, View> = {
  game: imperunde,
  nodes: () => 1,
  begin: decide,
  measures: (state) => ({
    rounds: state.round,
    "posts of the winner": Math.max(...state.order.map((seat) => postsOnBoard(state, seat))),
    ...Object.fromEntries(state.home.map((home, seat) => [victoriesOf(home), state.winner === seat ? 100 : 0])),
  }),
};

/** The actions that negotiation.ts chooses. */
const ANSWERS: readonly Action["kind"][] = ["acceptProposal", "rejectProposal", "voteTarget"];

/** The label of a percentage of games. Homes are comparable only with six players, when all of them are in play. */
function victoriesOf(home: number): string {
  return `victories of ${REGION_NAMES[home]}`;
}

/** Chooses by opinion, without a search. A single legal action needs no guessed state until its reasons are requested. */
function decide({ view, seat, actions, level, seed }: Task<View, Action>): Thinking<Action> {
  const random = seededRandom(seed);
  const knowledge = KNOWLEDGE[level];
  const explain = (state: State) => (best: readonly RatedAction<Action>[]) =>
    choicesOf(surveyOf(state, seat, knowledge), best);
  if (actions.length === 1) {
    return thinkByOpinion(actions, [0], 0, random, (best) => explain(imperunde.guess(view, random))(best));
  }
  const state = imperunde.guess(view, random);
  const said = negotiate(surveyOf(state, seat, knowledge));
  if (said) {
    const others = actions.filter(({ kind }) => !ANSWERS.includes(kind));
    const values = opinions(state, seat, others, knowledge);
    return thinkByOpinion([said, ...others], [Number.POSITIVE_INFINITY, ...values], 0, random, explain(state));
  }
  return thinkByOpinion(actions, opinions(state, seat, actions, knowledge), knowledge.noise, random, explain(state));
}

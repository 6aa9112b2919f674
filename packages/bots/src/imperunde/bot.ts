import { seededRandom } from "@rondel/engine";
import { type Action, imperunde, type State, type View } from "@rondel/imperunde";
import type { Bot, Task, Thinking } from "../bot.ts";
import { considered } from "../sight.ts";
import type { ImperundeStyle } from "../styles.ts";
import { type RatedAction, thinkByOpinion } from "../thinking.ts";
import { imperundeConduct } from "./conduct.ts";
import { choicesOf } from "./effects.ts";
import { KNOWLEDGE } from "./knowledge.ts";
import { observeGame } from "./measures.ts";
import { negotiate } from "./negotiation.ts";
import { opinions } from "./opinions.ts";
import { isSeen } from "./sight.ts";
import { STYLE_SETTINGS } from "./styles.ts";
import { surveyOf } from "./survey.ts";
import { TEMPERAMENT_PREFERENCES } from "./temperaments.ts";

export const imperundeBot: Bot<State, Action, View> = {
  game: imperunde,
  nodes: () => 1,
  begin: decide,
  observe: observeGame,
  conduct: imperundeConduct,
};

/** The actions that negotiation.ts chooses. */
const ANSWERS: readonly Action["kind"][] = ["acceptProposal", "rejectProposal", "voteTarget"];

/** Chooses by opinion, without a search. A single legal action needs no guessed state until its reasons are requested. */
function decide({ view, seat, actions: legal, level, temperament, style, seed }: Task<View, Action>): Thinking<Action> {
  const random = seededRandom(seed);
  const settings = style && STYLE_SETTINGS[style as ImperundeStyle];
  const knowledge = settings?.knowledge ?? { ...KNOWLEDGE[level], ...(temperament && { temperament }) };
  const preference = settings?.preference ?? (temperament && TEMPERAMENT_PREFERENCES[temperament]);
  const explain = (state: State) => (best: readonly RatedAction<Action>[]) =>
    choicesOf(surveyOf(state, seat, knowledge), best);
  if (legal.length === 1) {
    return thinkByOpinion(legal, [0], 0, random, (best) => explain(imperunde.guess(view, random))(best));
  }
  const state = imperunde.guess(view, random);
  const actions = considered(legal, (action) => isSeen(knowledge, state, seat, action));
  const said = negotiate(surveyOf(state, seat, knowledge));
  if (said) {
    const others = actions.filter(({ kind }) => !ANSWERS.includes(kind));
    const values = opinions(state, seat, others, knowledge);
    return thinkByOpinion([said, ...others], [Number.POSITIVE_INFINITY, ...values], 0, random, explain(state));
  }
  const survey = surveyOf(state, seat, knowledge);
  const values = opinions(state, seat, actions, knowledge).map(
    (value, place) => value + (preference?.(survey, actions[place] as Action) ?? 0),
  );
  return thinkByOpinion(actions, values, knowledge.noise, random, explain(state));
}

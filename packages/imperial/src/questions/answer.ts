import { type Answerers, type AnswersOf, answerWith } from "@rondel/engine";
import type { State } from "../state.ts";
import { purchases } from "./purchases.ts";
import { reach } from "./reach.ts";
import { rondelPreview } from "./rondel.ts";
import type { Question } from "./schemas.ts";
import { currentScore } from "./score.ts";
import { taxationPreview } from "./taxation.ts";
import { threats } from "./threats.ts";

const answerers = {
  taxation: (state, _viewer, { nation }) => taxationPreview(state, nation),
  rondel: (state, viewer, { nation }) => rondelPreview(state, viewer, nation),
  purchases: (state, viewer, { seat }) => purchases(state, viewer, seat),
  threats: (state, viewer, { nation }) => threats(state, viewer, nation),
  reach: (state, _viewer, { nation, region, unit, standing }) => reach(state, nation, region, unit, standing),
  score: (state, viewer) => currentScore(state, viewer),
} satisfies Answerers<State, Question>;

/** The type of the answer to each kind of question. */
export type Answers = AnswersOf<typeof answerers>;

export const answer = answerWith<State, Question, Answers>(answerers);

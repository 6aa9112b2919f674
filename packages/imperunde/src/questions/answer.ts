import { type Answerers, type AnswersOf, answerWith } from "@rondel/engine";
import type { State } from "../state.ts";
import { attack } from "./attack.ts";
import { battle } from "./battle.ts";
import { budget } from "./budget.ts";
import { moves } from "./moves.ts";
import { odds } from "./odds.ts";
import { purchase } from "./purchase.ts";
import { reach } from "./reach.ts";
import type { Question } from "./schemas.ts";
import { standings } from "./standings.ts";
import { storm } from "./storm.ts";

/** Answers use public information only: they never depend on the hands. */
const answerers = { budget, purchase, reach, moves, attack, odds, battle, standings, storm } satisfies Answerers<
  State,
  Question
>;

/** The type of the answer to each kind of question. */
export type Answers = AnswersOf<typeof answerers>;

export const answer = answerWith<State, Question, Answers>(answerers);

import type { Refusal } from "./message.ts";
import type { Tagged } from "./schema.ts";
import type { Viewer } from "./seat.ts";

/** The question of one kind. */
export type QuestionOf<Question extends Tagged, Kind extends Question["kind"]> = Extract<
  Question,
  { readonly kind: Kind }
>;

/** The answer type of each kind of question. Answers are plain data, which the conformance checks verify. */
export type AnswersTo<Question extends Tagged> = { readonly [Kind in Question["kind"]]: unknown };

/** One function per kind of question. */
export type Answerers<State, Question extends Tagged, Answers extends AnswersTo<Question> = AnswersTo<Question>> = {
  readonly [Kind in Question["kind"]]: (
    state: State,
    viewer: Viewer,
    question: QuestionOf<Question, Kind>,
  ) => Answers[Kind] | Refusal;
};

/** The answer types of a table of answerers, by kind of question. */
export type AnswersOf<Table> = {
  readonly [Kind in keyof Table]: Table[Kind] extends (...parameters: never) => infer Result
    ? Exclude<Result, Refusal>
    : never;
};

/** Builds `Game.answer` from one function per kind of question. */
export function answerWith<State, Question extends Tagged, Answers extends AnswersTo<Question>>(
  answerers: Answerers<State, Question, Answers>,
) {
  return <Asked extends Question>(state: State, viewer: Viewer, question: Asked): Answers[Asked["kind"]] | Refusal => {
    const kind: Asked["kind"] = question.kind;
    // The compiler cannot infer that the function of this kind takes a question of this kind.
    return answerers[kind](state, viewer, question as never);
  };
}

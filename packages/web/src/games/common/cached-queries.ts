import type { ReadonlySignal } from "@preact/signals";
import { type AnswersTo, isRefusal, type Refusal, type Tagged, type Viewer } from "@rondel/engine";

type Answer<State, Question extends Tagged, Answers extends AnswersTo<Question>> = <Asked extends Question>(
  state: State,
  viewer: Viewer,
  question: Asked,
) => Answers[Asked["kind"]] | Refusal;

/** Asks the rules a question about the position on screen; undefined if they refuse to answer. */
export type Ask<Question extends Tagged, Answers extends AnswersTo<Question>> = <Asked extends Question>(
  question: Asked,
) => Answers[Asked["kind"]] | undefined;

/**
 * Computes each answer once per position. Rules answer from the viewer's information only, so any state that fits the view gives
 * the right answer, for the current position and for an earlier one.
 */
export function cachedQueries<
  State extends object,
  Question extends Tagged,
  Answers extends AnswersTo<Question> = AnswersTo<Question>,
>(
  answer: Answer<State, Question, Answers>,
  state: ReadonlySignal<State | undefined>,
  viewer: ReadonlySignal<Viewer>,
): Ask<Question, Answers> {
  const cache = new WeakMap<State, Map<string, unknown>>();
  return <Asked extends Question>(question: Asked) => {
    const now = state.value;
    if (!now) return undefined;
    const answers = cache.get(now) ?? new Map<string, unknown>();
    cache.set(now, answers);
    const key = `${viewer.value} ${JSON.stringify(question)}`;
    if (!answers.has(key)) answers.set(key, answerOrNothing(answer(now, viewer.value, question)));
    // The key contains the kind of the question, so the stored answer has its type.
    return answers.get(key) as Answers[Asked["kind"]] | undefined;
  };
}

function answerOrNothing<Answered>(answer: Answered | Refusal): Answered | undefined {
  return isRefusal(answer) ? undefined : answer;
}

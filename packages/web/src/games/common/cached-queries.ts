import type { ReadonlySignal } from "@preact/signals";
import { isRefusal, type Json, type Refusal, type Tagged, type Viewer } from "@rondel/engine";

type Answer<State, Question> = (state: State, viewer: Viewer, question: Question) => Json | Refusal;

/**
 * Asks the rules each question once a position. They answer from what the viewer may know, so any state behind the view will do,
 * and the answer is there at once: of now, or of the past that is shown. Nothing if they refuse to answer.
 */
export function cachedQueries<State extends object, Question extends Tagged>(
  answer: Answer<State, Question>,
  state: ReadonlySignal<State | undefined>,
  viewer: ReadonlySignal<Viewer>,
): (question: Question) => Json | undefined {
  const known = new WeakMap<State, Map<string, Json | undefined>>();
  return (question) => {
    const now = state.value;
    if (!now) return undefined;
    const answers = known.get(now) ?? new Map<string, Json | undefined>();
    known.set(now, answers);
    const key = `${viewer.value} ${JSON.stringify(question)}`;
    if (!answers.has(key)) answers.set(key, unlessRefused(answer(now, viewer.value, question)));
    return answers.get(key);
  };
}

function unlessRefused(answer: Json | Refusal): Json | undefined {
  return isRefusal(answer) ? undefined : answer;
}

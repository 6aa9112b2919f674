import type { ReadonlySignal } from "@preact/signals";
import type { Viewer } from "@rondel/engine";
import { type Answers, imperunde, type Question, type State } from "@rondel/imperunde";
import { type Ask as AskOf, cachedQueries } from "../common/cached-queries.ts";

export type Ask = AskOf<Question, Answers>;

/** Answers questions about the position on screen, the current one or an earlier one. */
export function createAsk(state: ReadonlySignal<State | undefined>, viewer: ReadonlySignal<Viewer>): Ask {
  return cachedQueries<State, Question, Answers>(imperunde.answer, state, viewer);
}

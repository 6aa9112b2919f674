import { type AnswerWindow, topFrame } from "@rondel/engine";
import type { WindowName } from "../actions.ts";
import type { State } from "../state.ts";

/** RU-05: twelve hours for every window at a slow table. */
const SLOW = 12 * 60 * 60;

const COUNTER: AnswerWindow = { live: 10, slow: SLOW };
const BATTLE: AnswerWindow = { live: 12, slow: SLOW };
const ROLL: AnswerWindow = { live: 5, slow: SLOW };
const PHASE: AnswerWindow = { live: 8, slow: SLOW };

const CLOCKS: Readonly<Record<WindowName, AnswerWindow>> = {
  talks: PHASE,
  income: PHASE,
  investments: PHASE,
  movement: PHASE,
  embarkation: PHASE,
  event: PHASE,
  battle: BATTLE,
  roll: ROLL,
  counter: COUNTER,
  roundEnd: PHASE,
};

/**
 * RU-05: the time limit of the open window at each `pace`. The clock of the table decides which applies, so `pace` (15.1) is not
 * an option of these rules. A window stays open for everyone while one player has not passed (IR-13.2).
 */
export function answerWindow(state: State): AnswerWindow | undefined {
  const frame = topFrame(state);
  if (frame?.kind === "card") return CLOCKS.counter;
  return frame?.kind === "window" ? CLOCKS[frame.at] : undefined;
}

import { type AnswerWindow, topFrame } from "@rondel/engine";
import type { WindowName } from "../actions.ts";
import type { State } from "../state.ts";

/** RU-05: twelve hours when play takes days, whatever the window. */
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
};

/**
 * RU-05: how long the window stays open, at either `pace`. Which of the two holds is the kind of clock at the table, so the
 * option of section 15.1 is no option of the rules here. It stays a window when only one has not passed (IR-13.2).
 */
export function answerWindow(state: State): AnswerWindow | undefined {
  const frame = topFrame(state);
  if (frame?.kind === "card") return CLOCKS.counter;
  return frame?.kind === "window" ? CLOCKS[frame.at] : undefined;
}

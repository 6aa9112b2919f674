import { type AnswerWindow, type Seat, topFrame } from "@rondel/engine";
import type { WindowName } from "../actions.ts";
import { hasPauses, type State, seatsOf } from "../state.ts";
import { pauseShare } from "./pause-length.ts";
import { possibleAnswerers } from "./possible-cards.ts";

type Clock = Pick<AnswerWindow, "live" | "slow">;

/** RU-05: twelve hours for every window at a slow table. */
const SLOW = 12 * 60 * 60;

const COUNTER: Clock = { live: 10, slow: SLOW };
const BATTLE: Clock = { live: 12, slow: SLOW };
const ROLL: Clock = { live: 5, slow: SLOW };
const PHASE: Clock = { live: 8, slow: SLOW };

const CLOCKS: Readonly<Record<WindowName, Clock>> = {
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
 * an option of these rules. IR-13.2.11: since version 3 a window is a pause, in which only the seats with a stop are waited for.
 */
export function answerWindow(state: State): AnswerWindow | undefined {
  const frame = topFrame(state);
  if (frame?.kind !== "card" && frame?.kind !== "window") return undefined;
  const at = frame.kind === "card" ? "counter" : frame.at;
  if (!hasPauses(state)) return CLOCKS[at];
  return {
    ...CLOCKS[at],
    pause: {
      stops: stopsAt(state, at),
      possible: possibleAnswerers(state, frame),
      round: state.round,
      joinsNext: at === JOINS_NEXT,
      share: pauseShare(state, frame),
    },
  };
}

/**
 * The pause at the end of the talks goes on in that of the income: nobody decides between them, every card for the first can be
 * played in the second with the same effect, and the money is counted after both.
 */
const JOINS_NEXT: WindowName = "talks";

const stopsAt = (state: State, at: WindowName): Seat[] =>
  seatsOf(state).filter((seat) =>
    state.orders[seat]?.some((order) => order.kind === "orderStop" && order.window === at),
  );

import { type FrameRules, popFrame, topFrame } from "../frames.ts";
import { refusal } from "../message.ts";
import { allSeats, type Seat } from "../seat.ts";
import {
  discard,
  type FerryAction,
  type FerryEvent,
  type FerryFrame,
  type FerryState,
  FOG,
  handOf,
  WIND,
} from "./state.ts";

type AnswerFrame = Extract<FerryFrame, { kind: "answer" }>;

/** FE-6: a card was played. All seats except the player of the latest card may counter it. */
export const answer: FrameRules<FerryState, AnswerFrame, FerryAction, FerryEvent> = {
  deciders: (state, frame) => allSeats(state.players).filter((seat) => mayCounter(frame, seat)),

  actions(state, frame, seat) {
    if (!mayCounter(frame, seat)) return [];
    const pass: FerryAction = { kind: "pass" };
    return handOf(state, seat).includes(FOG) ? [{ kind: "counter" }, pass] : [pass];
  },

  defaultAction: () => ({ kind: "pass" }),

  refuse(state, frame, seat, action) {
    if (!mayCounter(frame, seat)) return refusal("not-asked", "FE-6");
    if (action.kind === "pass") return undefined;
    if (action.kind !== "counter") return refusal("counter-or-pass", "FE-6");
    return handOf(state, seat).includes(FOG) ? undefined : refusal("card-not-held", "FE-6", { card: "fog" });
  },

  play(state, frame, seat, action, context) {
    if (action.kind !== "counter") {
      frame.passed[seat] = true;
      return;
    }
    discard(state, seat, FOG);
    frame.by.push(seat);
    frame.passed.fill(false);
    context.emit({ kind: "cardPlayed", rule: "FE-6", seat, card: FOG, counter: true });
  },

  prompt: (_state, frame, seat) =>
    mayCounter(frame, seat)
      ? { code: "ferry.counterOrPass", params: {} }
      : { code: "ferry.waitForAnswers", params: {} },

  step(state, frame, context) {
    if (allSeats(state.players).some((seat) => mayCounter(frame, seat))) return false;
    const counters = frame.by.length - 1;
    const works = counters % 2 === 0;
    popFrame(state, frame);
    const interrupted = topFrame(state);
    if (works && interrupted?.kind === "window") interrupted.bonus += frame.card === WIND ? 2 : -2;
    context.emit({ kind: "cardResolved", rule: "FE-6", card: frame.card, works });
    return true;
  },
};

function mayCounter(frame: AnswerFrame, seat: Seat): boolean {
  return !frame.passed[seat] && frame.by[frame.by.length - 1] !== seat;
}

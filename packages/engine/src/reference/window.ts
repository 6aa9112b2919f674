import { type FrameRules, popFrame, pushFrame } from "../frames.ts";
import { refusal } from "../message.ts";
import { rollDie } from "../random.ts";
import { allSeats, type Seat } from "../seat.ts";
import { endRound } from "./crossing.ts";
import {
  CARDS,
  type Card,
  discard,
  type FerryAction,
  type FerryEvent,
  type FerryFrame,
  type FerryState,
  FOG,
  handOf,
  pay,
  WIND,
} from "./state.ts";

type WindowFrame = Extract<FerryFrame, { kind: "window" }>;

const ROLL_NEEDED = 4;
const FARE = 3;

/** FE-5: before the roll all seats are asked, with or without a matching card, so that nothing shows who has one. */
export const window: FrameRules<FerryState, WindowFrame, FerryAction, FerryEvent> = {
  deciders: (state, frame) => allSeats(state.players).filter((seat) => !frame.passed[seat]),

  actions(state, frame, seat) {
    if (frame.passed[seat]) return [];
    const card = cardOf(frame, seat);
    const pass: FerryAction = { kind: "pass" };
    return handOf(state, seat).includes(card) ? [{ kind: "play", card: CARDS[card] }, pass] : [pass];
  },

  defaultAction: () => ({ kind: "pass" }),

  refuse(state, frame, seat, action) {
    if (frame.passed[seat]) return refusal("has-passed", "FE-5");
    if (action.kind === "pass") return undefined;
    if (action.kind !== "play") return refusal("play-or-pass", "FE-5");
    const card = cardOf(frame, seat);
    if (action.card !== CARDS[card]) return refusal("wrong-card", "FE-5", { card: CARDS[card] });
    return handOf(state, seat).includes(card) ? undefined : refusal("card-not-held", "FE-5", { card: CARDS[card] });
  },

  play(state, frame, seat, action, context) {
    if (action.kind !== "play") {
      frame.passed[seat] = true;
      return;
    }
    const card = cardOf(frame, seat);
    discard(state, seat, card);
    context.emit({ kind: "cardPlayed", rule: "FE-5", seat, card, counter: false });
    frame.passed.fill(false);
    pushFrame(state, { kind: "answer", card, by: [seat], passed: Array(state.players).fill(false) });
  },

  prompt: (_state, frame, seat) =>
    frame.passed[seat]
      ? { code: "ferry.waitForAnswers", params: {} }
      : { code: "ferry.playOrPass", params: { card: CARDS[cardOf(frame, seat)], bonus: frame.bonus } },

  step(state, frame, context) {
    if (frame.passed.includes(false)) return false;
    const die = rollDie(context.random, "crossing");
    const crossed = die + frame.bonus >= ROLL_NEEDED;
    context.emit({ kind: "rolled", rule: "FE-7", die, bonus: frame.bonus, crossed });
    popFrame(state, frame);
    if (crossed) {
      const coins = Math.min(FARE, state.bank);
      pay(state, "bank", frame.ferryman, coins);
      context.emit({ kind: "paid", rule: "FE-7", from: "bank", to: frame.ferryman, coins });
      const card = state.deck.pop();
      if (card !== undefined) {
        handOf(state, frame.ferryman).push(card);
        context.emit({ kind: "dealt", rule: "FE-7", seat: frame.ferryman, card });
      }
    }
    endRound(state, context);
    return true;
  },
};

function cardOf(frame: WindowFrame, seat: Seat): Card {
  return seat === frame.ferryman ? WIND : FOG;
}

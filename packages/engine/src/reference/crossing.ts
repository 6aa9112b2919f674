import { type FrameRules, type PlayContext, popFrame, pushFrame } from "../frames.ts";
import { refusal } from "../message.ts";
import { leftOf } from "../seat.ts";
import { type FerryAction, type FerryEvent, type FerryFrame, type FerryState, NO_BID, pay } from "./state.ts";

type CrossingFrame = Extract<FerryFrame, { kind: "crossing" }>;

/** FE-4: the ferryman sails or rests. */
export const crossing: FrameRules<FerryState, CrossingFrame, FerryAction, FerryEvent> = {
  deciders: (_state, frame) => [frame.ferryman],

  actions: (_state, frame, seat) => (seat === frame.ferryman ? [{ kind: "sail" }, { kind: "rest" }] : []),

  defaultAction: () => ({ kind: "rest" }),

  refuse(_state, frame, seat, action) {
    if (seat !== frame.ferryman) return refusal("not-the-ferryman", "FE-4", { ferryman: frame.ferryman });
    return action.kind === "sail" || action.kind === "rest" ? undefined : refusal("sail-or-rest", "FE-4");
  },

  play(state, frame, seat, action, context) {
    popFrame(state, frame);
    if (action.kind === "sail") {
      pushFrame(state, { kind: "window", ferryman: seat, bonus: 0, passed: Array(state.players).fill(false) });
      return;
    }
    const coins = Math.min(1, state.bank);
    pay(state, "bank", seat, coins);
    context.emit({ kind: "paid", rule: "FE-4", from: "bank", to: seat, coins });
    endRound(state, context);
  },

  prompt: (_state, frame, seat) =>
    seat === frame.ferryman
      ? { code: "ferry.sailOrRest", params: {} }
      : { code: "ferry.waitFor", params: { seat: frame.ferryman } },

  step: () => false,
};

/** FE-8: starts the next round or ends the game. */
export function endRound(state: FerryState, context: PlayContext<FerryEvent>): void {
  if (state.round >= state.options.rounds) {
    context.emit({ kind: "ended", rule: "FE-8" });
    return;
  }
  state.round += 1;
  state.starter = leftOf(state.starter, state.players);
  context.emit({ kind: "roundBegan", rule: "FE-8", round: state.round, starter: state.starter });
  pushFrame(state, { kind: "bidding", bids: Array(state.players).fill(NO_BID) });
}

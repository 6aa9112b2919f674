import { popFrame, type RuleId, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import type { Nation } from "../board/board.ts";
import { INVESTOR, type Space } from "../board/rondel-spaces.ts";
import { interestDue } from "../bonds-held.ts";
import { promptFor, refusal } from "../codes.ts";
import { type RulesOf, refuseUnexpected, unexpectedAction } from "../frame-rules.ts";
import type { TurnFrame } from "../frames.ts";
import { actingGovernment, at, cashIsHidden, clockwise, holdsSwissBank, type State } from "../state.ts";
import { enterSpace } from "./enter-space.ts";
import { passesInvestor, stepsTo, surchargeFor } from "./rondel.ts";

const NOBODY: readonly Seat[] = [];

/**
 * IM-15.9: the Swiss Banks that may answer an announced move. With open cash there are none unless the treasury covers all
 * interest or they could fill it up together (RL-81). With hidden cash all of them may, so that it reveals nothing.
 */
export function seatsThatMayForce(state: State, nation: Nation, space: Space): readonly Seat[] {
  if (!passesInvestor(state, nation, space)) return NOBODY;
  if (state.options.investorCard === "without" && state.options.swissForceWithoutCard === "off") return NOBODY;
  const holders = clockwise(state, actingGovernment(state, nation)).filter((seat) => holdsSwissBank(state, seat));
  if (cashIsHidden(state)) return holders;
  let means = at(state.treasury, nation);
  for (const seat of holders) means += at(state.cash, seat);
  return means >= interestDue(state, nation) ? holders : NOBODY;
}

const KINDS: readonly Action["kind"][] = ["forceInvestor", "decline"];
const FORCE: Action = { kind: "forceInvestor" };
const DECLINE: Action = { kind: "decline" };

export const force: RulesOf<"force"> = {
  deciders: (_state, frame) => frame.waiting,

  actions(state, frame, seat) {
    if (!frame.waiting.includes(seat)) return [];
    return coversAllInterest(state, frame.nation) ? [FORCE, DECLINE] : [DECLINE];
  },

  defaultAction: () => DECLINE,

  refuse(state, frame, seat, action) {
    const unexpected = refuseUnexpected(frame.waiting, seat, action, KINDS);
    if (unexpected || action.kind === "decline") return unexpected;
    if (coversAllInterest(state, frame.nation)) return undefined;
    const missing = interestDue(state, frame.nation) - at(state.treasury, frame.nation);
    return refusal("treasury-does-not-cover-interest", "RL-20", { nation: frame.nation, missing });
  },

  play(state, frame, seat, action, context) {
    const { nation } = frame;
    if (action.kind === "forceInvestor") {
      context.emit({ kind: "forced", seat, nation, announced: frame.space, rule: "IM-15.9", also: FORCED });
      popFrame(state, frame);
      enterSpace(state, turnBelow(state), INVESTOR, context);
    } else if (action.kind === "decline") {
      context.emit({ kind: "notForced", seat, nation, rule: "IM-15.9", also: ["RL-18"] });
      frame.waiting = frame.waiting.filter((other) => other !== seat);
      if (frame.waiting.length > 0) return;
      popFrame(state, frame);
      enterSpace(state, turnBelow(state), frame.space, context);
    } else throw unexpectedAction(action);
  },

  prompt: (_state, frame, seat) =>
    promptFor(frame.waiting, seat, "force-investor", { nation: frame.nation, space: frame.space }),

  step: () => false,
};

const FORCED: readonly RuleId[] = ["IM-7.9", "RL-19"];

/** IM-15.9: the treasury alone must pay all interest, that of the government included. */
function coversAllInterest(state: State, nation: Nation): boolean {
  return at(state.treasury, nation) >= interestDue(state, nation);
}

/** IM-7.9: the cash that a seat may not give away while Swiss Banks answer its announced move. */
export function cashSetAside(state: State, seat: Seat): number {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.kind !== "force" || actingGovernment(state, frame.nation) !== seat) return 0;
  return surchargeFor(stepsTo(state, frame.nation, frame.space));
}

function turnBelow(state: State): TurnFrame {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.kind !== "turn") throw new Error("there is no turn below the force frame");
  return frame;
}

import { popFrame, type RuleId, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import type { Power } from "../board/board.ts";
import { INVESTOR, type Space } from "../board/rondel-spaces.ts";
import { interestDue } from "../bonds-held.ts";
import { ask, refusal } from "../codes.ts";
import type { TurnFrame } from "../frames.ts";
import { impossible, type RulesOf, refuseOthers } from "../rules.ts";
import { at, cashIsHidden, clockwise, holdsSwissBank, rulerOf, type State } from "../state.ts";
import { enterSpace } from "./enter-space.ts";
import { passesInvestor, stepsTo, surchargeFor } from "./rondel.ts";

const NOBODY: readonly Seat[] = [];

/**
 * IM-15.9: the Swiss Banks that are asked about an announced move. With open cash only if the treasury covers all interest
 * or they could fill it up together (RL-81); with hidden cash always, since being asked must betray nothing.
 */
export function seatsThatMayForce(state: State, power: Power, space: Space): readonly Seat[] {
  if (state.withoutGovernment.length === 0 || !passesInvestor(state, power, space)) return NOBODY;
  if (state.options.investorCard === "without" && state.options.swissForceWithoutCard === "off") return NOBODY;
  const holders = clockwise(state, rulerOf(state, power)).filter((seat) => holdsSwissBank(state, seat));
  if (cashIsHidden(state)) return holders;
  let means = at(state.treasury, power);
  for (const seat of holders) means += at(state.cash, seat);
  return means >= interestDue(state, power) ? holders : NOBODY;
}

const KINDS: readonly Action["kind"][] = ["forceInvestor", "decline"];
const FORCE: Action = { kind: "forceInvestor" };
const DECLINE: Action = { kind: "decline" };

export const force: RulesOf<"force"> = {
  deciders: (_state, frame) => frame.waiting,

  actions(state, frame, seat) {
    if (!frame.waiting.includes(seat)) return [];
    return coversAllInterest(state, frame.power) ? [FORCE, DECLINE] : [DECLINE];
  },

  defaultAction: () => DECLINE,

  refuse(state, frame, seat, action) {
    const others = refuseOthers(frame.waiting, seat, action, KINDS);
    if (others || action.kind === "decline") return others;
    if (coversAllInterest(state, frame.power)) return undefined;
    const missing = interestDue(state, frame.power) - at(state.treasury, frame.power);
    return refusal("treasury-does-not-cover-interest", "RL-20", { power: frame.power, missing });
  },

  play(state, frame, seat, action, table) {
    const { power } = frame;
    if (action.kind === "forceInvestor") {
      table.tell({ kind: "forced", seat, power, announced: frame.space, rule: "IM-15.9", also: FORCED });
      popFrame(state, frame);
      enterSpace(state, turnBelow(state), INVESTOR, table);
    } else if (action.kind === "decline") {
      table.tell({ kind: "notForced", seat, power, rule: "IM-15.9", also: ["RL-18"] });
      frame.waiting = frame.waiting.filter((other) => other !== seat);
      if (frame.waiting.length > 0) return;
      popFrame(state, frame);
      enterSpace(state, turnBelow(state), frame.space, table);
    } else throw impossible(action);
  },

  prompt: (_state, frame, seat) =>
    ask(frame.waiting, seat, "force-investor", { power: frame.power, space: frame.space }),

  step: () => false,
};

const FORCED: readonly RuleId[] = ["IM-7.9", "RL-19"];

/** IM-15.9: the treasury alone must pay everybody, the government included. */
function coversAllInterest(state: State, power: Power): boolean {
  return at(state.treasury, power) >= interestDue(state, power);
}

/** IM-7.9: what the mover may not give away while Swiss Banks answer. */
export function cashSetAside(state: State, seat: Seat): number {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.kind !== "force" || rulerOf(state, frame.power) !== seat) return 0;
  return surchargeFor(stepsTo(state, frame.power, frame.space));
}

function turnBelow(state: State): TurnFrame {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.kind !== "turn") throw new Error("no turn is running");
  return frame;
}

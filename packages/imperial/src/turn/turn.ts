import { pushFrame, type RuleId } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { SPACES, type Space, spaceNamed } from "../board/rondel-spaces.ts";
import { promptFor } from "../codes.ts";
import { type RulesOf, refuseUnexpected, unexpectedAction } from "../frame-rules.ts";
import { openInvestment } from "../investor/investment.ts";
import { openRound } from "../investor/variant.ts";
import { actingGovernment, only, spaceOf } from "../state.ts";
import { enterSpace } from "./enter-space.ts";
import { seatsThatMayForce } from "./force.ts";
import { advanceToNextTurn, afterVacantRound } from "./next-turn.ts";
import { legalSpaces, refuseSpace, stepsTo, surchargeFor } from "./rondel.ts";

const KINDS: readonly Action["kind"][] = ["moveRondel"];
const MOVES: readonly Action[] = SPACES.map((space) => ({ kind: "moveRondel", space }));

/** IM-6.3: announcement, answers of Swiss Banks, action of the space, investments, next nation. */
export const turn: RulesOf<"turn"> = {
  deciders: (state, frame) => only(actingGovernment(state, frame.nation)),

  actions(state, frame, seat) {
    if (seat !== actingGovernment(state, frame.nation)) return [];
    return legalSpaces(state, frame.nation).map((space) => MOVES[space] as Action);
  },

  /** The nearest legal space; Production for a first placement. */
  defaultAction(state, frame) {
    if (spaceOf(state, frame.nation) === undefined) return { kind: "moveRondel", space: spaceNamed("production-1") };
    const spaces = legalSpaces(state, frame.nation);
    spaces.sort((left, right) => stepsTo(state, frame.nation, left) - stepsTo(state, frame.nation, right));
    return { kind: "moveRondel", space: spaces[0] as Space };
  },

  refuse(state, frame, seat, action) {
    const unexpected = refuseUnexpected(only(actingGovernment(state, frame.nation)), seat, action, KINDS);
    if (unexpected || action.kind !== "moveRondel") return unexpected;
    return refuseSpace(state, frame.nation, action.space);
  },

  play(state, frame, seat, action, context) {
    if (action.kind !== "moveRondel") throw unexpectedAction(action);
    const asked = seatsThatMayForce(state, frame.nation, action.space);
    if (asked.length === 0) {
      enterSpace(state, frame, action.space, context);
      return;
    }
    const surcharge = surchargeFor(stepsTo(state, frame.nation, action.space));
    const { nation } = frame;
    context.emit({
      kind: "announced",
      nation,
      seat,
      space: action.space,
      surcharge,
      asked,
      rule: "IM-15.9",
      also: ASKED,
    });
    pushFrame(state, { kind: "force", nation, space: action.space, waiting: asked });
  },

  prompt: (state, frame, seat) =>
    promptFor(only(actingGovernment(state, frame.nation)), seat, "move-rondel", { nation: frame.nation }),

  step(state, frame, context) {
    switch (frame.stage) {
      case "announce":
        return false;
      case "action":
        frame.stage = "investors";
        return true;
      case "investors":
        frame.stage = "next";
        if (state.options.investorCard === "without") openRound(state, frame.nation, context);
        else if (frame.investing) openInvestment(state, context);
        return true;
      case "next":
        advanceToNextTurn(state, frame, context);
        return true;
      case "vacant":
        afterVacantRound(state, frame, context);
        return true;
    }
  },
};

const ASKED: readonly RuleId[] = ["IM-7.9", "RL-18", "RL-81"];

import { pushFrame, type RuleId } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { SPACES, type Space, spaceNamed } from "../board/rondel-spaces.ts";
import { ask } from "../codes.ts";
import { openInvestment } from "../investor/investment.ts";
import { openRound } from "../investor/variant.ts";
import { impossible, type RulesOf, refuseOthers } from "../rules.ts";
import { only, rulerOf, spaceOf } from "../state.ts";
import { enterSpace } from "./enter-space.ts";
import { seatsThatMayForce } from "./force.ts";
import { afterVacantRound, lookForNextTurn } from "./next-turn.ts";
import { legalSpaces, refuseSpace, stepsTo, surchargeFor } from "./rondel.ts";

const KINDS: readonly Action["kind"][] = ["moveRondel"];
const MOVES: readonly Action[] = SPACES.map((space) => ({ kind: "moveRondel", space }));

/** IM-6.3: announce, let Swiss Banks answer, carry out the space, let investors invest, hand over. */
export const turn: RulesOf<"turn"> = {
  deciders: (state, frame) => only(rulerOf(state, frame.nation)),

  actions(state, frame, seat) {
    if (seat !== rulerOf(state, frame.nation)) return [];
    return legalSpaces(state, frame.nation).map((space) => MOVES[space] as Action);
  },

  /** The nearest legal free space; Production for a first placement. */
  defaultAction(state, frame) {
    if (spaceOf(state, frame.nation) === undefined) return { kind: "moveRondel", space: spaceNamed("production-1") };
    const spaces = legalSpaces(state, frame.nation);
    spaces.sort((left, right) => stepsTo(state, frame.nation, left) - stepsTo(state, frame.nation, right));
    return { kind: "moveRondel", space: spaces[0] as Space };
  },

  refuse(state, frame, seat, action) {
    const others = refuseOthers(only(rulerOf(state, frame.nation)), seat, action, KINDS);
    if (others || action.kind !== "moveRondel") return others;
    return refuseSpace(state, frame.nation, action.space);
  },

  play(state, frame, seat, action, context) {
    if (action.kind !== "moveRondel") throw impossible(action);
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
    ask(only(rulerOf(state, frame.nation)), seat, "move-rondel", { nation: frame.nation }),

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
        lookForNextTurn(state, frame, context);
        return true;
      case "vacant":
        afterVacantRound(state, frame, context);
        return true;
    }
  },
};

const ASKED: readonly RuleId[] = ["IM-7.9", "RL-18", "RL-81"];

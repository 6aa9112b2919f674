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
  deciders: (state, frame) => only(rulerOf(state, frame.power)),

  actions(state, frame, seat) {
    if (seat !== rulerOf(state, frame.power)) return [];
    return legalSpaces(state, frame.power).map((space) => MOVES[space] as Action);
  },

  /** The nearest legal free space; Production for a first placement. */
  defaultAction(state, frame) {
    if (spaceOf(state, frame.power) === undefined) return { kind: "moveRondel", space: spaceNamed("production-1") };
    const spaces = legalSpaces(state, frame.power);
    spaces.sort((left, right) => stepsTo(state, frame.power, left) - stepsTo(state, frame.power, right));
    return { kind: "moveRondel", space: spaces[0] as Space };
  },

  refuse(state, frame, seat, action) {
    const others = refuseOthers(only(rulerOf(state, frame.power)), seat, action, KINDS);
    if (others || action.kind !== "moveRondel") return others;
    return refuseSpace(state, frame.power, action.space);
  },

  play(state, frame, seat, action, table) {
    if (action.kind !== "moveRondel") throw impossible(action);
    const asked = seatsThatMayForce(state, frame.power, action.space);
    if (asked.length === 0) {
      enterSpace(state, frame, action.space, table);
      return;
    }
    const surcharge = surchargeFor(stepsTo(state, frame.power, action.space));
    const { power } = frame;
    table.tell({ kind: "announced", power, seat, space: action.space, surcharge, asked, rule: "IM-15.9", also: ASKED });
    pushFrame(state, { kind: "force", power, space: action.space, waiting: asked });
  },

  prompt: (state, frame, seat) => ask(only(rulerOf(state, frame.power)), seat, "move-rondel", { power: frame.power }),

  step(state, frame, table) {
    switch (frame.stage) {
      case "announce":
        return false;
      case "action":
        frame.stage = "investors";
        return true;
      case "investors":
        frame.stage = "next";
        if (state.options.investorCard === "without") openRound(state, frame.power, table);
        else if (frame.investing) openInvestment(state, table);
        return true;
      case "next":
        lookForNextTurn(state, frame, table);
        return true;
      case "vacant":
        afterVacantRound(state, frame, table);
        return true;
    }
  },
};

const ASKED: readonly RuleId[] = ["IM-7.9", "RL-18", "RL-81"];

import { popFrame, pushFrame, type Refusal, type RuleId } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { AREAS, landNeighbours, type Nation } from "../board/board.ts";
import { promptFor } from "../codes.ts";
import { type PlayContext, type RulesOf, refuseUnexpected, unexpectedAction } from "../frame-rules.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import { actingGovernment, only, type State } from "../state.ts";
import { regionsWithUnits } from "../units.ts";
import { moveArmy, refuseArmyMove } from "./armies.ts";
import { addArmyMoves } from "./army-moves.ts";
import { transportOf } from "./army-reach.ts";
import { addBattles, fight, refuseBattle } from "./battle.ts";
import { addDestructions, destroyFactory, refuseDestruction } from "./destruction.ts";
import { openFlags } from "./flags.ts";
import { addFleetMoves, moveFleet, refuseFleetMove, someFleetCanMove } from "./fleets.ts";
import { freshArmies, newManoeuvre } from "./history.ts";
import { addStatusChanges, changeStatus, refuseStatusChange } from "./status.ts";

export function openManoeuvre(state: State, nation: Nation): void {
  pushFrame(state, newManoeuvre(nation));
}

const END_FLEETS: Action = { kind: "endFleets" };
const END: Action = { kind: "endManoeuvre" };
const KINDS: Readonly<Record<ManoeuvreFrame["step"], readonly Action["kind"][]>> = {
  fleets: ["moveFleet", "declareBattle", "endFleets"],
  armies: ["moveArmy", "setStatus", "declareBattle", "destroyFactory", "endManoeuvre"],
};

/** IM-11.1: first fleets, then armies, then flags. Battles may start at any time (IM-11.17). */
export const manoeuvre: RulesOf<"manoeuvre"> = {
  deciders: (state, frame) => only(actingGovernment(state, frame.nation)),

  actions(state, frame, seat) {
    const actions: Action[] = [];
    if (seat !== actingGovernment(state, frame.nation)) return actions;
    addActions(state, frame, actions);
    actions.push(endOf(frame));
    return actions;
  },

  defaultAction: (_state, frame) => endOf(frame),

  refuse(state, frame, seat, action) {
    const unexpected = refuseUnexpected(only(actingGovernment(state, frame.nation)), seat, action, KINDS[frame.step]);
    return unexpected ?? refuseAction(state, frame, action);
  },

  play(state, frame, _seat, action, context) {
    playAction(state, frame, action, context);
  },

  prompt: (state, frame, seat) =>
    promptFor(
      only(actingGovernment(state, frame.nation)),
      seat,
      frame.step === "fleets" ? "move-fleets" : "move-armies",
      {
        nation: frame.nation,
      },
    ),

  step(state, frame, context) {
    if (frame.step === "fleets") {
      if (someFleetCanMove(state, frame)) return false;
      closeFleets(frame, context, true);
      return true;
    }
    if (canContinue(state, frame)) return false;
    closeManoeuvre(state, frame, context, true);
    return true;
  },
};

function endOf(frame: ManoeuvreFrame): Action {
  return frame.step === "fleets" ? END_FLEETS : END;
}

function refuseAction(state: State, frame: ManoeuvreFrame, action: Action): Refusal | undefined {
  switch (action.kind) {
    case "moveFleet":
      return refuseFleetMove(state, frame, action);
    case "moveArmy":
      return refuseArmyMove(state, frame, action);
    case "setStatus":
      return refuseStatusChange(state, frame, action);
    case "destroyFactory":
      return refuseDestruction(state, frame, action);
    case "declareBattle":
      return refuseBattle(state, frame, action, undefined);
    default:
      return undefined;
  }
}

function playAction(state: State, frame: ManoeuvreFrame, action: Action, context: PlayContext): void {
  switch (action.kind) {
    case "moveFleet":
      moveFleet(state, frame, action, context);
      return;
    case "moveArmy":
      moveArmy(state, frame, action, context);
      return;
    case "setStatus":
      changeStatus(state, frame, action, context);
      return;
    case "destroyFactory":
      destroyFactory(state, frame, action, context);
      return;
    case "declareBattle":
      fight(state, frame, action, undefined, context);
      return;
    case "endFleets":
      closeFleets(frame, context, false);
      return;
    case "endManoeuvre":
      closeManoeuvre(state, frame, context, false);
      return;
    default:
      throw unexpectedAction(action);
  }
}

const CLOSED: readonly RuleId[] = ["IM-11.1", "RL-52"];

/** IM-11.3: no fleet moves any more. From here on a fleet has acted once it carried an army. */
function closeFleets(frame: ManoeuvreFrame, context: PlayContext, automatic: boolean): void {
  frame.step = "armies";
  frame.actedFleets.fill(0);
  const { nation } = frame;
  if (automatic) context.emit({ kind: "fleetsEnded", nation, automatic, rule: "IM-11.3" });
  else context.emit({ kind: "fleetsEnded", nation, rule: "IM-11.3", also: CLOSED });
}

function closeManoeuvre(state: State, frame: ManoeuvreFrame, context: PlayContext, automatic: boolean): void {
  const { nation } = frame;
  if (automatic) context.emit({ kind: "manoeuvreEnded", nation, automatic, rule: "IM-11.3" });
  else context.emit({ kind: "manoeuvreEnded", nation, rule: "IM-11.1", also: CLOSED });
  popFrame(state, frame);
  openFlags(state, nation, context);
}

/** Adds every action except the one that ends the step, region by region. */
function addActions(state: State, frame: ManoeuvreFrame, into: Action[]): void {
  const transport = frame.step === "armies" ? transportOf(state, frame) : undefined;
  for (const region of regionsWithUnits(state, frame.nation)) {
    if (transport === undefined) addFleetMoves(state, frame, region, into);
    else {
      addArmyMoves(state, frame, transport, region, into);
      addStatusChanges(state, frame, region, into);
      addDestructions(state, frame, region, into);
    }
    addBattles(state, frame, region, undefined, into);
  }
}

/** Whether step 2 goes on. An army that has not acted can always march, except from Dublin. */
function canContinue(state: State, frame: ManoeuvreFrame): boolean {
  for (const area of AREAS) {
    const fresh = freshArmies(state, frame, area, false) + freshArmies(state, frame, area, true);
    if (fresh > 0 && landNeighbours(area).length > 0) return true;
  }
  const actions: Action[] = [];
  addActions(state, frame, actions);
  return actions.length > 0;
}

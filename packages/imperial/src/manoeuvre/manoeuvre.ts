import { popFrame, pushFrame, type Refusal, type RuleId } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { AREAS, isSea, landNeighbours, type Power, REGIONS } from "../board/board.ts";
import { ask } from "../codes.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import { impossible, type RulesOf, refuseOthers, type Telling } from "../rules.ts";
import { only, rulerOf, type State } from "../state.ts";
import { unitsIn } from "../units.ts";
import { addArmyMoves, moveArmy, refuseArmyMove } from "./armies.ts";
import { waysOf } from "./army-reach.ts";
import { addBattles, fight, refuseBattle } from "./battle.ts";
import { addDestructions, destroyFactory, refuseDestruction } from "./destruction.ts";
import { openFlags } from "./flags.ts";
import { addFleetMoves, moveFleet, refuseFleetMove, someFleetCanMove } from "./fleets.ts";
import { freshArmies, newManoeuvre } from "./history.ts";
import { addStatusChanges, changeStatus, refuseStatusChange } from "./status.ts";

export function openManoeuvre(state: State, power: Power): void {
  pushFrame(state, newManoeuvre(power));
}

const END_FLEETS: Action = { kind: "endFleets" };
const END: Action = { kind: "endManoeuvre" };
const KINDS: Readonly<Record<ManoeuvreFrame["step"], readonly Action["kind"][]>> = {
  fleets: ["moveFleet", "declareBattle", "endFleets"],
  armies: ["moveArmy", "setStatus", "declareBattle", "destroyFactory", "endManoeuvre"],
};

/** IM-11.1: first fleets, then armies, then flags. Battles may be started all the time (IM-11.17). */
export const manoeuvre: RulesOf<"manoeuvre"> = {
  deciders: (state, frame) => only(rulerOf(state, frame.power)),

  actions(state, frame, seat) {
    const actions: Action[] = [];
    if (seat !== rulerOf(state, frame.power)) return actions;
    addActions(state, frame, actions);
    actions.push(endOf(frame));
    return actions;
  },

  defaultAction: (_state, frame) => endOf(frame),

  refuse(state, frame, seat, action) {
    const others = refuseOthers(only(rulerOf(state, frame.power)), seat, action, KINDS[frame.step]);
    return others ?? refuseAction(state, frame, action);
  },

  play(state, frame, _seat, action, table) {
    playAction(state, frame, action, table);
  },

  prompt: (state, frame, seat) =>
    ask(only(rulerOf(state, frame.power)), seat, frame.step === "fleets" ? "move-fleets" : "move-armies", {
      power: frame.power,
    }),

  step(state, frame, table) {
    if (frame.step === "fleets") {
      if (someFleetCanMove(state, frame)) return false;
      closeFleets(frame, table, true);
      return true;
    }
    if (somethingIsLeftToDo(state, frame)) return false;
    closeManoeuvre(state, frame, table, true);
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

function playAction(state: State, frame: ManoeuvreFrame, action: Action, table: Telling): void {
  switch (action.kind) {
    case "moveFleet":
      moveFleet(state, frame, action, table);
      return;
    case "moveArmy":
      moveArmy(state, frame, action, table);
      return;
    case "setStatus":
      changeStatus(state, frame, action, table);
      return;
    case "destroyFactory":
      destroyFactory(state, frame, action, table);
      return;
    case "declareBattle":
      fight(state, frame, action, undefined, table);
      return;
    case "endFleets":
      closeFleets(frame, table, false);
      return;
    case "endManoeuvre":
      closeManoeuvre(state, frame, table, false);
      return;
    default:
      throw impossible(action);
  }
}

const CLOSED: readonly RuleId[] = ["IM-11.1", "RL-52"];

/** IM-11.3: from now on no fleet moves; what counts for fleets is whether they carried an army. */
function closeFleets(frame: ManoeuvreFrame, table: Telling, automatic: boolean): void {
  frame.step = "armies";
  frame.actedFleets.fill(0);
  const { power } = frame;
  if (automatic) table.tell({ kind: "fleetsEnded", power, automatic, rule: "IM-11.3" });
  else table.tell({ kind: "fleetsEnded", power, rule: "IM-11.3", also: CLOSED });
}

function closeManoeuvre(state: State, frame: ManoeuvreFrame, table: Telling, automatic: boolean): void {
  const { power } = frame;
  if (automatic) table.tell({ kind: "manoeuvreEnded", power, automatic, rule: "IM-11.3" });
  else table.tell({ kind: "manoeuvreEnded", power, rule: "IM-11.1", also: CLOSED });
  popFrame(state, frame);
  openFlags(state, power, table);
}

/** All that can be done but to end the step, region by region. */
function addActions(state: State, frame: ManoeuvreFrame, into: Action[]): void {
  const ways = frame.step === "armies" ? waysOf(state, frame) : undefined;
  for (const region of REGIONS) {
    if (unitsIn(state, frame.power, region) === 0) continue;
    if (ways === undefined) addFleetMoves(state, frame, region, into);
    else if (!isSea(region)) {
      addArmyMoves(state, frame, ways, region, into);
      addStatusChanges(state, frame, region, into);
      addDestructions(state, frame, region, into);
    }
    addBattles(state, frame, region, undefined, into);
  }
}

/** In step 2. An army that has not acted can always march, unless it stands in Dublin. */
function somethingIsLeftToDo(state: State, frame: ManoeuvreFrame): boolean {
  for (const area of AREAS) {
    const fresh = freshArmies(state, frame, area, false) + freshArmies(state, frame, area, true);
    if (fresh > 0 && landNeighbours(area).length > 0) return true;
  }
  const actions: Action[] = [];
  addActions(state, frame, actions);
  return actions.length > 0;
}

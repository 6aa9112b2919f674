import { popFrame, pushFrame, type Refusal, type RuleId, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import type { Power, Region, UnitType } from "../board/board.ts";
import { ask, refusal } from "../codes.ts";
import type { WindowFrame } from "../frames.ts";
import { impossible, type RulesOf, refuseOthers, type Telling } from "../rules.ts";
import { governmentOf, only, rulerOf, type State } from "../state.ts";
import { powersMeeting, statusOf } from "../units.ts";
import {
  addBattles,
  fight,
  pieceOf,
  refuseBattle,
  refuseGroup,
  removeOwnPiece,
  removePiece,
  tellBattle,
  unitsToGiveUp,
} from "./battle.ts";
import { manoeuvreOf } from "./history.ts";

/** IM-11.18, IM-11.19: whoever has units where a unit entered or turned may want a battle, now or not at all. */
export function openWindow(
  state: State,
  power: Power,
  region: Region,
  unit: UnitType,
  hostile: boolean,
  cause: "entry" | "status",
): void {
  if (powersMeeting(state, power, region, unit).length === 0) return;
  pushFrame(state, { kind: "window", power, region, unit, hostile, cause, stage: "active", toAsk: [], asked: power });
}

const PEACE: Action = { kind: "peace" };
const DECLINE: Action = { kind: "decline" };
const KINDS: Readonly<Record<WindowFrame["stage"], readonly Action["kind"][]>> = {
  active: ["declareBattle", "peace"],
  order: ["nextToAsk"],
  asked: ["demandBattle", "decline"],
};

const QUESTIONS = { active: "declare-battle", order: "next-to-ask", asked: "demand-battle" } as const;

export const battleWindow: RulesOf<"window"> = {
  deciders: (state, frame) => only(deciderIn(state, frame)),

  actions(state, frame, seat) {
    if (seat !== deciderIn(state, frame)) return [];
    switch (frame.stage) {
      case "active": {
        const actions: Action[] = [];
        addBattles(state, manoeuvreOf(state), frame.region, frame, actions);
        actions.push(PEACE);
        return actions;
      }
      case "order":
        return frame.toAsk.map((power) => ({ kind: "nextToAsk", power }));
      case "asked":
        return [...unitsToGiveUp(state, frame.asked, frame.region, frame.unit), DECLINE];
    }
  },

  defaultAction(_state, frame) {
    if (frame.stage === "active") return PEACE;
    return frame.stage === "asked" ? DECLINE : { kind: "nextToAsk", power: frame.toAsk[0] as Power };
  },

  refuse(state, frame, seat, action) {
    const others = refuseOthers(only(deciderIn(state, frame)), seat, action, KINDS[frame.stage]);
    if (others) return others;
    if (action.kind === "declareBattle") return refuseBattle(state, manoeuvreOf(state), action, frame);
    if (action.kind === "nextToAsk") return refuseToAsk(frame, action.power);
    if (action.kind === "demandBattle") {
      return refuseGroup(state, frame.asked, frame.region, action.unit, action.standing);
    }
    return undefined;
  },

  play(state, frame, seat, action, table) {
    const { power, region } = frame;
    switch (action.kind) {
      case "declareBattle":
        if (fight(state, manoeuvreOf(state), action, frame, table)) popFrame(state, frame);
        else if (powersMeeting(state, power, region, frame.unit).length === 0) popFrame(state, frame); // RL-60
        return;
      case "peace":
        table.tell({ kind: "peace", power, region, rule: "IM-11.19", also: OFFERED });
        frame.stage = "order";
        frame.toAsk = powersToAsk(state, frame);
        return;
      case "nextToAsk":
        putTo(state, frame, action.power, table, false);
        return;
      case "decline":
        table.tell({ kind: "noDemand", power: frame.asked, region, seat, rule: "IM-11.19", also: ["RL-02"] });
        frame.stage = "order";
        return;
      case "demandBattle": {
        const manoeuvre = manoeuvreOf(state);
        removeOwnPiece(state, manoeuvre, region, { unit: frame.unit, hostile: frame.hostile }, true);
        removePiece(state, frame.asked, region, action.unit, action.standing === "hostile");
        const lost = pieceOf(
          power,
          frame.unit,
          frame.unit === "army" ? statusOf(power, region, frame.hostile) : undefined,
        );
        tellBattle(table, region, pieceOf(frame.asked, action.unit, action.standing), lost, true);
        popFrame(state, frame);
        return;
      }
      default:
        throw impossible(action);
    }
  },

  prompt(state, frame, seat) {
    const { power, region, unit, cause } = frame;
    return ask(only(deciderIn(state, frame)), seat, QUESTIONS[frame.stage], {
      power,
      region,
      unit,
      cause,
      asked: frame.asked,
    });
  },

  step(state, frame, table) {
    if (frame.stage !== "order") return false;
    if (frame.toAsk.length > 1) return false;
    const [last] = frame.toAsk;
    if (last === undefined) popFrame(state, frame);
    else putTo(state, frame, last, table, true);
    return true;
  },
};

const OFFERED: readonly RuleId[] = ["RL-01"];
const ASKED: readonly RuleId[] = ["IM-11.18", "RL-01"];

function deciderIn(state: State, frame: WindowFrame): Seat {
  return rulerOf(state, frame.stage === "asked" ? frame.asked : frame.power);
}

/** Not those that the active player governs (RL-04). */
function powersToAsk(state: State, frame: WindowFrame): Power[] {
  const active = rulerOf(state, frame.power);
  return powersMeeting(state, frame.power, frame.region, frame.unit).filter((power) => {
    const government = governmentOf(state, power);
    return government !== undefined && government !== active;
  });
}

function refuseToAsk(frame: WindowFrame, power: Power): Refusal | undefined {
  return frame.toAsk.includes(power) ? undefined : refusal("not-to-be-asked", "IM-11.19", { powers: frame.toAsk });
}

function putTo(state: State, frame: WindowFrame, power: Power, table: Telling, automatic: boolean): void {
  frame.toAsk = frame.toAsk.filter((other) => other !== power);
  frame.asked = power;
  frame.stage = "asked";
  const asked = { kind: "asked", power, region: frame.region, seat: rulerOf(state, power) } as const;
  if (automatic) table.tell({ ...asked, automatic, rule: "IM-11.19", also: ASKED });
  else table.tell({ ...asked, rule: "IM-11.19", also: ASKED });
}

import { popFrame, pushFrame, type Refusal, type RuleId, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import type { Nation, Region, UnitType } from "../board/board.ts";
import { promptFor, refusal } from "../codes.ts";
import { type PlayContext, type RulesOf, refuseUnexpected, unexpectedAction } from "../frame-rules.ts";
import type { WindowFrame } from "../frames.ts";
import { actingGovernment, only, type State } from "../state.ts";
import { hasOpponents, opponentsIn, statusOf } from "../units.ts";
import {
  addBattles,
  emitBattle,
  fight,
  pieceOf,
  refuseBattle,
  refuseGroup,
  removeOwnPiece,
  removePiece,
  unitsToGiveUp,
} from "./battle.ts";
import { manoeuvreOf } from "./history.ts";

/** IM-11.18, IM-11.19: nations with units where a unit entered or changed its status may demand a battle now or never. */
export function openWindow(
  state: State,
  nation: Nation,
  region: Region,
  unit: UnitType,
  hostile: boolean,
  cause: "entry" | "status",
): void {
  if (!hasOpponents(state, nation, region)) return;
  pushFrame(state, { kind: "window", nation, region, unit, hostile, cause, stage: "active", toAsk: [], asked: nation });
}

const PEACE: Action = { kind: "peace" };
const DECLINE: Action = { kind: "decline" };
const KINDS: Readonly<Record<WindowFrame["stage"], readonly Action["kind"][]>> = {
  active: ["declareBattle", "peace"],
  order: ["nextToAsk"],
  asked: ["demandBattle", "decline"],
};

const PROMPTS = { active: "declare-battle", order: "next-to-ask", asked: "demand-battle" } as const;

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
        return frame.toAsk.map((nation) => ({ kind: "nextToAsk", nation }));
      case "asked":
        return [...unitsToGiveUp(state, frame.asked, frame.region), DECLINE];
    }
  },

  defaultAction(_state, frame) {
    if (frame.stage === "active") return PEACE;
    return frame.stage === "asked" ? DECLINE : { kind: "nextToAsk", nation: frame.toAsk[0] as Nation };
  },

  refuse(state, frame, seat, action) {
    const unexpected = refuseUnexpected(only(deciderIn(state, frame)), seat, action, KINDS[frame.stage]);
    if (unexpected) return unexpected;
    if (action.kind === "declareBattle") return refuseBattle(state, manoeuvreOf(state), action, frame);
    if (action.kind === "nextToAsk") return refuseToAsk(frame, action.nation);
    if (action.kind === "demandBattle") {
      return refuseGroup(state, frame.asked, frame.region, action.unit, action.standing);
    }
    return undefined;
  },

  play(state, frame, seat, action, context) {
    const { nation, region } = frame;
    switch (action.kind) {
      case "declareBattle":
        if (fight(state, manoeuvreOf(state), action, frame, context)) popFrame(state, frame);
        else if (!hasOpponents(state, nation, region)) popFrame(state, frame); // RL-60
        return;
      case "peace":
        context.emit({ kind: "peace", nation, region, rule: "IM-11.19", also: OFFERED });
        frame.stage = "order";
        frame.toAsk = nationsToAsk(state, frame);
        return;
      case "nextToAsk":
        askNation(state, frame, action.nation, context, false);
        return;
      case "decline":
        context.emit({ kind: "noDemand", nation: frame.asked, region, seat, rule: "IM-11.19", also: ["RL-02"] });
        frame.stage = "order";
        return;
      case "demandBattle": {
        const manoeuvre = manoeuvreOf(state);
        removeOwnPiece(state, manoeuvre, region, { unit: frame.unit, hostile: frame.hostile }, true);
        removePiece(state, frame.asked, region, action.unit, action.standing === "hostile");
        const lost = pieceOf(nation, frame.unit, statusOf(nation, region, frame.hostile));
        emitBattle(context, region, pieceOf(frame.asked, action.unit, action.standing), lost, true);
        popFrame(state, frame);
        return;
      }
      default:
        throw unexpectedAction(action);
    }
  },

  prompt(state, frame, seat) {
    const { nation, region, unit, cause } = frame;
    return promptFor(only(deciderIn(state, frame)), seat, PROMPTS[frame.stage], {
      nation,
      region,
      unit,
      cause,
      asked: frame.asked,
    });
  },

  step(state, frame, context) {
    if (frame.stage !== "order") return false;
    if (frame.toAsk.length > 1) return false;
    const [last] = frame.toAsk;
    if (last === undefined) popFrame(state, frame);
    else askNation(state, frame, last, context, true);
    return true;
  },
};

const OFFERED: readonly RuleId[] = ["RL-01"];
const ASKED: readonly RuleId[] = ["IM-11.18", "RL-01"];

function deciderIn(state: State, frame: WindowFrame): Seat {
  return actingGovernment(state, frame.stage === "asked" ? frame.asked : frame.nation);
}

/** RL-04: the active player's other nations are not asked. */
function nationsToAsk(state: State, frame: WindowFrame): Nation[] {
  const active = actingGovernment(state, frame.nation);
  return opponentsIn(state, frame.nation, frame.region).filter((nation) => actingGovernment(state, nation) !== active);
}

function refuseToAsk(frame: WindowFrame, nation: Nation): Refusal | undefined {
  return frame.toAsk.includes(nation) ? undefined : refusal("not-to-be-asked", "IM-11.19", { nations: frame.toAsk });
}

function askNation(state: State, frame: WindowFrame, nation: Nation, context: PlayContext, automatic: boolean): void {
  frame.toAsk = frame.toAsk.filter((other) => other !== nation);
  frame.asked = nation;
  frame.stage = "asked";
  const asked = { kind: "asked", nation, region: frame.region, seat: actingGovernment(state, nation) } as const;
  if (automatic) context.emit({ ...asked, automatic, rule: "IM-11.19", also: ASKED });
  else context.emit({ ...asked, rule: "IM-11.19", also: ASKED });
}

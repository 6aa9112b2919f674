import { popFrame, pushFrame, type Refusal, type RuleId } from "@rondel/engine";
import type { Action } from "./actions.ts";
import { homesOf, isHomeOf, type Power, type Region } from "./board/board.ts";
import { ask, refusal } from "./codes.ts";
import { BANK, pay, treasuryOf } from "./money.ts";
import { impossible, type RulesOf, refuseOthers } from "./rules.ts";
import { at, cashIsHidden, only, rulerOf, type State } from "./state.ts";
import { hasFactory, isOccupied } from "./units.ts";

export const FACTORY_PRICE = 5;

export function openFactory(state: State, power: Power): void {
  pushFrame(state, { kind: "factory", power });
}

const KINDS: readonly Action["kind"][] = ["buildFactory", "buildNothing"];
const NOTHING: Action = { kind: "buildNothing" };
const BUILT: readonly RuleId[] = ["IM-8.2", "IM-8.3", "IM-5.2"];

/** IM-8: one factory may be built. */
export const factory: RulesOf<"factory"> = {
  deciders: (state, frame) => only(rulerOf(state, frame.power)),

  actions(state, frame, seat) {
    if (seat !== rulerOf(state, frame.power)) return [];
    const actions: Action[] = [];
    for (const province of homesOf(frame.power)) {
      if (!refuseBuilding(state, frame.power, province)) actions.push({ kind: "buildFactory", province });
    }
    actions.push(NOTHING);
    return actions;
  },

  defaultAction: () => NOTHING,

  refuse(state, frame, seat, action) {
    const others = refuseOthers(only(rulerOf(state, frame.power)), seat, action, KINDS);
    if (others || action.kind !== "buildFactory") return others;
    return refuseBuilding(state, frame.power, action.province);
  },

  play(state, frame, _seat, action, table) {
    const { power } = frame;
    if (action.kind === "buildFactory") {
      pay(state, table, treasuryOf(power), BANK, FACTORY_PRICE, "factory", "IM-8.4");
      state.factories[action.province] = 1;
      table.tell({ kind: "factoryBuilt", power, province: action.province, rule: "IM-8.1", also: BUILT });
    } else if (action.kind === "buildNothing") {
      table.tell({ kind: "nothingBuilt", power, rule: "IM-8.1", also: ["IM-7.7"] });
    } else throw impossible(action);
    popFrame(state, frame);
  },

  prompt: (state, frame, seat) => ask(only(rulerOf(state, frame.power)), seat, "build-factory", { power: frame.power }),

  step(state, frame, table) {
    if (buildingSites(state, frame.power).length > 0 && couldPay(state, frame.power)) return false;
    table.tell({ kind: "nothingBuilt", power: frame.power, automatic: true, rule: "IM-8.4", also: ["RL-71"] });
    popFrame(state, frame);
    return true;
  },
};

/** IM-8.2, IM-8.3: own cities without a factory that no hostile army holds. */
export function buildingSites(state: State, power: Power): Region[] {
  return homesOf(power).filter((province) => !hasFactory(state, province) && !isOccupied(state, province));
}

/** RL-71: a gift of the government may still make it possible; with hidden cash that is nobody's business. */
function couldPay(state: State, power: Power): boolean {
  return cashIsHidden(state) || at(state.treasury, power) + at(state.cash, rulerOf(state, power)) >= FACTORY_PRICE;
}

function refuseBuilding(state: State, power: Power, province: Region): Refusal | undefined {
  if (!isHomeOf(province, power)) return refusal("not-an-own-city", "IM-8.2", { province });
  if (hasFactory(state, province)) return refusal("factory-already-there", "IM-8.2", { province });
  if (isOccupied(state, province)) return refusal("province-occupied", "IM-8.3", { province });
  const missing = FACTORY_PRICE - at(state.treasury, power);
  if (missing > 0) return refusal("treasury-too-low", "IM-8.4", { missing });
  return undefined;
}

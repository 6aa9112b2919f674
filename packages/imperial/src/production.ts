import { popFrame, pushFrame, type RuleId } from "@rondel/engine";
import type { Action } from "./actions.ts";
import { homesOf, type Power, producedIn, type Region, type UnitType } from "./board/board.ts";
import { ask, refusal } from "./codes.ts";
import type { ProductionFrame } from "./frames.ts";
import { impossible, type RulesOf, refuseOthers, type Telling } from "./rules.ts";
import { only, rulerOf, type State } from "./state.ts";
import { changeArmies, changeFleets, factoriesOf, hasFactory, supplyOf, workingFactories } from "./units.ts";

const UNIT_TYPES: readonly UnitType[] = ["army", "fleet"];

/** IM-9: every unoccupied factory produces one unit. Only where pieces are short the government is asked (RL-42). */
export function openProduction(state: State, power: Power, table: Telling): void {
  const working = workingFactories(state, power);
  for (const province of homesOf(power)) {
    if (!hasFactory(state, province) || working.includes(province)) continue;
    table.tell({ kind: "notProduced", power, province, rule: "IM-9.2", also: ["IM-11.23"] });
  }
  const left: Region[] = [];
  for (const unit of UNIT_TYPES) {
    const factories = factoriesOf(unit, working);
    if (factories.length <= supplyOf(state, power, unit)) {
      for (const province of factories) produceIn(state, power, province, table, true);
    } else left.push(...factories);
  }
  pushFrame(state, { kind: "production", power, left });
}

const KINDS: readonly Action["kind"][] = ["produce", "endProduction"];
const END: Action = { kind: "endProduction" };

export const production: RulesOf<"production"> = {
  deciders: (state, frame) => only(rulerOf(state, frame.power)),

  actions(state, frame, seat) {
    if (seat !== rulerOf(state, frame.power)) return [];
    const actions: Action[] = possible(state, frame).map((province) => ({ kind: "produce", province }));
    actions.push(END);
    return actions;
  },

  /** All that is possible, in the order of the cities. */
  defaultAction(state, frame) {
    const [province] = possible(state, frame);
    return province === undefined ? END : { kind: "produce", province };
  },

  refuse(state, frame, seat, action) {
    const others = refuseOthers(only(rulerOf(state, frame.power)), seat, action, KINDS);
    if (others || action.kind !== "produce") return others;
    const { province } = action;
    if (!frame.left.includes(province)) return refusal("no-factory-to-produce", "IM-9.1", { province });
    if (supplyOf(state, frame.power, producedIn(province)) === 0) {
      return refusal("supply-empty", "IM-9.3", { unit: producedIn(province) });
    }
    return undefined;
  },

  play(state, frame, _seat, action, table) {
    if (action.kind === "produce") {
      produceIn(state, frame.power, action.province, table, false);
      frame.left = frame.left.filter((province) => province !== action.province);
    } else if (action.kind === "endProduction") {
      table.tell({ kind: "productionEnded", power: frame.power, rule: "IM-9.4" });
      popFrame(state, frame);
    } else throw impossible(action);
  },

  prompt: (state, frame, seat) => ask(only(rulerOf(state, frame.power)), seat, "produce", { power: frame.power }),

  step(state, frame, table) {
    if (possible(state, frame).length > 0) return false;
    const rule = frame.left.length > 0 ? "IM-1.10" : "IM-9.1";
    table.tell({ kind: "productionEnded", power: frame.power, automatic: true, rule });
    popFrame(state, frame);
    return true;
  },
};

const WORKING: readonly RuleId[] = ["IM-9.4"];
const CHOSEN: readonly RuleId[] = ["IM-9.3", "RL-42"];

function produceIn(state: State, power: Power, province: Region, table: Telling, automatic: boolean): void {
  const unit = producedIn(province);
  if (unit === "army") changeArmies(state, power, province, false, 1);
  else changeFleets(state, power, province, 1);
  if (automatic) {
    table.tell({ kind: "produced", power, unit, province, automatic, rule: "IM-9.1", also: WORKING });
  } else table.tell({ kind: "produced", power, unit, province, rule: "IM-9.1", also: CHOSEN });
}

function possible(state: State, frame: ProductionFrame): Region[] {
  return frame.left.filter((province) => supplyOf(state, frame.power, producedIn(province)) > 0);
}

import { popFrame, pushFrame, type Refusal, type RuleId } from "@rondel/engine";
import type { Action } from "./actions.ts";
import { homesOf, isHomeOf, isPort, type Power, type Region, type UnitType } from "./board/board.ts";
import { ask, refusal } from "./codes.ts";
import { BANK, pay, treasuryOf } from "./money.ts";
import { impossible, type RulesOf, refuseOthers } from "./rules.ts";
import { at, cashIsHidden, only, rulerOf, type State } from "./state.ts";
import { changeArmies, changeFleets, isOccupied, supplyOf } from "./units.ts";

const MOST_IMPORTS = 3;
const PRICE = 1;

export function openImport(state: State, power: Power): void {
  pushFrame(state, { kind: "import", power, placed: 0 });
}

const KINDS: readonly Action["kind"][] = ["placeImport", "endImport"];
const END: Action = { kind: "endImport" };
const IMPORTED: readonly RuleId[] = ["IM-10.2", "IM-5.2"];

/** IM-10: up to three units are bought and placed, one after the other. */
export const importing: RulesOf<"import"> = {
  deciders: (state, frame) => only(rulerOf(state, frame.power)),

  actions(state, frame, seat) {
    if (seat !== rulerOf(state, frame.power)) return [];
    const actions: Action[] = [];
    if (at(state.treasury, frame.power) >= PRICE) {
      for (const province of armyPlaces(state, frame.power))
        actions.push({ kind: "placeImport", unit: "army", province });
      for (const province of fleetPlaces(state, frame.power))
        actions.push({ kind: "placeImport", unit: "fleet", province });
    }
    actions.push(END);
    return actions;
  },

  defaultAction: () => END,

  refuse(state, frame, seat, action) {
    const others = refuseOthers(only(rulerOf(state, frame.power)), seat, action, KINDS);
    if (others || action.kind !== "placeImport") return others;
    return refuseImport(state, frame.power, action.unit, action.province);
  },

  play(state, frame, _seat, action, table) {
    const { power } = frame;
    if (action.kind === "placeImport") {
      const { unit, province } = action;
      pay(state, table, treasuryOf(power), BANK, PRICE, "import", "IM-10.1");
      if (unit === "army") changeArmies(state, power, province, false, 1);
      else changeFleets(state, power, province, 1);
      table.tell({ kind: "imported", power, unit, province, rule: "IM-10.1", also: IMPORTED });
      frame.placed++;
    } else if (action.kind === "endImport") {
      table.tell({ kind: "importEnded", power, rule: "IM-10.1", also: ["IM-7.7"] });
      popFrame(state, frame);
    } else throw impossible(action);
  },

  prompt: (state, frame, seat) =>
    ask(only(rulerOf(state, frame.power)), seat, "import", { power: frame.power, left: MOST_IMPORTS - frame.placed }),

  step(state, frame, table) {
    const { power } = frame;
    if (frame.placed < MOST_IMPORTS && couldPay(state, power) && hasPlace(state, power)) return false;
    table.tell({
      kind: "importEnded",
      power,
      automatic: true,
      rule: frame.placed < MOST_IMPORTS ? "IM-10.3" : "IM-10.1",
    });
    popFrame(state, frame);
    return true;
  },
};

/** RL-71: an empty treasury can be filled by a gift of the government; with hidden cash that is nobody's business. */
function couldPay(state: State, power: Power): boolean {
  return cashIsHidden(state) || at(state.treasury, power) + at(state.cash, rulerOf(state, power)) >= PRICE;
}

function hasPlace(state: State, power: Power): boolean {
  return armyPlaces(state, power).length > 0 || fleetPlaces(state, power).length > 0;
}

function armyPlaces(state: State, power: Power): readonly Region[] {
  if (supplyOf(state, power, "army") === 0) return [];
  return homesOf(power).filter((province) => !isOccupied(state, province));
}

function fleetPlaces(state: State, power: Power): readonly Region[] {
  if (supplyOf(state, power, "fleet") === 0) return [];
  return homesOf(power).filter((province) => isPort(province) && !isOccupied(state, province));
}

function refuseImport(state: State, power: Power, unit: UnitType, province: Region): Refusal | undefined {
  if (!isHomeOf(province, power)) return refusal("not-an-own-province", "IM-10.2", { province });
  if (unit === "fleet" && !isPort(province)) return refusal("no-port", "IM-10.2", { province });
  if (isOccupied(state, province)) return refusal("province-occupied", "IM-10.2", { province });
  if (at(state.treasury, power) < PRICE) return refusal("treasury-too-low", "IM-10.3", { missing: PRICE });
  if (supplyOf(state, power, unit) === 0) return refusal("supply-empty", "IM-10.3", { unit });
  return undefined;
}

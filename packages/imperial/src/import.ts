import { popFrame, pushFrame, type Refusal, type RuleId } from "@rondel/engine";
import type { Action } from "./actions.ts";
import { HOME_PROVINCES, homesOf, isHomeOf, isPort, type Nation, type Region, type UnitType } from "./board/board.ts";
import { promptFor, refusal } from "./codes.ts";
import { type RulesOf, refuseUnexpected, unexpectedAction } from "./frame-rules.ts";
import { BANK, couldPay, pay, treasuryOf } from "./money.ts";
import { actingGovernment, at, only, type State } from "./state.ts";
import { changeArmies, changeFleets, isOccupied, supplyOf } from "./units.ts";

export const MOST_IMPORTS = 3;
export const IMPORT_PRICE = 1;

/** IM-10.1: the number of units that a nation may import with so much in its treasury. */
export function importsWithin(treasury: number): number {
  return Math.min(MOST_IMPORTS, Math.floor(treasury / IMPORT_PRICE));
}

export function openImport(state: State, nation: Nation): void {
  pushFrame(state, { kind: "import", nation, placed: 0 });
}

const KINDS: readonly Action["kind"][] = ["placeImport", "endImport"];
const END: Action = { kind: "endImport" };
const OF_ARMY: readonly Action[] = HOME_PROVINCES.map((province) => ({ kind: "placeImport", unit: "army", province }));
const OF_FLEET: readonly Action[] = HOME_PROVINCES.map((province) => ({
  kind: "placeImport",
  unit: "fleet",
  province,
}));
const IMPORTED: readonly RuleId[] = ["IM-10.2", "IM-5.2"];

/** IM-10: the nation buys and places up to three units, one after the other. */
export const importing: RulesOf<"import"> = {
  deciders: (state, frame) => only(actingGovernment(state, frame.nation)),

  actions(state, frame, seat) {
    if (seat !== actingGovernment(state, frame.nation)) return [];
    const actions: Action[] = [];
    if (at(state.treasury, frame.nation) >= IMPORT_PRICE) {
      for (const province of armyPlaces(state, frame.nation)) actions.push(OF_ARMY[province] as Action);
      for (const province of fleetPlaces(state, frame.nation)) actions.push(OF_FLEET[province] as Action);
    }
    actions.push(END);
    return actions;
  },

  defaultAction: () => END,

  refuse(state, frame, seat, action) {
    const unexpected = refuseUnexpected(only(actingGovernment(state, frame.nation)), seat, action, KINDS);
    if (unexpected || action.kind !== "placeImport") return unexpected;
    return refuseImport(state, frame.nation, action.unit, action.province);
  },

  play(state, frame, _seat, action, context) {
    const { nation } = frame;
    if (action.kind === "placeImport") {
      const { unit, province } = action;
      pay(state, context, treasuryOf(nation), BANK, IMPORT_PRICE, "import", "IM-10.1");
      if (unit === "army") changeArmies(state, nation, province, false, 1);
      else changeFleets(state, nation, province, 1);
      context.emit({ kind: "imported", nation, unit, province, rule: "IM-10.1", also: IMPORTED });
      frame.placed++;
    } else if (action.kind === "endImport") {
      context.emit({ kind: "importEnded", nation, rule: "IM-10.1", also: ["IM-7.7"] });
      popFrame(state, frame);
    } else throw unexpectedAction(action);
  },

  prompt: (state, frame, seat) =>
    promptFor(only(actingGovernment(state, frame.nation)), seat, "import", {
      nation: frame.nation,
      left: MOST_IMPORTS - frame.placed,
    }),

  step(state, frame, context) {
    const { nation } = frame;
    if (frame.placed < MOST_IMPORTS && couldPay(state, nation, IMPORT_PRICE) && hasPlace(state, nation)) return false;
    context.emit({
      kind: "importEnded",
      nation,
      automatic: true,
      rule: frame.placed < MOST_IMPORTS ? "IM-10.3" : "IM-10.1",
    });
    popFrame(state, frame);
    return true;
  },
};

function hasPlace(state: State, nation: Nation): boolean {
  return armyPlaces(state, nation).length > 0 || fleetPlaces(state, nation).length > 0;
}

function armyPlaces(state: State, nation: Nation): readonly Region[] {
  if (supplyOf(state, nation, "army") === 0) return [];
  return homesOf(nation).filter((province) => !isOccupied(state, province));
}

function fleetPlaces(state: State, nation: Nation): readonly Region[] {
  if (supplyOf(state, nation, "fleet") === 0) return [];
  return homesOf(nation).filter((province) => isPort(province) && !isOccupied(state, province));
}

function refuseImport(state: State, nation: Nation, unit: UnitType, province: Region): Refusal | undefined {
  if (!isHomeOf(province, nation)) return refusal("not-an-own-province", "IM-10.2", { province });
  if (unit === "fleet" && !isPort(province)) return refusal("no-port", "IM-10.2", { province });
  if (isOccupied(state, province)) return refusal("province-occupied", "IM-10.2", { province });
  if (at(state.treasury, nation) < IMPORT_PRICE)
    return refusal("treasury-too-low", "IM-10.3", { missing: IMPORT_PRICE });
  if (supplyOf(state, nation, unit) === 0) return refusal("supply-empty", "IM-10.3", { unit });
  return undefined;
}

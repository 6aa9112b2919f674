import { popFrame, pushFrame, type Refusal, type RuleId } from "@rondel/engine";
import type { Action } from "./actions.ts";
import { homesOf, isHomeOf, type Nation, type Region } from "./board/board.ts";
import { promptFor, refusal } from "./codes.ts";
import { type RulesOf, refuseUnexpected, unexpectedAction } from "./frame-rules.ts";
import { BANK, couldPay, pay, treasuryOf } from "./money.ts";
import { actingGovernment, at, only, type State } from "./state.ts";
import { hasFactory, isOccupied } from "./units.ts";

export const FACTORY_PRICE = 5;

export function openFactory(state: State, nation: Nation): void {
  pushFrame(state, { kind: "factory", nation });
}

const KINDS: readonly Action["kind"][] = ["buildFactory", "buildNothing"];
const NOTHING: Action = { kind: "buildNothing" };
const BUILT: readonly RuleId[] = ["IM-8.2", "IM-8.3", "IM-5.2"];

/** IM-8: the nation may build one factory. */
export const factory: RulesOf<"factory"> = {
  deciders: (state, frame) => only(actingGovernment(state, frame.nation)),

  actions(state, frame, seat) {
    if (seat !== actingGovernment(state, frame.nation)) return [];
    const actions: Action[] = [];
    for (const province of homesOf(frame.nation)) {
      if (!refuseBuilding(state, frame.nation, province)) actions.push({ kind: "buildFactory", province });
    }
    actions.push(NOTHING);
    return actions;
  },

  defaultAction: () => NOTHING,

  refuse(state, frame, seat, action) {
    const unexpected = refuseUnexpected(only(actingGovernment(state, frame.nation)), seat, action, KINDS);
    if (unexpected || action.kind !== "buildFactory") return unexpected;
    return refuseBuilding(state, frame.nation, action.province);
  },

  play(state, frame, _seat, action, context) {
    const { nation } = frame;
    if (action.kind === "buildFactory") {
      pay(state, context, treasuryOf(nation), BANK, FACTORY_PRICE, "factory", "IM-8.4");
      state.factories[action.province] = 1;
      context.emit({ kind: "factoryBuilt", nation, province: action.province, rule: "IM-8.1", also: BUILT });
    } else if (action.kind === "buildNothing") {
      context.emit({ kind: "nothingBuilt", nation, rule: "IM-8.1", also: ["IM-7.7"] });
    } else throw unexpectedAction(action);
    popFrame(state, frame);
  },

  prompt: (state, frame, seat) =>
    promptFor(only(actingGovernment(state, frame.nation)), seat, "build-factory", { nation: frame.nation }),

  step(state, frame, context) {
    if (buildingSites(state, frame.nation).length > 0 && couldPay(state, frame.nation, FACTORY_PRICE)) return false;
    context.emit({ kind: "nothingBuilt", nation: frame.nation, automatic: true, rule: "IM-8.4", also: ["RL-71"] });
    popFrame(state, frame);
    return true;
  },
};

/** IM-8.2, IM-8.3: the cities of a nation without a factory and without a hostile army. */
export function buildingSites(state: State, nation: Nation): Region[] {
  return homesOf(nation).filter((province) => !hasFactory(state, province) && !isOccupied(state, province));
}

function refuseBuilding(state: State, nation: Nation, province: Region): Refusal | undefined {
  if (!isHomeOf(province, nation)) return refusal("not-an-own-city", "IM-8.2", { province });
  if (hasFactory(state, province)) return refusal("factory-already-there", "IM-8.2", { province });
  if (isOccupied(state, province)) return refusal("province-occupied", "IM-8.3", { province });
  const missing = FACTORY_PRICE - at(state.treasury, nation);
  if (missing > 0) return refusal("treasury-too-low", "IM-8.4", { missing });
  return undefined;
}

import { popFrame, pushFrame, type RuleId } from "@rondel/engine";
import type { Action } from "./actions.ts";
import { HOME_PROVINCES, homesOf, type Nation, producedIn, type Region, type UnitType } from "./board/board.ts";
import { promptFor, refusal } from "./codes.ts";
import { type PlayContext, type RulesOf, refuseUnexpected, unexpectedAction } from "./frame-rules.ts";
import type { ProductionFrame } from "./frames.ts";
import { isAtLeast } from "./options.ts";
import { actingGovernment, only, type State } from "./state.ts";
import { changeArmies, changeFleets, factoriesOf, hasFactory, supplyOf, workingFactories } from "./units.ts";

const UNIT_TYPES: readonly UnitType[] = ["army", "fleet"];

/** IM-9.1, IM-9.4: every unoccupied factory may produce one unit. */
export function openProduction(state: State, nation: Nation, context: PlayContext): void {
  const working = workingFactories(state, nation);
  for (const province of homesOf(nation)) {
    if (!hasFactory(state, province) || working.includes(province)) continue;
    context.emit({ kind: "notProduced", nation, province, rule: "IM-9.2", also: ["IM-11.23"] });
  }
  const isOptional = isAtLeast(state.options, 2);
  pushFrame(state, { kind: "production", nation, left: isOptional ? working : produceUnasked(state, nation, context) });
}

/** Version 1: a kind of unit that is not short is produced at once. Returns the factories that share a short supply. */
function produceUnasked(state: State, nation: Nation, context: PlayContext): Region[] {
  const left: Region[] = [];
  for (const unit of UNIT_TYPES) {
    const factories = factoriesOf(unit, workingFactories(state, nation));
    if (factories.length <= supplyOf(state, nation, unit)) {
      for (const province of factories) produceIn(state, nation, province, context, true);
    } else left.push(...factories);
  }
  return left;
}

const KINDS: readonly Action["kind"][] = ["produce", "produceAll", "endProduction"];
const ALL: Action = { kind: "produceAll" };
const END: Action = { kind: "endProduction" };
const IN_PROVINCE: readonly Action[] = HOME_PROVINCES.map((province) => ({ kind: "produce", province }));

export const production: RulesOf<"production"> = {
  deciders: (state, frame) => only(actingGovernment(state, frame.nation)),

  actions(state, frame, seat) {
    if (seat !== actingGovernment(state, frame.nation)) return [];
    const actions: Action[] = shortUnit(state, frame) === undefined ? [ALL] : [];
    for (const province of possible(state, frame)) actions.push(IN_PROVINCE[province] as Action);
    actions.push(END);
    return actions;
  },

  /** Produces as many units as possible, in board order. */
  defaultAction(state, frame) {
    if (shortUnit(state, frame) === undefined) return ALL;
    const [province] = possible(state, frame);
    return province === undefined ? END : { kind: "produce", province };
  },

  refuse(state, frame, seat, action) {
    const unexpected = refuseUnexpected(only(actingGovernment(state, frame.nation)), seat, action, KINDS);
    if (unexpected) return unexpected;
    if (action.kind === "produceAll") {
      const unit = shortUnit(state, frame);
      return unit && refusal("supply-empty", "IM-9.3", { unit });
    }
    if (action.kind !== "produce") return undefined;
    const { province } = action;
    if (!frame.left.includes(province)) return refusal("no-factory-to-produce", "IM-9.1", { province });
    if (supplyOf(state, frame.nation, producedIn(province)) === 0) {
      return refusal("supply-empty", "IM-9.3", { unit: producedIn(province) });
    }
    return undefined;
  },

  play(state, frame, _seat, action, context) {
    switch (action.kind) {
      case "produce":
        produceIn(state, frame.nation, action.province, context, false);
        frame.left = frame.left.filter((province) => province !== action.province);
        return;
      case "produceAll":
        produceEverywhere(state, frame, context);
        return;
      case "endProduction":
        context.emit({ kind: "productionEnded", nation: frame.nation, rule: "IM-9.4" });
        popFrame(state, frame);
        return;
      default:
        throw unexpectedAction(action);
    }
  },

  prompt: (state, frame, seat) =>
    promptFor(only(actingGovernment(state, frame.nation)), seat, "produce", { nation: frame.nation }),

  step(state, frame, context) {
    if (possible(state, frame).length > 0) return false;
    const rule = frame.left.length > 0 ? "IM-1.10" : "IM-9.1";
    context.emit({ kind: "productionEnded", nation: frame.nation, automatic: true, rule });
    popFrame(state, frame);
    return true;
  },
};

function produceEverywhere(state: State, frame: ProductionFrame, context: PlayContext): void {
  const producing = possible(state, frame);
  for (const province of producing) produceIn(state, frame.nation, province, context, false);
  frame.left = frame.left.filter((province) => !producing.includes(province));
}

const WORKING: readonly RuleId[] = ["IM-9.4"];
const CHOSEN: readonly RuleId[] = ["IM-9.3", "IM-9.4", "RL-42"];

function produceIn(state: State, nation: Nation, province: Region, context: PlayContext, automatic: boolean): void {
  const unit = producedIn(province);
  if (unit === "army") changeArmies(state, nation, province, false, 1);
  else changeFleets(state, nation, province, 1);
  if (automatic) {
    context.emit({ kind: "produced", nation, unit, province, automatic, rule: "IM-9.1", also: WORKING });
  } else context.emit({ kind: "produced", nation, unit, province, rule: "IM-9.1", also: CHOSEN });
}

/** The kind of unit that is left, but for fewer factories than could produce it: the government must choose (RL-42). */
function shortUnit(state: State, frame: ProductionFrame): UnitType | undefined {
  return UNIT_TYPES.find((unit) => {
    const supply = supplyOf(state, frame.nation, unit);
    return supply > 0 && factoriesOf(unit, frame.left).length > supply;
  });
}

function possible(state: State, frame: ProductionFrame): Region[] {
  const armies = supplyOf(state, frame.nation, "army");
  const fleets = supplyOf(state, frame.nation, "fleet");
  return frame.left.filter((province) => (producedIn(province) === "army" ? armies : fleets) > 0);
}

import type { Action, Region, Space } from "@rondel/imperial";
import type { DecisionModel, RegionChoice } from "../../common/decision-model.ts";
import type { ImperialContext } from "../context.ts";
import type { PlainKey } from "../messages/catalogues.ts";

export { type ActionButton, actionButton, endButton, type OptionRow, optionRow } from "../../common/decision-model.ts";

/** The sign in a region: how units would get there, or that a piece would be placed there. */
export type RouteMark = "march" | "rail" | "convoy" | "sail" | "more";

export interface RegionTarget extends RegionChoice {
  readonly mark?: RouteMark;
  /** The seas of a convoy. */
  readonly via?: readonly Region[];
}

/** A decision of Imperial, with its targets on the map, the rondel and the bonds. */
export interface ImperialDecision extends DecisionModel<Action, Region, RegionTarget> {
  readonly title: PlainKey;
  readonly spaces?: ReadonlyMap<Space, () => void>;
  /** By `bondKey`. */
  readonly bonds?: ReadonlyMap<string, () => void>;
  /** The `bondKey` of the selected bond. */
  readonly chosenBond?: string | undefined;
}

export function bondKey(nation: number, bond: number): string {
  return `${nation} ${bond}`;
}

export function actionsOf<Kind extends Action["kind"]>(
  context: ImperialContext,
  kind: Kind,
): Extract<Action, { kind: Kind }>[] {
  return context.actions.value.filter((action): action is Extract<Action, { kind: Kind }> => action.kind === kind);
}

/** One target for the region of each action; choosing it plays the action. */
export function regionTargets<Kind extends Action["kind"]>(
  context: ImperialContext,
  kind: Kind,
  regionOf: (action: Extract<Action, { kind: Kind }>) => Region,
  mark?: RouteMark,
): ReadonlyMap<Region, RegionTarget> {
  return new Map(
    actionsOf(context, kind).map((action) => [
      regionOf(action),
      { ...(mark && { mark }), choose: () => void context.act(action) },
    ]),
  );
}

import type { Action, Region, Space } from "@rondel/imperial";
import type { DecisionModel, RegionChoice } from "../../common/decision-model.ts";
import type { ImperialContext } from "../context.ts";
import type { Key } from "../messages/catalogues.ts";

export { type ActionButton, actionButton, type OptionRow, optionRow } from "../../common/decision-model.ts";

/** How one gets to a region, or what would come there. */
export type WayMark = "march" | "rail" | "convoy" | "sail" | "more";

export interface RegionTarget extends RegionChoice {
  readonly mark?: WayMark;
  /** The seas of a convoy. */
  readonly via?: readonly Region[];
}

/** One decision of Imperial: on the board, the rondel, the bonds and as rows. */
export interface ImperialDecision extends DecisionModel<Action, Region, RegionTarget> {
  readonly title: Key;
  readonly spaces?: ReadonlyMap<Space, () => void>;
  /** By `bondKey`. */
  readonly bonds?: ReadonlyMap<string, () => void>;
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

/** The same deed for every region that an action names. */
export function regionTargets<Kind extends Action["kind"]>(
  context: ImperialContext,
  kind: Kind,
  regionOf: (action: Extract<Action, { kind: Kind }>) => Region,
  mark?: WayMark,
): ReadonlyMap<Region, RegionTarget> {
  return new Map(
    actionsOf(context, kind).map((action) => [
      regionOf(action),
      { ...(mark && { mark }), choose: () => void context.act(action) },
    ]),
  );
}

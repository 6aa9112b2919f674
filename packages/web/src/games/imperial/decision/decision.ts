import type { Action, Region, Space } from "@rondel/imperial";
import type { CommonPlan, Offer } from "../../common/decision-model.ts";
import type { Desk } from "../context.ts";
import type { Key } from "../messages/catalogues.ts";

export { type Deed, deedFor, type PlanOption, rowFor } from "../../common/decision-model.ts";

/** How one gets to a region, or what would come there. */
export type WayMark = "march" | "rail" | "convoy" | "sail" | "more";

export interface RegionOffer extends Offer {
  readonly mark?: WayMark;
  /** The seas of a convoy. */
  readonly via?: readonly Region[];
}

/** One decision of Imperial: on the board, the rondel, the bonds and as rows. */
export interface Plan extends CommonPlan<Action, Region, RegionOffer> {
  readonly title: Key;
  readonly spaces?: ReadonlyMap<Space, () => void>;
  /** By `bondKey`. */
  readonly bonds?: ReadonlyMap<string, () => void>;
}

export function bondKey(power: number, bond: number): string {
  return `${power} ${bond}`;
}

export function actionsOf<Kind extends Action["kind"]>(desk: Desk, kind: Kind): Extract<Action, { kind: Kind }>[] {
  return desk.actions.value.filter((action): action is Extract<Action, { kind: Kind }> => action.kind === kind);
}

/** The same deed for every region that an action names. */
export function offersFor<Kind extends Action["kind"]>(
  desk: Desk,
  kind: Kind,
  regionOf: (action: Extract<Action, { kind: Kind }>) => Region,
  mark?: WayMark,
): ReadonlyMap<Region, RegionOffer> {
  return new Map(
    actionsOf(desk, kind).map((action) => [
      regionOf(action),
      { ...(mark && { mark }), choose: () => void desk.act(action) },
    ]),
  );
}

import type { Action, Region, Space } from "@rondel/imperial";
import type { ComponentChildren } from "preact";
import type { DecisionOption } from "../../../frame/DecisionPanel.tsx";
import type { Desk } from "../desk.ts";
import type { Key } from "../words/catalogues.ts";

export interface PlanOption extends DecisionOption {
  choose(): void;
}

export interface Deed {
  readonly words: string;
  do(): void;
}

/** How one gets to a region, or what would come there. */
export type WayMark = "march" | "rail" | "convoy" | "sail" | "more";

export interface RegionOffer {
  readonly mark?: WayMark;
  readonly isChosen?: boolean;
  /** The seas of a convoy. */
  readonly via?: readonly Region[];
  /** With the symbol of the piece that was pointed at, if one was. */
  choose(symbol?: string): void;
}

/** One decision, ready to be shown: on the board, the rondel, the bonds and as rows. All of it comes from legal actions. */
export interface Plan {
  readonly title: Key;
  readonly about?: ComponentChildren;
  readonly options: readonly PlanOption[];
  readonly chosen?: string | undefined;
  /** The one filled button. */
  readonly deed?: Deed | undefined;
  /** Beside it: passing, ending, choosing something else. */
  readonly others?: readonly Deed[];
  readonly regions?: ReadonlyMap<Region, RegionOffer>;
  readonly spaces?: ReadonlyMap<Space, () => void>;
  /** By `bondKey`. */
  readonly bonds?: ReadonlyMap<string, () => void>;
  /** What choosing an unlit region would have meant; lets the rules say why it is impossible. */
  attempt?(region: Region): Action | undefined;
}

export function bondKey(power: number, bond: number): string {
  return `${power} ${bond}`;
}

/** A row that is done at once. */
export function rowFor(desk: Desk, action: Action, more: Partial<PlanOption> = {}): PlanOption {
  return {
    id: JSON.stringify(action),
    name: desk.speech.action(action),
    choose: () => void desk.act(action),
    ...more,
  };
}

/** A button that does an action. */
export function deedFor(desk: Desk, action: Action, words: string = desk.speech.action(action)): Deed {
  return { words, do: () => void desk.act(action) };
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

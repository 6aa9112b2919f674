import type { AnyShaped } from "@rondel/engine";
import type { ComponentChildren } from "preact";
import type { DecisionOption } from "../../layout/DecisionPanel.tsx";
import type { CommonDesk } from "./game-context.ts";

export interface PlanOption extends DecisionOption {
  choose(): void;
}

export interface Deed {
  readonly words: string;
  /** It goes beyond this moment: a standing order. */
  readonly isForever?: boolean;
  do(): void;
}

/** What a region of the board offers. */
export interface Offer {
  readonly isChosen?: boolean;
  /** With the symbol of the piece that was pointed at, if one was. */
  choose(symbol?: string): void;
  /** Pieces that can be carried from here to where they go: their symbols, and how one of them is chosen. */
  readonly pieces?: { readonly symbols: readonly string[]; take(symbol?: string): void };
  /** When a single piece is carried here; if absent, the same as choosing. */
  drop?(): void;
}

/** One decision, ready to be shown: on the board and as rows. All of it comes from legal actions. */
export interface CommonPlan<
  Action extends AnyShaped = AnyShaped,
  Region extends number = number,
  RegionOffer extends Offer = Offer,
> {
  readonly about?: ComponentChildren;
  readonly options: readonly PlanOption[];
  readonly chosen?: string | undefined;
  /** The one filled button. */
  readonly deed?: Deed | undefined;
  /** Beside it: passing, ending, choosing something else. */
  readonly others?: readonly Deed[];
  readonly regions?: ReadonlyMap<Region, RegionOffer>;
  /** What choosing an unlit region would have meant; lets the rules say why it is impossible. */
  attempt?(region: Region): Action | undefined;
}

/** A row that is done at once. */
export function rowFor<Action extends AnyShaped>(
  desk: CommonDesk<Action>,
  action: Action,
  more: Partial<PlanOption> = {},
): PlanOption {
  return {
    id: JSON.stringify(action),
    name: desk.speech.action(action),
    choose: () => void desk.act(action),
    ...more,
  };
}

/** A button that does an action. */
export function deedFor<Action extends AnyShaped>(
  desk: CommonDesk<Action>,
  action: Action,
  words: string = desk.speech.action(action),
): Deed {
  return { words, do: () => void desk.act(action) };
}

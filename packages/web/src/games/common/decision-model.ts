import type { Tagged } from "@rondel/engine";
import type { ComponentChildren } from "preact";
import type { DecisionOption } from "../../layout/DecisionPanel.tsx";
import type { GameContext } from "./game-context.ts";

export interface OptionRow extends DecisionOption {
  choose(): void;
}

export interface ActionButton {
  readonly label: string;
  /** It goes beyond this moment: a standing order. */
  readonly isForever?: boolean;
  press(): void;
}

/** What a region of the board offers. */
export interface RegionChoice {
  readonly isChosen?: boolean;
  /** With the symbol of the piece that was pointed at, if one was. */
  choose(symbol?: string): void;
  /** Pieces that can be carried from here to where they go: their symbols, and how one of them is chosen. */
  readonly pieces?: { readonly symbols: readonly string[]; take(symbol?: string): void };
  /** When a single piece is carried here; if absent, the same as choosing. */
  drop?(): void;
}

/** One decision, ready to be shown: on the board and as rows. All of it comes from legal actions. */
export interface DecisionModel<
  Action extends Tagged = Tagged,
  Region extends number = number,
  RegionOffer extends RegionChoice = RegionChoice,
> {
  readonly about?: ComponentChildren;
  readonly options: readonly OptionRow[];
  readonly chosen?: string | undefined;
  /** The one filled button. */
  readonly primary?: ActionButton | undefined;
  /** Beside it: passing, ending, choosing something else. */
  readonly secondary?: readonly ActionButton[];
  readonly regions?: ReadonlyMap<Region, RegionOffer>;
  /** What choosing an unlit region would have meant; lets the rules say why it is impossible. */
  attempt?(region: Region): Action | undefined;
}

/** A row that is done at once. */
export function optionRow<Action extends Tagged>(
  context: GameContext<Action>,
  action: Action,
  more: Partial<OptionRow> = {},
): OptionRow {
  return {
    id: JSON.stringify(action),
    name: context.messages.action(action),
    choose: () => void context.act(action),
    ...more,
  };
}

/** A button that does an action. */
export function actionButton<Action extends Tagged>(
  context: GameContext<Action>,
  action: Action,
  label: string = context.messages.action(action),
): ActionButton {
  return { label, press: () => void context.act(action) };
}

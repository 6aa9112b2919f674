import type { Owner } from "@rondel/boards";
import type { Tagged } from "@rondel/engine";
import type { ComponentChildren } from "preact";
import type { ButtonMeaning } from "../../layout/button-look.ts";
import type { DecisionOption } from "../../layout/DecisionPanel.tsx";
import type { GameContext } from "./game-context.ts";

/** A row of a decision. */
export interface OptionRow extends DecisionOption {
  choose(): void;
}

export interface ActionButton {
  readonly label: string;
  /** What the button means; `play` if absent. */
  readonly meaning?: ButtonMeaning;
  /** True if the button affects later decisions too, for example by a standing order. */
  readonly isLasting?: boolean;
  press(): void;
}

/** Pieces of a region that can be dragged: those with these symbols, and of this owner if one is named. */
interface DraggablePieces {
  readonly symbols: readonly string[];
  readonly owner?: Owner;
  /** Selects one of them. */
  take(symbol?: string): void;
}

/** What choosing a region of the board does. */
export interface RegionChoice {
  readonly isChosen?: boolean;
  /** `symbol` is that of the piece under the pointer, if there is one. */
  choose(symbol?: string): void;
  /** The pieces that can be dragged from here. */
  readonly pieces?: DraggablePieces;
  /** Drops a dragged piece here; the same as `choose` if absent. */
  drop?(): void;
}

/** One decision as the board and the decision panel show it. All of it comes from legal actions. */
export interface DecisionModel<
  Action extends Tagged = Tagged,
  Region extends number = number,
  RegionOffer extends RegionChoice = RegionChoice,
> {
  readonly about?: ComponentChildren;
  readonly options: readonly OptionRow[];
  readonly chosen?: string | undefined;
  /** The filled button. */
  readonly primary?: ActionButton | undefined;
  /** The other buttons, for example to pass. */
  readonly secondary?: readonly ActionButton[];
  /** Returns to the step before. */
  readonly back?: ActionButton | undefined;
  /** What is chosen besides the rows, for example how many units. */
  readonly controls?: ComponentChildren;
  readonly regions?: ReadonlyMap<Region, RegionOffer>;
  /** The action that a region which is not legal would stand for; the rules give the reason against it. */
  attempt?(region: Region): Action | undefined;
}

/** A row that plays its action at once. */
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

/** A button that plays an action. */
export function actionButton<Action extends Tagged>(
  context: GameContext<Action>,
  action: Action,
  label: string = context.messages.action(action),
): ActionButton {
  return { label, press: () => void context.act(action) };
}

/** A button that ends a step or passes, without doing what is chosen. */
export function endButton<Action extends Tagged>(
  context: GameContext<Action>,
  action: Action,
  label?: string,
): ActionButton {
  return { ...actionButton(context, action, label), meaning: "end" };
}

import type { Action, Region } from "@rondel/imperunde";
import {
  type ActionButton,
  actionButton,
  type DecisionModel,
  type OptionRow,
  optionRow,
  type RegionChoice,
} from "../../common/decision-model.ts";
import type { ImperundeContext } from "../context.ts";

export { type ActionButton, actionButton, endButton, type OptionRow, optionRow } from "../../common/decision-model.ts";

export interface RegionTarget extends RegionChoice {
  /** True if choosing the region means a battle. */
  readonly isDanger?: boolean;
  /** True if the region can be chosen but is not lit, because it is not what the decision is about. */
  readonly isQuiet?: boolean;
  /** True if units may be lost on the way; the note then has the colour of danger. */
  readonly isRisky?: boolean;
  /** A few characters on the map: the cost of the move, or the chance of the attack. */
  readonly note?: string;
}

/** A decision of ImpeRunde. */
export interface ImperundeDecision extends DecisionModel<Action, Region, RegionTarget> {
  readonly title: string;
  /** The action that the filled button plays, as text, if the rows are not whole actions. */
  readonly proposes?: string;
}

export type ActionOf<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;

/** A row that is selected first and played by the filled button. */
export function selectableRow(context: ImperundeContext, action: Action, more: Partial<OptionRow> = {}): OptionRow {
  return optionRow(context, action, { choose: () => select(context, action), ...more });
}

function select({ selection }: ImperundeContext, action: Action): void {
  selection.option.value = JSON.stringify(action);
}

/** The button for the selected row. */
export function selectedButton(context: ImperundeContext, actions: readonly Action[]): ActionButton | undefined {
  const selected = actions.find((action) => JSON.stringify(action) === context.selection.option.value);
  return selected && actionButton(context, selected);
}

export function actionsOf<Kind extends Action["kind"]>(
  context: ImperundeContext,
  ...kinds: readonly Kind[]
): ActionOf<Kind>[] {
  return context.actions.value.filter((action): action is ActionOf<Kind> =>
    (kinds as readonly Action["kind"][]).includes(action.kind),
  );
}

/** One target for the region of each action. */
export function regionTargets<A extends Action>(
  actions: readonly A[],
  regionOf: (action: A) => Region,
  choose: (action: A) => void,
): Map<Region, RegionTarget> {
  return new Map(actions.map((action) => [regionOf(action), { choose: () => choose(action) }]));
}

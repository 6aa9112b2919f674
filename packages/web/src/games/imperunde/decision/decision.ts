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

export { type ActionButton, actionButton, type OptionRow, optionRow } from "../../common/decision-model.ts";

export interface RegionTarget extends RegionChoice {
  /** Going there means a fight. */
  readonly isDanger?: boolean;
}

/** One decision of ImpeRunde: on the board and as rows. */
export interface ImperundeDecision extends DecisionModel<Action, Region, RegionTarget> {
  readonly title: string;
}

export type ActionOf<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;

/** A row that is chosen first and done by the filled button. */
export function choiceFor(context: ImperundeContext, action: Action, more: Partial<OptionRow> = {}): OptionRow {
  return optionRow(context, action, { choose: () => choose(context, action), ...more });
}

function choose({ choosing }: ImperundeContext, action: Action): void {
  choosing.option.value = JSON.stringify(action);
}

/** The deed of the row that is chosen. */
export function chosenButton(context: ImperundeContext, actions: readonly Action[]): ActionButton | undefined {
  const chosen = actions.find((action) => JSON.stringify(action) === context.choosing.option.value);
  return chosen && actionButton(context, chosen);
}

export function actionsOf<Kind extends Action["kind"]>(
  context: ImperundeContext,
  ...kinds: readonly Kind[]
): ActionOf<Kind>[] {
  return context.actions.value.filter((action): action is ActionOf<Kind> =>
    (kinds as readonly Action["kind"][]).includes(action.kind),
  );
}

/** The same deed for every field that an action names. */
export function regionTargets<A extends Action>(
  actions: readonly A[],
  regionOf: (action: A) => Region,
  choose: (action: A) => void,
): Map<Region, RegionTarget> {
  return new Map(actions.map((action) => [regionOf(action), { choose: () => choose(action) }]));
}

/** The same for several alike: one after the other, as the rules have it. A refusal ends it; tells whether all was done. */
export async function repeat(context: ImperundeContext, action: Action, times: number): Promise<boolean> {
  for (let done = 0; done < times; done++) if (!(await context.act(action))) return false;
  return true;
}

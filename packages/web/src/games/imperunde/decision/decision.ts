import type { Action, Field } from "@rondel/imperunde";
import { type CommonPlan, type Deed, deedFor, type Offer, type PlanOption, rowFor } from "../../common/decision-model.ts";
import type { Desk } from "../context.ts";

export { type Deed, deedFor, type PlanOption, rowFor } from "../../common/decision-model.ts";

export interface FieldOffer extends Offer {
  /** Going there means a fight. */
  readonly isDanger?: boolean;
}

/** One decision of ImpeRunde: on the board and as rows. */
export interface Plan extends CommonPlan<Action, Field, FieldOffer> {
  readonly title: string;
}

export type ActionOf<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;

/** A row that is chosen first and done by the filled button. */
export function choiceFor(desk: Desk, action: Action, more: Partial<PlanOption> = {}): PlanOption {
  return rowFor(desk, action, { choose: () => choose(desk, action), ...more });
}

function choose({ choosing }: Desk, action: Action): void {
  choosing.option.value = JSON.stringify(action);
}

/** The deed of the row that is chosen. */
export function chosenDeed(desk: Desk, actions: readonly Action[]): Deed | undefined {
  const chosen = actions.find((action) => JSON.stringify(action) === desk.choosing.option.value);
  return chosen && deedFor(desk, chosen);
}

export function actionsOf<Kind extends Action["kind"]>(desk: Desk, ...kinds: readonly Kind[]): ActionOf<Kind>[] {
  return desk.actions.value.filter((action): action is ActionOf<Kind> =>
    (kinds as readonly Action["kind"][]).includes(action.kind),
  );
}

/** The same deed for every field that an action names. */
export function offersFor<A extends Action>(
  actions: readonly A[],
  fieldOf: (action: A) => Field,
  choose: (action: A) => void,
): Map<Field, FieldOffer> {
  return new Map(actions.map((action) => [fieldOf(action), { choose: () => choose(action) }]));
}

/** The same for several alike: one after the other, as the rules have it. A refusal ends it; tells whether all was done. */
export async function repeat(desk: Desk, action: Action, times: number): Promise<boolean> {
  for (let done = 0; done < times; done++) if (!(await desk.act(action))) return false;
  return true;
}

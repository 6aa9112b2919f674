import type { Action, Field } from "@rondel/imperunde";
import type { ComponentChildren } from "preact";
import type { DecisionOption } from "../../../frame/DecisionPanel.tsx";
import type { Desk } from "../desk.ts";

export interface PlanOption extends DecisionOption {
  choose(): void;
}

export interface Deed {
  readonly words: string;
  /** It goes beyond this moment: a standing order. */
  readonly isForever?: boolean;
  do(): void;
}

export interface FieldOffer {
  readonly isChosen?: boolean;
  /** Going there means a fight. */
  readonly isDanger?: boolean;
  /** With the symbol of the piece that was pointed at, if one was. */
  choose(symbol?: string): void;
}

/** One decision, ready to be shown: on the board and as rows. All of it comes from legal actions. */
export interface Plan {
  readonly title: string;
  readonly about?: ComponentChildren;
  readonly options: readonly PlanOption[];
  readonly chosen?: string | undefined;
  /** The one filled button. */
  readonly deed?: Deed | undefined;
  /** Beside it: passing, ending, choosing something else. */
  readonly others?: readonly Deed[];
  readonly fields?: ReadonlyMap<Field, FieldOffer>;
  /** What choosing an unlit field would have meant; lets the rules say why it is impossible. */
  attempt?(field: Field): Action | undefined;
}

export type ActionOf<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;

/** A row that is done at once. */
export function rowFor(desk: Desk, action: Action, more: Partial<PlanOption> = {}): PlanOption {
  return {
    id: JSON.stringify(action),
    name: desk.speech.action(action),
    choose: () => void desk.act(action),
    ...more,
  };
}

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

/** A button that does an action. */
export function deedFor(desk: Desk, action: Action, words: string = desk.speech.action(action)): Deed {
  return { words, do: () => void desk.act(action) };
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

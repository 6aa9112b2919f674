import type { Tagged } from "@rondel/engine";
import type { Choice } from "./bot.ts";

/** Equal actions of a plan. */
export interface PlanStep<Action extends Tagged = Tagged> {
  readonly action: Action;
  readonly times: number;
}

/** What a seat would do until the end of its turn, in short. */
export interface TurnPlan<Action extends Tagged = Tagged> {
  /** The suggested action and what follows it: at most three steps. */
  readonly steps: readonly PlanStep<Action>[];
  /** The number of further actions that are not listed. */
  readonly further: number;
}

const MOST_STEPS = 3;
const MOST_CHOICES = 3;

/** Summarises the actions of a turn. Actions that only end a part of the turn are left out, unless they come first. */
export function turnPlanOf<Action extends Tagged>(
  actions: readonly Action[],
  isMinor: (action: Action) => boolean,
): TurnPlan<Action> {
  const steps = new Map<string, { readonly action: Action; times: number }>();
  for (const [place, action] of actions.entries()) {
    if (place > 0 && isMinor(action)) continue;
    const key = JSON.stringify(action);
    const same = steps.get(key);
    if (same) same.times++;
    else steps.set(key, { action, times: 1 });
  }
  const all = [...steps.values()];
  return {
    steps: all.slice(0, MOST_STEPS),
    further: all.slice(MOST_STEPS).reduce((sum, { times }) => sum + times, 0),
  };
}

/** A choice with the parts of its result. */
export interface PlannedChoice<Action extends Tagged> {
  readonly choice: Choice<Action>;
  /** Plans that share most of these parts are the same plan. */
  readonly parts: readonly string[];
}

/** The share of equal parts from which two plans are the same: three of four, but not two of three. */
const SAME_FROM = 0.7;

/** The first three different plans. Plans with the same effects for a reader are the same, too. */
export function differentChoices<Action extends Tagged>(planned: Iterable<PlannedChoice<Action>>): Choice<Action>[] {
  const found: PlannedChoice<Action>[] = [];
  for (const candidate of planned) {
    if (found.some((other) => isSamePlan(candidate, other))) continue;
    found.push(candidate);
    if (found.length === MOST_CHOICES) break;
  }
  return found.map(({ choice }) => choice);
}

function isSamePlan<Action extends Tagged>(one: PlannedChoice<Action>, other: PlannedChoice<Action>): boolean {
  const effects = readable(one);
  if (effects !== "" && effects === readable(other)) return true;
  const left = other.parts.slice();
  let common = 0;
  for (const part of one.parts) {
    const place = left.indexOf(part);
    if (place < 0) continue;
    left.splice(place, 1);
    common++;
  }
  return common >= SAME_FROM * Math.max(one.parts.length, other.parts.length);
}

/** The effects that a reader compares. */
function readable<Action extends Tagged>({ choice: { effects } }: PlannedChoice<Action>): string {
  return effects.flatMap((effect) => (effect.code === "hint-rest-of-turn" ? [] : [JSON.stringify(effect)])).join();
}

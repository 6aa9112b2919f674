import { formatNotation, type Random, type Seat } from "@rondel/engine";
import type { Action } from "../../../src/actions.ts";
import { imperial, type State } from "../../../src/index.ts";
import { modelledActions } from "./legal.ts";
import { positionOf } from "./position.ts";

const written = (action: Action): string => formatNotation(imperial.actionSchemas, action);

/**
 * Compares the listed actions of a position, and the actions that `refuse` accepts, with the model. Returns the first difference or
 * "agreed"; undefined for a decision without a model.
 */
export function compareWithModel(state: State, seat: Seat, random: Random, samples: number): string | undefined {
  const modelled = modelledActions(positionOf(state));
  if (!modelled) return undefined;
  const model = new Set(modelled);
  const actions = imperial.actions(state, seat);
  const listed = new Set(actions.map(written));
  for (const action of listed) if (!model.has(action)) return `listed, but not in the model: ${action}`;
  for (const action of model) if (!listed.has(action)) return `in the model, but not listed: ${action}`;
  for (let sample = 0; sample < samples; sample++) {
    const action = mixed(actions, random);
    if (!action || imperial.refuse(state, seat, action)) continue;
    // `refuse` accepts a chain with a detour, which the list leaves out.
    if (action.kind === "moveArmy" && action.seas) continue;
    if (!model.has(written(action))) return `accepted, but not in the model: ${written(action)}`;
  }
  return "agreed";
}

/** Prefers actions that change the board, so that random play fills it with units, statuses and occupied provinces. */
export function eagerChoice(actions: readonly Action[], random: Random): Action {
  const passive: readonly Action["kind"][] = [
    "endManoeuvre",
    "endFleets",
    "endImport",
    "buildNothing",
    "pass",
    "peace",
  ];
  const active = actions.filter(({ kind }) => !passive.includes(kind));
  const pool = active.length > 0 && random.draw("eager", 6) > 0 ? active : actions;
  return pool[random.draw("action", pool.length)] as Action;
}

/** A plausible action: each field comes from one of two listed actions of the same kind. */
function mixed(actions: readonly Action[], random: Random): Action | undefined {
  const one = actions[random.draw("one", actions.length)];
  const alike = actions.filter(({ kind }) => kind === one?.kind);
  const other = alike[random.draw("other", alike.length)];
  if (!one || !other) return undefined;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  const parts = [...fields].flatMap((field) => {
    const source: Readonly<Record<string, unknown>> = random.draw("half", 2) === 0 ? one : other;
    return source[field] === undefined ? [] : [[field, source[field]]];
  });
  return Object.fromEntries(parts) as Action;
}

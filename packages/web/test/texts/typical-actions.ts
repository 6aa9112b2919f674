import type { Json } from "@rondel/engine";
import type { Given } from "../game-samples.ts";

/** Values that make sense in a field of an action; none if every value of the schema does. */
export type TypicalValues = (kind: string, field: string) => readonly Json[];

/** The sample actions with typical values instead of random ones, where `typical` has some. */
export function typicalActions(actions: readonly Given[], typical: TypicalValues): readonly Given[] {
  return actions.map((action, place) => {
    const fields = Object.entries(action).map(([name, value]): [string, Json] => {
      const values = name === "kind" ? [] : typical(String(action.kind), name);
      // `to` takes the value after that of `from`.
      const chosen = values[(place + (name === "to" ? 1 : 0)) % values.length];
      if (chosen === undefined) return [name, value];
      return [name, Array.isArray(value) ? [chosen] : chosen];
    });
    return Object.fromEntries(fields);
  });
}

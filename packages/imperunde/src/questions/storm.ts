import type { Viewer } from "@rondel/engine";
import type { State } from "../state.ts";
import type { QuestionOf } from "./schemas.ts";

export interface StormRisk {
  /** The number of ships that sink on average. */
  readonly expected: number;
  /** The chance that none sinks. */
  readonly none: number;
  /** By number of ships: the chance that exactly so many sink. */
  readonly exactly: readonly number[];
}

/** IR-11.4.2: each ship sinks with an even chance. */
export function storm(_state: State, _viewer: Viewer, { ships }: QuestionOf<"storm">): StormRisk {
  let row = [1];
  for (let ship = 0; ship < ships; ship++) {
    row = Array.from({ length: row.length + 1 }, (_, sunk) => ((row[sunk] ?? 0) + (row[sunk - 1] ?? 0)) / 2);
  }
  return { expected: ships / 2, none: row[0] ?? 0, exactly: row };
}

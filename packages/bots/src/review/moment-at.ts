import type { Judge } from "./judge.ts";
import type { Moment } from "./review.ts";
import { columnMeans, columns, noiseOf } from "./statistics.ts";

/** Measures the chances of a position. Before the end the noise includes the calibration error of the judge. */
export function momentAt(judge: Judge, state: unknown, number: number, round: number): Moment {
  if (judge.game.outcome(state)) {
    const chances = judge.chances(state);
    return { number, round, chances, noise: chances.map(() => 0) };
  }
  const rows = judge.continuations(state, "moment");
  const noise = columns(rows).map((values) => Math.hypot(judge.calibrationError, noiseOf(values)));
  return { number, round, chances: columnMeans(rows), noise };
}

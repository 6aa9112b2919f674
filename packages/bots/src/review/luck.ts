import { type ActionEntry, seededRandom } from "@rondel/engine";
import type { Judge } from "./judge.ts";
import { columnMeans } from "./statistics.ts";

/** How often an action with draws is repeated with others. */
const REPEATS = 8;

/** By seat: the chance that was to be expected of an action before its draws. The state stays as it is. */
export function expectedChances(judge: Judge, state: unknown, { seat, action }: ActionEntry, seed: string): number[] {
  const rows = Array.from({ length: REPEATS }, (_, place) => {
    const trial = judge.game.clone(state);
    judge.game.play(trial, seat, action, seededRandom(`${seed}/luck ${place}`));
    return judge.chances(trial);
  });
  return columnMeans(rows);
}

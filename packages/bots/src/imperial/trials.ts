import type { Random, Seat } from "@rondel/engine";
import { type Action, imperial, type State, type View } from "@rondel/imperial";
import { at } from "../numbers.ts";
import { winnersShare } from "../review/winners-share.ts";
import type { Playout } from "../search.ts";
import { playOn } from "./playout.ts";
import { prospectsOf } from "./prospects.ts";

/** Trials of actions in guessed states. A trial plays so many turns and evaluates the position, and does both so many times. */
const [TURNS, EVALUATIONS] = [5, 2];

export interface Trials {
  /** Plays an action and some turns after it. */
  playOut(action: Action, random: Random): Playout;
  /** The mean chance to win after an action, without consolation for a good place; undefined before its first trial. */
  chanceOf(action: Action): number | undefined;
}

/** Trials with random noise of so many millions on each opinion, so that trials of the same action differ. */
export function openTrials(view: View, seat: Seat, noise: number): Trials {
  const chances = new Map<Action, { sum: number; count: number }>();
  return {
    playOut(action, random) {
      const trial = imperial.guess(view, random);
      imperial.play(trial, seat, action, random);
      const known = chances.get(action) ?? { sum: 0, count: 0 };
      chances.set(action, known);
      let [nodes, value] = [1, 0];
      for (let evaluation = 0; evaluation < EVALUATIONS; evaluation++) {
        nodes += playOn(trial, { turns: TURNS, noise }, random);
        const share = at(prospectsOf(trial).shares, seat);
        value += share / EVALUATIONS;
        known.sum += chanceIn(trial, seat) ?? share;
        known.count++;
      }
      return { value, nodes };
    },
    chanceOf(action) {
      const known = chances.get(action);
      return known && known.sum / known.count;
    },
  };
}

/** The share in the victory of a finished game. */
function chanceIn(state: State, seat: Seat): number | undefined {
  return winnersShare(imperial, state, state.players)?.[seat];
}

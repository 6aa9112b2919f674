import { type Seat, seededRandom } from "@rondel/engine";
import { type Action, imperial, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import { winnersShare } from "../review/winners-share.ts";
import type { Branching, SearchedGame } from "../search.ts";
import { opinions } from "./opinions.ts";
import { outlookOf } from "./outlook.ts";
import { playOn } from "./playout.ts";
import { prospectsOf } from "./prospects.ts";

/** An evaluation plays so many turns and judges the position, and does both so many times. */
const [TURNS, EVALUATIONS] = [5, 2];
/** The most branches of a decision in the tree. */
const BRANCHES = 4;
/** The difference of opinions, in millions, that makes an action e times as probable. */
const TEMPERATURE = 4;

/** Imperial for the search of a seat: branches on moves on the rondel and investments, and plays everything else by opinion. */
export function openTrials(seat: Seat, seed: string): SearchedGame<State, Action> {
  const random = seededRandom(seed);
  let nodes = 0;
  return {
    nodes: () => nodes,
    after(state, decider, action) {
      const next = imperial.clone(state);
      imperial.play(next, decider as Seat, action, random);
      nodes += 1 + playOn(next, { turns: 0, stopsAtInvestmentOf: () => true }, random);
      return next;
    },
    branching(state) {
      const decider = imperial.deciders(state)[0];
      return decider === undefined
        ? undefined
        : branchingOf(state, decider, imperial.actions(state, decider), BRANCHES);
    },
    evaluate(state) {
      const trial = imperial.clone(state);
      const values = state.cash.map(() => 0);
      let chance = 0;
      for (let evaluation = 0; evaluation < EVALUATIONS; evaluation++) {
        nodes += playOn(trial, { turns: TURNS }, random);
        const { shares } = prospectsOf(trial);
        shares.forEach((share, owner) => {
          values[owner] = at(values, owner) + share / EVALUATIONS;
        });
        chance += (winnersShare(imperial, trial, trial.players)?.[seat] ?? at(shares, seat)) / EVALUATIONS;
      }
      return { values, chance };
    },
  };
}

/** The actions with the best opinions, best first. */
export function branchingOf(state: State, seat: Seat, actions: readonly Action[], most: number): Branching<Action> {
  if (actions.length === 1) return { seat, actions, priors: [1] };
  const values = opinions(outlookOf(state, seat), actions);
  const places = actions.map((_, place) => place).sort((left, right) => at(values, right) - at(values, left));
  const best = places.slice(0, most);
  const weights = best.map((place) => Math.exp((at(values, place) - at(values, best[0] as number)) / TEMPERATURE));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    seat,
    actions: best.map((place) => actions[place] as Action),
    priors: weights.map((weight) => weight / total),
  };
}

import { seededRandom } from "@rondel/engine";
import { type Action, type Event, imperial, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import type { Judge } from "../review/judge.ts";
import { columnMeans } from "../review/statistics.ts";
import { winnersShare } from "../review/winners-share.ts";
import { choicesOf } from "./effects.ts";
import { opinions } from "./opinions.ts";
import { outlookOf } from "./outlook.ts";
import { playOn } from "./playout.ts";
import { prospectsOf } from "./prospects.ts";

/** The numbers of further turns of nations after which a line of play is judged; 0 completes the current turn. */
const HORIZONS = [0, 4, 4];
/** The lines of play: in the first one every seat follows its opinion, in the others with random noise of so many millions. */
const LINES = 4;
const NOISE = 2;
const CANDIDATES = 4;

export const imperialJudge: Judge<State, Action> = {
  game: imperial,
  chances,
  continuations: (state, seed) =>
    Array.from({ length: LINES }, (_, line) => {
      const random = seededRandom(`${seed}/${line}`);
      const trial = imperial.clone(state);
      const rows = HORIZONS.map((turns) => {
        playOn(trial, { turns, noise: line === 0 ? 0 : NOISE }, random);
        return chances(trial);
      });
      return columnMeans(rows);
    }),
  candidates(state, seat, actions) {
    const values = opinions(outlookOf(state, seat), actions);
    return actions
      .map((action, place) => ({ action, value: at(values, place) }))
      .sort((left, right) => right.value - left.value)
      .slice(0, CANDIDATES)
      .map(({ action }) => action);
  },
  effects: (state, seat, action) => choicesOf(state, seat, [{ action }])[0]?.effects ?? [],
  isMoment({ frames }) {
    const top = frames[frames.length - 1];
    return top === undefined || top.kind === "turn" || top.kind === "investment";
  },
  countRounds() {
    let [round, previous] = [0, Number.POSITIVE_INFINITY];
    return (events) => {
      for (const event of events as readonly Event[]) {
        if (event.kind !== "turn") continue;
        if (event.nation <= previous) round++;
        previous = event.nation;
      }
      return Math.max(1, round);
    };
  },
  calibrationError: 0.04,
};

function chances(state: State): number[] {
  return winnersShare(imperial, state, state.players) ?? prospectsOf(state).shares;
}

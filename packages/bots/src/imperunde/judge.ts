import { seededRandom } from "@rondel/engine";
import { type Action, type Event, imperunde, type State } from "@rondel/imperunde";
import type { Judge } from "../review/judge.ts";
import { winnersShare } from "../review/winners-share.ts";
import { bestOf } from "../thinking.ts";
import { choicesOf } from "./effects.ts";
import { KNOWLEDGE } from "./knowledge.ts";
import { opinions } from "./opinions.ts";
import { isCalm, playOn } from "./playout.ts";
import { prospectsOf } from "./prospects.ts";
import { surveyOf } from "./survey.ts";

/** The number of continuations, each with other dice. */
const CONTINUATIONS = 3;
export const imperundeJudge: Judge<State, Action> = {
  game: imperunde,
  chances,
  continuations: (state, seed, seat) =>
    Array.from({ length: CONTINUATIONS }, (_, place) => {
      const trial = imperunde.clone(state);
      playOn(trial, seat, seededRandom(`${seed}/${place}`));
      return chances(trial);
    }),
  candidates(state, seat, actions) {
    const values = opinions(state, seat, actions, KNOWLEDGE.strong);
    // The strongest bot plays the best opinion, without a search.
    return [bestOf(actions, values, 0, seededRandom(""))];
  },
  effects(state, seat, action) {
    return choicesOf(surveyOf(state, seat, KNOWLEDGE.strong), [{ action }])[0]?.effects ?? [];
  },
  isMoment: (state, by) =>
    isCalm(state) && !isSetup(state) && (by === undefined || !imperunde.deciders(state).includes(by)),
  countRounds() {
    let round = 1;
    return (events) => {
      for (const event of events as readonly Event[]) if (event.kind === "roundBegan") round = event.count;
      return round;
    };
  },
  calibrationError: 0.03,
};

function chances(state: State): number[] {
  return winnersShare(imperunde, state, state.players) ?? prospectsOf(state);
}

function isSetup({ frames: [bottom] }: State): boolean {
  return bottom?.kind === "startShips" || bottom?.kind === "startColonies";
}

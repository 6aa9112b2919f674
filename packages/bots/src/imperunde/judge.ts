import { type Random, type Seat, seededRandom } from "@rondel/engine";
import { type Action, type Event, type Frame, imperunde, type State } from "@rondel/imperunde";
import type { Judge } from "../review/judge.ts";
import { winnersShare } from "../review/winners-share.ts";
import { bestOf } from "../thinking.ts";
import { choicesOf } from "./effects.ts";
import { KNOWLEDGE } from "./knowledge.ts";
import { opinions } from "./opinions.ts";
import { prospectsOf } from "./prospects.ts";
import { surveyOf } from "./survey.ts";

/** The number of continuations, each with other dice. */
const CONTINUATIONS = 3;
/** The longest continuation, in actions. */
const MOST_ACTIONS = 40;

/** The procedures that are over when a position can be judged: no unit is on its way, and no answer is awaited. */
const CALM: readonly Frame["kind"][] = [
  "startShips",
  "startColonies",
  "talks",
  "income",
  "investments",
  "movement",
  "embarkation",
];

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
  calibrationError: 0.02,
};

function chances(state: State): number[] {
  return winnersShare(imperunde, state, state.players) ?? prospectsOf(state);
}

function isCalm({ frames }: State): boolean {
  const top = frames[frames.length - 1];
  return top === undefined || CALM.includes(top.kind);
}

function isSetup({ frames: [bottom] }: State): boolean {
  return bottom?.kind === "startShips" || bottom?.kind === "startColonies";
}

/** Plays on by opinion until the position is calm, and until the seat has finished its turn of this phase. */
function playOn(state: State, seat: Seat | undefined, random: Random): void {
  const phase = state.phase;
  for (let played = 0; played < MOST_ACTIONS; played++) {
    const deciders = imperunde.deciders(state);
    const next = seat !== undefined && deciders.includes(seat) ? seat : deciders[0];
    if (next === undefined) return;
    const isDone = next !== seat || state.phase !== phase;
    if (isDone && isCalm(state)) return;
    const actions = imperunde.actions(state, next);
    const values = actions.length === 1 ? [0] : opinions(state, next, actions, KNOWLEDGE.strong);
    imperunde.play(state, next, bestOf(actions, values, 0, random), random);
  }
}

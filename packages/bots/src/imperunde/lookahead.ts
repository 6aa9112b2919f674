import { type Random, type Seat, seededRandom } from "@rondel/engine";
import { type Action, type Frame, imperunde, type State, type View } from "@rondel/imperunde";
import type { Task, Thinking } from "../bot.ts";
import { at } from "../numbers.ts";
import { searchAmong } from "../search.ts";
import { bestOf, byOpinion, bySearch } from "../thinking.ts";
import { choicesOf } from "./effects.ts";
import { KNOWLEDGE, type Knowledge } from "./knowledge.ts";
import { opinions } from "./opinions.ts";
import { prospectsOf } from "./prospects.ts";
import { surveyOf } from "./survey.ts";

/** Ways to play that are all good at times: where they propose different actions, it is found out which is better now. */
const CHARACTERS: readonly Knowledge[] = [
  KNOWLEDGE.strong,
  { ...KNOWLEDGE.strong, danger: false },
  { ...KNOWLEDGE.strong, odds: false, danger: false },
  { ...KNOWLEDGE.strong, wars: false },
];

/** How a level looks ahead. */
export interface Manner {
  /** In how many worlds each proposal is tried. */
  readonly trials: number;
  /** What it looks into. */
  readonly decisions: readonly Frame["kind"][];
  /** A choice is looked into until so many actions were tried out. */
  readonly nodes: number;
}

const CURIOSITY = 0.02;

interface Proposal {
  readonly action: Action;
  readonly character: Knowledge;
}

/** Each proposal is tried in several worlds that could be behind the view, with dice of their own, and played on in its own way. */
export function lookingAhead(task: Task<View, Action>, manner: Manner): Thinking<Action> {
  const { view, seat, actions, seed } = task;
  const random = seededRandom(seed);
  const state = imperunde.guess(view, random);
  const survey = surveyOf(state, seat, KNOWLEDGE.strong);
  const values = actions.length === 1 ? [0] : opinions(state, seat, actions, KNOWLEDGE.strong);
  const frame = state.frames[state.frames.length - 1] as Frame;
  const isWorthIt = actions.length > 1 && manner.decisions.includes(frame.kind);
  const proposals = isWorthIt ? proposalsOf(state, seat, actions, random) : [];
  if (proposals.length < 2) return byOpinion(actions, values, 0, random, (best) => choicesOf(survey, best));
  const horizon = horizonOf(state, seat, frame);
  const byAction = new Map(proposals.map((proposal) => [proposal.action, proposal]));
  const search = searchAmong(
    proposals.map(({ action }) => action),
    proposals.map(({ action }) => at(values, actions.indexOf(action))),
    { seed, curiosity: CURIOSITY, width: CHARACTERS.length, mostVisits: manner.trials },
    (action, dice) => {
      const trial = imperunde.guess(view, dice);
      imperunde.play(trial, seat, action, dice);
      const character = byAction.get(action)?.character ?? KNOWLEDGE.strong;
      const nodes = 1 + playOn(trial, seat, character, horizon, dice);
      return { value: at(prospectsOf(trial), seat), nodes };
    },
  );
  return bySearch(search, (best) => choicesOf(survey, best));
}

function proposalsOf(state: State, seat: Seat, actions: readonly Action[], random: Random): Proposal[] {
  const proposals: Proposal[] = [];
  for (const character of CHARACTERS) {
    const action = bestOf(actions, opinions(state, seat, actions, character), 0, random);
    if (!proposals.some((other) => other.action === action)) proposals.push({ action, character });
  }
  return proposals;
}

type Horizon = (state: State) => boolean;

/** How far to look: over the own moves of this round; from the talks over the whole round. */
function horizonOf({ round }: State, seat: Seat, { kind }: Frame): Horizon {
  return (state) => state.round > round || (kind !== "talks" && hasMoved(state, seat));
}

function hasMoved(state: State, seat: Seat): boolean {
  const movement = state.frames.find((frame) => frame.kind === "movement");
  if (movement?.kind !== "movement")
    return state.frames.some(({ kind }) => kind === "embarkation" || kind === "events");
  return state.order.indexOf(seat) < movement.turn;
}

const MOST_ACTIONS = 600;
/** How the others are imagined: dangers are costly to see. */
const QUICK: Knowledge = { ...KNOWLEDGE.strong, odds: false, danger: false, wars: false, cards: false };

/** Plays a state on: a seat in its character, everybody else quickly. */
function playOn(state: State, seat: Seat, character: Knowledge, isOver: Horizon, random: Random): number {
  let played = 0;
  for (; played < MOST_ACTIONS && !isOver(state); played++) {
    const decider: Seat | undefined = imperunde.deciders(state)[0];
    if (decider === undefined) break;
    const actions = imperunde.actions(state, decider);
    const knowledge = decider === seat ? character : QUICK;
    const values = actions.length === 1 ? [0] : opinions(state, decider, actions, knowledge);
    imperunde.play(state, decider, bestOf(actions, values, 0, random), random);
  }
  return played;
}

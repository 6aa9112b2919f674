import { type Random, type Seat, seededRandom } from "@rondel/engine";
import { type Action, type Frame, imperunde, isCardPlay, type State } from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { type TurnPlan, turnPlanOf } from "../turn-plan.ts";
import { playOn } from "./playout.ts";
import { prospectsOf } from "./prospects.ts";
import type { Survey } from "./survey.ts";

/** An action with the best further actions of the same turn. */
export interface PlannedTurn {
  readonly plan: TurnPlan<Action>;
  /** The state right after the action. */
  readonly next: State;
  /** The state at the end of the plan; one of many if dice fall. */
  readonly after: State;
  /** Whether dice fall, so that differences between the states are chance. */
  readonly isDiced: boolean;
  /** Whether the action is part of a turn, which the plan completes. */
  readonly isWhole: boolean;
  /** The chance to win at the end of the plan; with dice, the mean of several throws. */
  readonly value: number;
  /** The actions that count for the difference between two plans. */
  readonly parts: readonly string[];
}

/** The phases in which a seat has a turn of several actions, and the action that ends each. */
const ENDS: Readonly<Partial<Record<Frame["kind"], Action["kind"]>>> = {
  investments: "endInvestments",
  movement: "endMovement",
  embarkation: "endEmbarkation",
};
/** Actions that carry out an attack, or answer a question; the attack itself is the step of a plan. */
const MINOR: readonly Action["kind"][] = ["send", "begin", "hold", "name", "sink", "spare", "withdrawTo", "pass"];
/** Whether an action ends a turn of several actions. */
export function isEndOfTurn({ kind }: Action): boolean {
  return Object.values(ENDS).includes(kind);
}

/** The number of trials of a plan with dice. */
const THROWS = 3;

export function planTurn({ state, seat }: Survey, action: Action): PlannedTurn {
  const end = ENDS[state.frames[state.frames.length - 1]?.kind ?? "round"];
  if (action.kind === end) return { ...planned(state, state, seat, [action], false), isWhole: true };
  const random = noticing(seededRandom("effects"));
  const next = imperunde.clone(state);
  imperunde.play(next, seat, action, random);
  if (end === undefined) {
    // The chance right after an answer, a statement or a roll of the dice does not compare the choices.
    return { ...planned(next, next, seat, [action], random.isUsed()), value: at(prospectsOf(state), seat) };
  }
  const actions = [action];
  const after = imperunde.clone(next);
  playOn(after, seat, random, {
    leavesOut: isUnknownCard(seat),
    goesOn: (by, chosen) => {
      if (by === seat && chosen.kind !== end) actions.push(chosen);
      return chosen.kind !== end;
    },
  });
  const turn = { ...planned(next, after, seat, actions, random.isUsed()), isWhole: true };
  return turn.isDiced ? { ...turn, value: meanValue(state, seat, action, end) } : turn;
}

/** A plan plays no cards later: they may be cards that are still to be drawn. */
function isUnknownCard(seat: Seat): (by: Seat, action: Action) => boolean {
  return (by, action) => by === seat && isCardPlay(action);
}

function planned(next: State, after: State, seat: Seat, actions: readonly Action[], isDiced: boolean): PlannedTurn {
  const plan = turnPlanOf(actions, ({ kind }) => MINOR.includes(kind));
  const parts = actions
    .filter(({ kind }, place) => place === 0 || !MINOR.includes(kind))
    .map((action) => JSON.stringify(action));
  return { plan, next, after, isDiced, isWhole: false, value: at(prospectsOf(after), seat), parts };
}

/** The mean chance to win over several throws of the dice. */
function meanValue(state: State, seat: Seat, action: Action, end: Action["kind"]): number {
  let sum = 0;
  for (let number = 0; number < THROWS; number++) {
    const random = seededRandom(`effects/${number}`);
    const trial = imperunde.clone(state);
    imperunde.play(trial, seat, action, random);
    playOn(trial, seat, random, { leavesOut: isUnknownCard(seat), goesOn: (_by, chosen) => chosen.kind !== end });
    sum += at(prospectsOf(trial), seat);
  }
  return sum / THROWS;
}

/** A source of randomness that notices its use. */
function noticing(random: Random): Random & { isUsed(): boolean } {
  let isUsed = false;
  return {
    isUsed: () => isUsed,
    draw(...parameters) {
      isUsed = true;
      return random.draw(...parameters);
    },
  };
}

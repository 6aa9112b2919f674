import { frameMachine, type Game, type PlayContext, topFrame } from "@rondel/engine";
import { ACTION_SCHEMAS, type Action } from "./actions.ts";
import { refusal } from "./codes.ts";
import { depict } from "./depiction.ts";
import type { Event } from "./events.ts";
import { factory } from "./factory.ts";
import type { Frame } from "./frames.ts";
import { giveGift, refuseGift, sampleGifts } from "./gifts.ts";
import { guess, redealHidden, reveals } from "./hidden-cash.ts";
import { importing } from "./import.ts";
import { INVARIANTS } from "./invariants/index.ts";
import { investment } from "./investor/investment.ts";
import { battleWindow } from "./manoeuvre/battle-window.ts";
import { flags } from "./manoeuvre/flags.ts";
import { manoeuvre } from "./manoeuvre/manoeuvre.ts";
import { OPTIONS, type Options } from "./options.ts";
import { arrange, emptyBoard } from "./position.ts";
import { production } from "./production.ts";
import { type Answers, answer, QUESTION_SCHEMAS, type Question } from "./questions/index.ts";
import { outcomeOf } from "./scoring.ts";
import { beginMatch } from "./setup/begin.ts";
import { offer } from "./setup/experienced.ts";
import { cloneState, isOver, type State } from "./state.ts";
import { STATEMENT_SCHEMAS, type Statement } from "./statements.ts";
import { STORED_NAMES } from "./stored-names.ts";
import { force } from "./turn/force.ts";
import { turn } from "./turn/turn.ts";
import { type View, view } from "./view.ts";

const machine = frameMachine<State, Frame, Action, Event>({
  offer,
  turn,
  force,
  factory,
  production,
  import: importing,
  manoeuvre,
  window: battleWindow,
  flags,
  investment,
});

/** RL-56: the rules have no clock; long enough to look at a treasury. */
const FORCE_WINDOW = { live: 30, slow: 12 * 60 * 60 };

/** Imperial by Mac Gerdts, third edition of 2010, for two to six players. */
export const imperial: Game<State, Action, Event, View, Options, Statement, Question, Answers> = {
  id: "imperial",
  rulesVersion: "1",
  players: { fewest: 2, most: 6 },
  storedNames: STORED_NAMES,
  options: OPTIONS,
  actionSchemas: ACTION_SCHEMAS,
  statementSchemas: STATEMENT_SCHEMAS,
  questionSchemas: QUESTION_SCHEMAS,
  invariants: INVARIANTS,

  setup(players, options, random) {
    const beginning = beginMatch(players, options, random);
    const events = [...beginning.events];
    machine.runToDecision(beginning.state, { random, emit: (event) => events.push(event) });
    return { state: beginning.state, events };
  },
  clone: cloneState,

  deciders: machine.deciders,
  /** RL-18: all whose Swiss Banks may force a stop are asked at the same time. */
  answerWindow: (state) => (topFrame(state)?.kind === "force" ? FORCE_WINDOW : undefined),
  actions: machine.actions,
  freeActions: (state, seat) => (isOver(state) ? [] : sampleGifts(state, seat, machine.deciders(state))),
  defaultAction: machine.defaultAction,
  refuse(state, seat, action) {
    if (isOver(state)) return refusal("game-over", "IM-18.1");
    if (action.kind === "gift") return refuseGift(state, seat, action, machine.deciders(state));
    return machine.refuse(state, seat, action);
  },
  play(state, seat, action, random) {
    if (action.kind !== "gift") return machine.play(state, seat, action, random);
    const events: Event[] = [];
    const context: PlayContext<Event> = { random, emit: (event) => events.push(event) };
    giveGift(state, seat, action, context);
    machine.runToDecision(state, context);
    return events;
  },

  view,
  /** Cash is the only secret, and every payment is public: events hide nothing. */
  viewEvent: (event) => event,
  reveals,
  guess,
  redealHidden,

  prompt(state, seat) {
    return isOver(state) ? { code: "game-over", params: {} } : machine.prompt(state, seat);
  },
  answer,
  outcome: outcomeOf,

  emptyBoard,
  arrange,
  depict,
};

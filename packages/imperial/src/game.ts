import { type Game, type PlayContext, topFrame } from "@rondel/engine";
import { ACTION_SCHEMAS, type Action } from "./actions.ts";
import { cloneState } from "./clone.ts";
import { refusal } from "./codes.ts";
import type { Event } from "./events.ts";
import { giveGift, refuseGift, sampleGifts } from "./gifts.ts";
import { INVARIANTS } from "./invariants/index.ts";
import { OPTIONS, type Options } from "./options.ts";
import { outcomeOf } from "./outcome.ts";
import { arrange } from "./position/arrange.ts";
import { checkPosition } from "./position/check-position.ts";
import { depict } from "./position/depict.ts";
import { emptyBoard } from "./position/empty-board.ts";
import { STATEMENT_SCHEMAS, type Statement } from "./position/statements.ts";
import { type Answers, answer } from "./questions/answer.ts";
import { QUESTION_SCHEMAS, type Question } from "./questions/schemas.ts";
import { machine } from "./rulebook.ts";
import { setup } from "./setup/setup.ts";
import { isOver, type State } from "./state.ts";
import { STORED_NAMES } from "./stored-names.ts";
import { guess } from "./view/guess.ts";
import { redealHidden } from "./view/redeal-hidden.ts";
import { reveals, type View, view, views } from "./view/view.ts";

/** RL-56: the rules set no time limit; this one leaves time to read a treasury. */
const FORCE_WINDOW = { live: 30, slow: 12 * 60 * 60 };

/** Imperial by Mac Gerdts, third edition of 2010, for two to six players. */
export const imperial: Game<State, Action, Event, View, Options, Statement, Question, Answers> = {
  id: "imperial",
  rulesVersion: "2",
  players: { fewest: 2, most: 6 },
  storedNames: STORED_NAMES,
  options: OPTIONS,
  actionSchemas: ACTION_SCHEMAS,
  statementSchemas: STATEMENT_SCHEMAS,
  questionSchemas: QUESTION_SCHEMAS,
  invariants: INVARIANTS,

  setup: (players, options, random) => setup(players, { ...options, rules: "2" }, random),
  clone: cloneState,

  deciders: machine.deciders,
  /** RL-18: every Swiss Bank that may force a stop decides at the same time. */
  answerWindow: (state) => (topFrame(state)?.kind === "force" ? FORCE_WINDOW : undefined),
  actions: machine.actions,
  freeActions: (state, seat) => (isOver(state) ? [] : sampleGifts(state, seat, machine.deciders(state))),
  defaultAction: machine.defaultAction,
  refuse(state, seat, action) {
    if (isOver(state)) return refusal("game-over", "IM-18.1");
    if (action.kind === "gift") return refuseGift(state, seat, action, machine.deciders(state));
    return machine.refuse(state, seat, action);
  },
  play(state, seat, action, random, stop) {
    if (action.kind !== "gift") return machine.play(state, seat, action, random, stop);
    const events: Event[] = [];
    const context: PlayContext<Event> = { random, emit: (event) => events.push(event) };
    giveGift(state, seat, action, context);
    machine.runToDecision(state, context, stop);
    return events;
  },

  view,
  views,
  /** Cash is the only secret and every payment is public, so events hide nothing. */
  viewEvent: (event) => event,
  reveals,
  guess,
  redealHidden,

  prompt: (state, seat) => (isOver(state) ? { code: "game-over", params: {} } : machine.prompt(state, seat)),
  answer,
  outcome: outcomeOf,

  emptyBoard: (players, options) => emptyBoard(players, { ...options, rules: "2" }),
  arrange,
  checkPosition,
  depict,
};

/** The rules of matches that began under version 1: every factory produces without a decision. */
export const imperialVersion1: typeof imperial = { ...imperial, rulesVersion: "1", setup, emptyBoard };

/** Newest first. A state records its version, so the versions share all functions except those that create a state. */
export const imperialVersions = [imperial, imperialVersion1] as const;

import type { Game, Message, Seat } from "@rondel/engine";
import { ACTION_SCHEMAS, type Action } from "./actions.ts";
import { clone } from "./clone.ts";
import { prompt, refusal } from "./codes.ts";
import type { Event } from "./events.ts";
import { INVARIANTS } from "./invariants/index.ts";
import { OPTIONS, OPTIONS_OF_VERSION_1, type Options } from "./options.ts";
import { outcome } from "./outcome.ts";
import { arrange } from "./position/arrange.ts";
import { checkPosition } from "./position/check-position.ts";
import { depict } from "./position/depict.ts";
import { emptyBoard } from "./position/empty-board.ts";
import { STATEMENT_SCHEMAS, type Statement } from "./position/statements.ts";
import { type Answers, answer } from "./questions/answer.ts";
import { QUESTION_SCHEMAS, type Question } from "./questions/schemas.ts";
import { freeActions, machine } from "./rulebook.ts";
import { answerWindow } from "./secret/clock.ts";
import { orderedPlay } from "./secret/ordered-play.ts";
import { isSecretDecision } from "./secret/secret-decision.ts";
import { setup } from "./setup/setup.ts";
import { hasPauses, type State } from "./state.ts";
import { STORED_NAMES, STORED_PROMPTS } from "./stored-names.ts";
import { guess } from "./view/guess.ts";
import { redealHidden } from "./view/redeal-hidden.ts";
import { reveals, type View, view, viewEvent, views } from "./view/view.ts";

/** The prompt of a seat. A seat that owes no decision gets the prompt of the others inside `waiting`. */
function promptFor(state: State, seat: Seat): Message {
  if (state.ended) return prompt("game-over");
  const asked = machine.prompt(state, seat);
  if (machine.deciders(state).includes(seat)) return asked;
  return prompt("waiting", { ...asked.params, waitingFor: asked.code });
}

export const imperunde: Game<State, Action, Event, View, Options, Statement, Question, Answers> = {
  id: "imperunde",
  rulesVersion: "3",
  players: { fewest: 3, most: 6 },
  storedNames: STORED_NAMES,
  storedPrompts: STORED_PROMPTS,
  options: OPTIONS,
  actionSchemas: ACTION_SCHEMAS,
  statementSchemas: STATEMENT_SCHEMAS,
  questionSchemas: QUESTION_SCHEMAS,
  invariants: INVARIANTS,
  hasPauses: true,
  setup: (players, options, random) => setup(players, { ...options, rules: "3" }, random),
  clone,
  deciders: machine.deciders,
  decidesInSecret: isSecretDecision,
  answerWindow,
  orderedAction: (state) => (hasPauses(state) ? orderedPlay(state) : undefined),
  actions: machine.actions,
  freeActions,
  defaultAction: machine.defaultAction,
  refuse: (state, seat, action) =>
    state.ended ? refusal("game-over", "IR-14.1.1") : machine.refuse(state, seat, action),
  play: machine.play,
  view,
  views,
  viewEvent,
  reveals,
  guess,
  redealHidden,
  prompt: promptFor,
  answer,
  outcome,
  emptyBoard: (players, options) => emptyBoard(players, { ...options, rules: "3" }),
  arrange,
  checkPosition,
  depict,
};

/** The rules of matches that began under version 2: every window opens and waits for all, and standing orders act at once. */
export const imperundeVersion2: typeof imperunde = {
  ...imperunde,
  rulesVersion: "2",
  setup: (players, options, random) => setup(players, { ...options, rules: "2" }, random),
  emptyBoard: (players, options) => emptyBoard(players, { ...options, rules: "2" }),
};

/** The rules of matches that began under version 1: no window after the last event, other defaults of two options. */
export const imperundeVersion1: typeof imperunde = {
  ...imperunde,
  rulesVersion: "1",
  options: OPTIONS_OF_VERSION_1,
  setup,
  emptyBoard,
};

/** Newest first. A state records its version, so the versions share all functions except those that create a state. */
export const imperundeVersions = [imperunde, imperundeVersion2, imperundeVersion1] as const;

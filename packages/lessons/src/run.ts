import {
  type AnyEvent,
  asSeat,
  type ChanceSource,
  fitsPattern,
  type Game,
  type Refusal,
  readMatch,
  refusal,
  restrictActions,
  type Seat,
  seededSource,
  statedSource,
  type Tagged,
} from "@rondel/engine";
import { actionIn } from "./action-in.ts";
import { type Condition, holds } from "./condition.ts";
import type { Board } from "./lesson.ts";
import type { LessonGame } from "./lesson-game.ts";

/** The learner always has the first seat. */
export const LEARNER: Seat = asSeat(0);
/** The names of the other seats, unless the position states them. */
const OTHERS = ["Bruno", "Clara", "Diego", "Emma", "Felix"];
/** So many actions without one of the learner mean that a board never comes back to the learner. */
const MOST_REPLIES = 500;
/** The reason against a legal action that a step leaves out. */
const NOT_NOW: Refusal = refusal("not-in-this-lesson", "");

/** An action that was played on a board, with its events. */
export interface PlayedEntry {
  readonly seat: Seat;
  readonly action: Tagged;
  readonly events: readonly AnyEvent[];
  /** Whether the learner chose it. A window that the board passes for the learner is not chosen. */
  readonly isChosen: boolean;
  /** The state after it. */
  readonly state: unknown;
}

/** A board after some actions of the learner and the replies to them. */
export interface Run {
  readonly first: unknown;
  readonly state: unknown;
  /** By seat; empty for the learner. */
  readonly names: readonly string[];
  readonly entries: readonly PlayedEntry[];
  readonly status: "playing" | "solved" | "failed";
  /** The key of the failure; undefined if the actions are used up and no failure of the board fits. */
  readonly failure: string | undefined;
  /** The number of the current step. */
  readonly step: number;
  /** The actions that the learner may choose now. */
  readonly legal: readonly Tagged[];
  /** Why the last of the given actions was not played. */
  readonly refused: Refusal | undefined;
}

/** The changing part of a run. */
interface Play extends LessonGame {
  readonly board: Board;
  readonly state: unknown;
  readonly chance: ChanceSource;
  readonly entries: PlayedEntry[];
  /** The replies that were not used yet. */
  readonly replies: { readonly seat: number; readonly action: Tagged }[];
  /** Number of actions of the learner. */
  played: number;
  status: Run["status"];
  failure: string | undefined;
}

/**
 * Plays a board from its position with these actions of the learner, and the replies of the other seats between them. The same actions
 * always give the same result, so a run is stored as its actions.
 */
export function runBoard(lessonGame: LessonGame, board: Board, actions: readonly Tagged[]): Run {
  const { game } = lessonGame;
  const { state, names } = setUp(game, board);
  const first = game.clone(state);
  const replies = board.replies.map(({ seat, action }) => ({ seat, action: actionIn(game, action) }));
  const chance = statedSource(board.draws, seededSource(board.id));
  const play: Play = {
    ...lessonGame,
    board,
    state,
    chance,
    entries: [],
    replies,
    played: 0,
    status: "playing",
    failure: undefined,
  };
  advance(play);
  let refused: Refusal | undefined;
  for (const action of actions) {
    refused = play.status === "playing" ? act(play, action) : undefined;
    if (refused) break;
  }
  const { entries, status, failure } = play;
  const step = stepOf(play);
  const legal = status === "playing" ? restricted(play, step).actions(state, LEARNER) : [];
  return { first, state, names, entries, status, failure, step, legal, refused };
}

function setUp(game: Game, { id, position }: Board) {
  const header = ["rondel 1", `game ${game.id} rules ${game.rulesVersion}`];
  const { match, problem } = readMatch([...header, ...position].join("\n"), () => game);
  if (!match || problem) {
    const line = position[(problem?.line ?? 0) - header.length - 1];
    throw new Error(`board ${id}: ${problem?.code} at "${line}"`);
  }
  const { players, names = [] } = match.header;
  const named = Array.from({ length: players }, (_, seat) => names[seat] || OTHERS[seat - 1] || "");
  return { state: match.state, names: named };
}

/** Plays an action of the learner and the replies to it. Returns the reason if it is refused. */
function act(play: Play, action: Tagged): Refusal | undefined {
  const refused = restricted(play, stepOf(play)).refuse(play.state, LEARNER, action);
  if (refused) return refused;
  play.played++;
  append(play, LEARNER, action, true);
  advance(play);
  if (play.status === "playing") judge(play, action);
  return undefined;
}

/** Lets the other seats play until the learner has to decide or the board is over. */
function advance(play: Play): void {
  const { game, state } = play;
  for (let count = 0; play.status === "playing" && !isDone(play); count++) {
    if (count > MOST_REPLIES) throw new Error(`board ${play.board.id} does not come back to the learner`);
    const deciders = game.deciders(state);
    const next = scriptedReply(play, deciders) ?? unscripted(play, deciders);
    if (!next) return;
    append(play, next.seat, next.action);
  }
}

/** The first unused reply that is legal now. */
function scriptedReply({ game, state, replies }: Play, deciders: readonly Seat[]) {
  const place = replies.findIndex(
    ({ seat, action }) => deciders.includes(asSeat(seat)) && !game.refuse(state, asSeat(seat), action),
  );
  const [reply] = place < 0 ? [] : replies.splice(place, 1);
  return reply && { seat: asSeat(reply.seat), action: reply.action };
}

/** The default action of another seat, or of the learner in an answer window that the board passes; undefined if the learner decides. */
function unscripted({ game, state, board }: Play, deciders: readonly Seat[]) {
  const [decider] = deciders;
  const seat = deciders.includes(LEARNER) ? LEARNER : decider;
  if (seat === undefined) return undefined;
  const passes = board.windows === "pass" || (board.windows === "idle" && game.actions(state, LEARNER).length === 1);
  if (seat === LEARNER && !(passes && game.answerWindow(state))) return undefined;
  return { seat, action: game.defaultAction(state, seat) };
}

function append(play: Play, seat: Seat, action: Tagged, isChosen = false): void {
  const { game, state, entries, board } = play;
  const stop = board.stop;
  const random = play.chance(entries.length + 1);
  const events = game.play(state, seat, action, random, stop && (() => isTrue(play, stop)));
  entries.push({ seat, action, events, isChosen, state: game.clone(state) });
  if (isTrue(play, board.success)) play.status = "solved";
  else if (stop && isTrue(play, stop)) fail(play, action);
}

const isDone = ({ game, state }: Play): boolean => game.outcome(state) !== undefined;

/** Finds out whether the learner's action has missed the goal. */
function judge(play: Play, action: Tagged): void {
  const { game, state, board } = play;
  const isOver = isDone(play) || play.played >= board.allowed || !game.deciders(state).includes(LEARNER);
  if (isOver || failureAfter(play, action, false) !== undefined) fail(play, action);
}

function fail(play: Play, action: Tagged): void {
  play.status = "failed";
  play.failure = failureAfter(play, action, true);
}

/** The first failure that fits; one without conditions fits only at the end. */
function failureAfter(play: Play, action: Tagged, isOver: boolean): string | undefined {
  const { game, board } = play;
  return board.failures.find(({ on, when }) => {
    if (on === undefined && when === undefined) return isOver;
    const fits = on === undefined || on.split(" | ").some((one) => fitsPattern(game.actionSchemas, action, one));
    return fits && (when === undefined || isTrue(play, when));
  })?.key;
}

/** The last step whose condition is true. */
function stepOf(play: Play): number {
  return play.board.steps.findLastIndex(({ when }) => when === undefined || isTrue(play, when));
}

/** The game with only those actions that the current step leaves. */
function restricted({ game, board }: Play, step: number): Game {
  const only = board.steps[step]?.only ?? [];
  if (only.length === 0) return game;
  const allows = (_: unknown, _seat: Seat, action: Tagged) =>
    only.some((pattern) => fitsPattern(game.actionSchemas, action, pattern));
  return restrictActions(game, allows, NOT_NOW);
}

function isTrue(play: Play, condition: Condition): boolean {
  return holds(condition, (words) => factOf(play, words));
}

/** Facts of every game, then those of this game. */
function factOf({ game, state, facts, played }: Play, words: readonly string[]): string | number {
  switch (words[0]) {
    case "played":
      return played;
    case "over":
      return game.outcome(state) ? "yes" : "no";
    case "winner": {
      const [winner] = game.outcome(state)?.ranking ?? [];
      return winner ? `s${winner.seat}` : "nobody";
    }
    case "prompt":
      return game.outcome(state) ? "none" : game.prompt(state, LEARNER).code;
    default: {
      const fact = facts(state, words);
      if (fact === undefined) throw new Error(`${game.id} has no fact "${words.join(" ")}"`);
      return fact;
    }
  }
}

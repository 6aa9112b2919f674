import type { Message, Refusal, RuleId } from "./message.ts";
import type { AnyOptions, OptionTable } from "./options.ts";
import type { PositionFault } from "./position.ts";
import type { AnswersTo } from "./questions.ts";
import type { Random } from "./random.ts";
import type { Schemas, Tagged } from "./schema.ts";
import type { Seat, Viewer } from "./seat.ts";
import type { StoredNames, StoredPrompts } from "./stored-names.ts";

/** Something that happened, for the log and for animation: its kind, its rule, and fields of its kind. */
export interface AnyEvent {
  readonly kind: string;
  readonly rule: RuleId;
  /** Further rules that this event applies. */
  readonly also?: readonly RuleId[];
}

/** The first state and the events of the setup. */
export interface SetupResult<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The result of a finished game. */
export interface Outcome {
  /** Every seat once, best first. Seats with equal `rank` share a place. */
  readonly ranking: readonly {
    readonly seat: Seat;
    readonly rank: number;
    readonly score: number;
    /** The parts of the score, by code of the language files. */
    readonly sums: Readonly<Record<string, number>>;
  }[];
}

/** Whether to stop in the middle of an action, for example when the battle is over and before the next event is drawn. */
export type StopCheck<State> = (state: State) => boolean;

/** An answer window: several seats may react to an action of another. */
export interface AnswerWindow {
  /** How many seconds it stays open with live play. */
  readonly live: number;
  /** How many seconds it stays open with one move a day. */
  readonly slow: number;
  /**
   * Set if the window is a pause: nobody has to answer, its end is a pass of all, and with live play the table sets its length.
   */
  readonly pause?: AnswerPause;
}

export interface AnswerPause {
  /** The seats that want to be waited for with one move a day; secret. */
  readonly stops: readonly Seat[];
  /** The seats that could have an answer as far as everyone knows. */
  readonly possible: readonly Seat[];
  /** The public round of the match: a seat may stop the clock of pauses a few times in each. */
  readonly round: number;
  /** Whether another pause follows without a decision in between, so that live tables count both as one. */
  readonly joinsNext?: boolean;
  /** The share of a full pause that it lasts with live play, from 0 to 1, by public facts only; 1 if absent. */
  readonly share?: number;
}

/** An action that a standing order of a seat takes. */
export interface OrderedAction<Action> {
  readonly seat: Seat;
  readonly action: Action;
}

/** A condition of the rules that holds in every state. */
export interface Invariant<State, Event> {
  /** The id in the rules texts, for example `INV-03`. */
  readonly id: string;
  /** Describes the violation; undefined if there is none. For the first state `before` is undefined. */
  broken(state: State, before: State | undefined, events: readonly Event[]): string | undefined;
}

/**
 * A game: data and pure functions. The same module runs on the server, in a worker and in the page.
 *
 * State, view, events and actions are plain data that survive JSON unchanged. Only `play` and `arrange` change the given
 * state. No function reads a clock, uses chance other than `random`, or contains text in a language.
 */
export interface Game<
  State = unknown,
  Action extends Tagged = Tagged,
  Event extends AnyEvent = AnyEvent,
  View = unknown,
  Options extends AnyOptions = AnyOptions,
  Statement extends Tagged = Tagged,
  Question extends Tagged = Tagged,
  Answers extends AnswersTo<Question> = AnswersTo<Question>,
> {
  /** The name in files and addresses: lower case, no spaces. */
  readonly id: string;
  /** Changes whenever an old log could lead to another state. A match keeps the version it started with. */
  readonly rulesVersion: string;
  readonly players: { readonly fewest: number; readonly most: number };
  /** Fields that were renamed since matches were first stored. */
  readonly storedNames?: StoredNames;
  /** Prompt codes that were renamed since standing answers were first stored. */
  readonly storedPrompts?: StoredPrompts;
  /** The rule variants that a table can choose, with their defaults. */
  readonly options: OptionTable;
  /** Every kind of action with its fields: the source of the type, the input check, the notation and samples for fuzzing. */
  readonly actionSchemas: Schemas;
  /** The statements of a position file, in the order in which `depict` writes them. */
  readonly statementSchemas: Schemas;
  /** The questions that `answer` accepts: previews of prices, reach, odds, scores. */
  readonly questionSchemas: Schemas;
  readonly invariants: readonly Invariant<State, Event>[];
  /** Set if answer windows are pauses, so a table chooses their length. */
  readonly hasPauses?: true;

  /** Creates the first state and plays on to the first decision. */
  setup(players: number, options: Options, random: Random): SetupResult<State, Event>;
  /** Copies a state; the copy shares no mutable data with it. Written by hand, because search makes millions of copies. */
  clone(state: State): State;

  /**
   * The seats that owe a decision now: several if decisions are simultaneous, none if the game is over. For clocks and bots
   * only, because it may be secret who has already decided; players learn from their views.
   */
  deciders(state: State): readonly Seat[];
  /**
   * Whether the decision of a seat needs or makes hidden information, so that people at one device look at it alone. Without this
   * function every decision of a seat with hidden information does.
   */
  decidesInSecret?(state: State, seat: Seat): boolean;
  /**
   * The open answer window, if any: several seats may react to an action of another. It has its own clock, the same for all,
   * and nobody learns who has answered.
   */
  answerWindow(state: State): AnswerWindow | undefined;
  /** The action that a secret standing order takes in the open pause. The table plays it at a random moment of the pause. */
  orderedAction?(state: State): OrderedAction<Action> | undefined;
  /** Every legal decision of a seat, complete and in a stable order; empty unless the seat is a decider. */
  actions(state: State, seat: Seat): Action[];
  /** Actions that a seat may take although nobody waits for them, such as a gift. May be a sample; `refuse` decides. */
  freeActions(state: State, seat: Seat): Action[];
  /** The action for a decider whose time ran out. Always legal. */
  defaultAction(state: State, seat: Seat): Action;
  /** The reason why an action is illegal now; undefined if it is legal. */
  refuse(state: State, seat: Seat, action: Action): Refusal | undefined;
  /**
   * Carries out a legal action and plays on to the next decision. Returns the events in order. With `stop`, ends between two steps of
   * the rules as soon as `stop` returns true. Such a state can be shown, but not continued.
   */
  play(state: State, seat: Seat, action: Action, random: Random, stop?: StopCheck<State>): Event[];

  /** The part of a state that a viewer may know. No other part leaves the server. */
  view(state: State, viewer: Viewer): View;
  /**
   * The views of several viewers at once. A part that is equal for them should be one object: it is then compared and sent once. Without
   * this function views share nothing.
   */
  views?(state: State, viewers: readonly Viewer[]): readonly View[];
  /** The part of an event that a viewer may know; undefined if the whole event is hidden. */
  viewEvent(event: Event, viewer: Viewer): Event | undefined;
  /** Whether an event revealed hidden information to a player. Such an action needs consent to be taken back. */
  reveals(event: Event): boolean;
  /** A random full state with the given view, for bots to search without cheating. */
  guess(view: View, random: Random): State;
  /**
   * Copies a state and randomises all information that is hidden from the viewer. Written from the rules' table of hidden
   * information, independently of `view`, so that tests can compare the two.
   */
  redealHidden(state: State, viewer: Viewer, random: Random): State;

  /** The decision that a seat owes, as a message; for any other seat the decision that the game waits for. */
  prompt(state: State, seat: Seat): Message;
  /** Answers a question from the information that the viewer has; refuses a question that makes no sense now. */
  answer<Asked extends Question>(state: State, viewer: Viewer, question: Asked): Answers[Asked["kind"]] | Refusal;
  /** The final ranking; undefined while the game runs. */
  outcome(state: State): Outcome | undefined;

  /** The board from which position files start: nobody owns anything, and the first decision is pending. */
  emptyBoard(players: number, options: Options): State;
  /** Applies one statement of a position file. A refusal leaves the state unchanged. */
  arrange(state: State, statement: Statement): Refusal | undefined;
  /**
   * Finds what makes an arranged position impossible, once its last statement is applied. In a position without a fault the rules
   * can continue: deciders have legal actions, and these can be played. Absent if statements cannot contradict each other.
   */
  checkPosition?(state: State): PositionFault | undefined;
  /** The statements that turn the empty board into this state. */
  depict(state: State): Statement[];
}

import type { Message, Refusal, RuleId } from "./message.ts";
import type { AnyOptions, OptionTable } from "./options.ts";
import type { AnswersTo } from "./questions.ts";
import type { Random } from "./random.ts";
import type { Schemas, Tagged } from "./schema.ts";
import type { Seat, Viewer } from "./seat.ts";
import type { StoredNames } from "./stored-names.ts";

/** Something that happened, for the log and for animation: `kind` says what, `rule` by which rule, other fields who and where. */
export interface AnyEvent {
  readonly kind: string;
  readonly rule: RuleId;
  /** Further rules that this event carried out. */
  readonly also?: readonly RuleId[];
}

/** The first state, and what happened while it came about. */
export interface SetupResult<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** How a finished match ended. */
export interface Outcome {
  /** Every seat once, best first. Equal `rank` means a shared place. */
  readonly ranking: readonly {
    readonly seat: Seat;
    readonly rank: number;
    readonly score: number;
    /** The sums behind the score, by code of the language files. */
    readonly sums: Readonly<Record<string, number>>;
  }[];
}

/** How many seconds an answer window stays open, at a table where all are present and at one with a move a day. */
export interface AnswerWindow {
  readonly live: number;
  readonly slow: number;
}

/** One promise of the rules that every state must keep. */
export interface Invariant<State, Event> {
  /** The id in the rules pages, for example `INV-03`. */
  readonly id: string;
  /** Says what is broken; nothing if all is well. `before` and `events` are absent for a first state. */
  broken(state: State, before: State | undefined, events: readonly Event[]): string | undefined;
}

/**
 * A game: data and pure functions. The same module runs on the server, in a worker and in the page.
 *
 * State, view, events and actions are plain data that survive JSON unchanged. Only `play` and `arrange` change the state they
 * are given; nothing here reads a clock, draws chance other than from `random`, or speaks a language.
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
  /** Changes whenever an old log could fold into another state. A match keeps the version it began with. */
  readonly rulesVersion: string;
  readonly players: { readonly fewest: number; readonly most: number };
  /** Fields that were renamed since matches were first stored. */
  readonly storedNames?: StoredNames;
  /** The table options with their values and defaults; the only place that knows them. */
  readonly options: OptionTable;
  /** Every kind of action with its fields: gives the type, the check at the door, the notation and samples for fuzzing. */
  readonly actionSchemas: Schemas;
  /** The statements of a position file, in the order in which `depict` writes them. */
  readonly statementSchemas: Schemas;
  /** The questions that `answer` answers: previews of prices, reach, odds, scores. */
  readonly questionSchemas: Schemas;
  readonly invariants: readonly Invariant<State, Event>[];

  /** The first state for so many players. Plays on through everything that needs no decision. */
  setup(players: number, options: Options, random: Random): SetupResult<State, Event>;
  /** A copy that shares nothing changeable with the original. Written by hand, because search makes millions. */
  clone(state: State): State;

  /**
   * Which seats owe a decision now: several when it is simultaneous, none when the game is over. For clocks and bots; how much
   * of it others may know (who has passed, who still thinks) stands in their views.
   */
  deciders(state: State): readonly Seat[];
  /**
   * The answer window that is open, if any: the pending decision answers what somebody does and is offered to all who are
   * entitled alike. It has a clock of its own, equal for all, and nobody learns who has answered.
   */
  answerWindow(state: State): AnswerWindow | undefined;
  /** Every legal decision of a seat, complete and in a stable order; empty for a seat that owes none. */
  actions(state: State, seat: Seat): Action[];
  /** What a seat may do although nobody waits for it, such as a gift or a standing order. May be a sample; `refuse` decides. */
  freeActions(state: State, seat: Seat): Action[];
  /** What is played for a seat whose clock ran out. Always legal; only asked of deciders. */
  defaultAction(state: State, seat: Seat): Action;
  /** Why an action is illegal now; nothing when it is legal. Never changes the state, never draws. */
  refuse(state: State, seat: Seat, action: Action): Refusal | undefined;
  /** Does a legal action, and whatever follows from it without a decision; returns what happened, in order. */
  play(state: State, seat: Seat, action: Action, random: Random): Event[];

  /** What a viewer may know of a state: the only thing that ever leaves the server. */
  view(state: State, viewer: Viewer): View;
  /** What a viewer may know of an event; nothing if it is hidden altogether. */
  viewEvent(event: Event, viewer: Viewer): Event | undefined;
  /** Whether an event showed somebody what was hidden before. Such an action cannot be taken back without consent. */
  reveals(event: Event): boolean;
  /** A full state that could be behind a view: lets a bot search without cheating. Its view is the given one again. */
  guess(view: View, random: Random): State;
  /**
   * A copy in which everything the viewer may not know is dealt anew. Written from the table of hidden information and not
   * from `view`, so that the tests can hold the two against each other.
   */
  redealHidden(state: State, viewer: Viewer, random: Random): State;

  /** What is asked of a seat, as a message; for a seat that owes nothing: who is waited for. */
  prompt(state: State, seat: Seat): Message;
  /** Answers a question from the information that the viewer has; refuses a question that makes no sense now. */
  answer<Asked extends Question>(state: State, viewer: Viewer, question: Asked): Answers[Asked["kind"]] | Refusal;
  /** The final ranking; nothing while the game runs. */
  outcome(state: State): Outcome | undefined;

  /** The board from which position files start: nobody owns anything, and a first decision is pending. */
  emptyBoard(players: number, options: Options): State;
  /** Carries out one statement of a position file; a refusal leaves the state as it was. */
  arrange(state: State, statement: Statement): Refusal | undefined;
  /** The statements that turn the empty board into this state. */
  depict(state: State): Statement[];
}

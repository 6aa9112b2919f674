import type { ReadonlySignal } from "@preact/signals";
import type { Temperament } from "@rondel/bots/temperaments";
import type { AnyEvent, Message, Outcome, RuleId, Seat, Tagged, Viewer } from "@rondel/engine";
import type { Cause, ChatLine, ChatRoom, ClockRule, ClockView, Presence, StandingAnswer } from "@rondel/protocol";
import type { Stage } from "./stage.ts";

/** A bot as a person chooses it; without a temperament it gets one by its seat. */
export interface ChosenBot {
  readonly level: string;
  readonly temperament?: Temperament | undefined;
}

/** A seat as everyone at the table may see it. */
export interface SeatDescription {
  readonly kind: "person" | "open" | "invited" | "bot";
  readonly name: string;
  readonly yours: boolean;
  /** The level of the bot that plays this seat, for itself or in place of an absent person. */
  readonly bot: string | undefined;
  /** The temperament of that bot; undefined for random play. */
  readonly temperament?: Temperament | undefined;
  /** Whether the person has resigned: the bot plays to the end. */
  readonly hasResigned?: boolean;
  /** The seats that have voted for a bot on this seat. */
  readonly votes: readonly Seat[];
  /** The player on the server, and whether the host has muted the person in the chat. */
  readonly player?: string | undefined;
  readonly isMuted?: boolean;
  /** From when the others may vote for a bot, if the person is absent; undefined if the person is present. */
  readonly voteFrom?: number | undefined;
}

export interface TableDescription {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly SeatDescription[];
  readonly clock: ClockRule;
  /** Whether hints are allowed. */
  readonly hints: boolean;
  /** On the server: the hash of the secret behind all draws, published before the first of them. */
  readonly commitment?: string;
  readonly status: "gathering" | "running" | "finished" | "closed";
  /** True for a study, which is no match of its own. */
  readonly isStudy?: boolean;
  /** The player who hosts the table on the server. */
  readonly host?: string;
  /** On the server: the seats that want to abandon the match, and whether all have agreed. */
  readonly abandonVotes?: readonly Seat[];
  readonly isAbandoned?: boolean;
  /** On the server: whether the table is public, so that its finished match is in the collection. */
  readonly isPublic?: boolean;
  /** The table of the rematch to which a player has invited. */
  readonly rematch?: string | undefined;
}

/** Why something was not done. `rule` is set if a rule of the game forbids it. */
export interface SessionRefusal extends Message {
  readonly rule?: RuleId;
}

export interface LogEntry {
  /** The number of the position after these events; 0 is the setup. */
  readonly number: number;
  readonly events: readonly AnyEvent[];
  readonly cause?: Cause;
  /** The seat that acted, if it is known. */
  readonly by?: Seat;
  /** Milliseconds since 1970, if the time is known. */
  readonly at?: number;
}

/** A request to go back further than a seat may undo alone. */
interface TakebackRequest {
  readonly by: Seat;
  /** The position to return to, counted for the viewer. */
  readonly to: number;
  readonly mustAgree: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** Where a takeback returns to, whose moves it also takes back as far as it is known, and who must agree to it. */
export interface PlannedTakeback {
  readonly to: number;
  readonly seats: readonly Seat[];
  readonly mustAgree: readonly Seat[];
}

/** Past positions. While one is shown, `view` and `outcome` of the session are those of the past, and there are no actions. */
interface PastPositions {
  /** The number of the past position on the screen; undefined for the present. */
  readonly at: ReadonlySignal<number | undefined>;
  /** Numbers are counted for the viewer unless `countedFor` is given: a permanent link counts for spectators. */
  show(number: number, countedFor?: Viewer): Promise<SessionRefusal | undefined>;
  returnToPresent(): void;
  /** The address of the shown position for everyone who may watch; undefined for a match of this device. */
  readonly link: ReadonlySignal<string | undefined>;
  /** Loads the view of any past position without showing it, for charts. */
  viewAt(number: number): Promise<unknown>;
}

/** The standing answers of the viewer, stored on the server. */
interface StandingAnswers {
  readonly list: ReadonlySignal<readonly StandingAnswer[]>;
  /** Plays the action whenever the prompt comes up and the action is legal, starting now. */
  add(prompt: string, action: Tagged): Promise<SessionRefusal | undefined>;
  remove(prompt: string): Promise<SessionRefusal | undefined>;
}

/** The viewer's requests for time in pauses, which stop the clock for everyone. Nobody learns who has asked. */
interface PauseRequests {
  /** How many requests the viewer has left in a round of the match. */
  left(round: number): number;
  /** Whether the viewer made the last request. */
  readonly isLast: ReadonlySignal<boolean>;
  stopClock(): Promise<SessionRefusal | undefined>;
  /** Lets the clock run on that the viewer has stopped. */
  startClock(): Promise<SessionRefusal | undefined>;
}

/** The people who share this device, as they can be changed during a match. The match is opened again with the changed seats. */
export interface OwnSeats {
  rename(seat: Seat, name: string): Promise<SessionRefusal | undefined>;
  /** Lets a bot play the seat to the end. */
  resign(seat: Seat): Promise<SessionRefusal | undefined>;
}

export type Connection = "connected" | "reconnecting" | "offline";

/**
 * A table as the screens see it, on the server or on this device. Everything that changes is a signal. Each command resolves to
 * undefined when it was done, or to the reason against it.
 */
export interface TableSession {
  readonly table: ReadonlySignal<TableDescription>;
  /** The seats that this device plays; none for a spectator. */
  readonly mine: ReadonlySignal<readonly Seat[]>;
  /** The seat or spectator for whom `view` is computed. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The seat to which the device must be handed; hidden information is covered until then. */
  readonly curtain: ReadonlySignal<Seat | undefined>;
  liftCurtain(): void;
  /** Whether the viewer decides in the open at a shared device, so that their hidden information is not shown. */
  readonly isCovered: ReadonlySignal<boolean>;
  /** Shows the covered information to the viewer, behind a curtain. */
  showHidden(): void;
  /** The people at this device who may answer in the open pause, if several share it: the whole table is asked once. */
  readonly question: ReadonlySignal<readonly Seat[] | undefined>;
  /** Hands the device to a person who wants to answer; without a seat nobody does. */
  answerQuestion(seat?: Seat): void;

  /** Where scenes keep the moves of others back. */
  readonly stage: Stage;

  /** The number of the present position, counted for the viewer. */
  readonly number: ReadonlySignal<number>;
  /** The view of the present position or of the past one in `past.at`; undefined until the match has begun. */
  readonly view: ReadonlySignal<unknown>;
  /** The decision that the viewer owes, or the seats it waits for. Always of the present. */
  readonly prompt: ReadonlySignal<Message | undefined>;
  /** All legal decisions of the viewer; empty if the viewer owes none, and in the past. */
  readonly actions: ReadonlySignal<readonly Tagged[]>;
  /** A sample of the free actions of the viewer. */
  readonly freeActions: ReadonlySignal<readonly Tagged[]>;
  readonly outcome: ReadonlySignal<Outcome | undefined>;
  /** The events as the viewer may know them, oldest first. In a long match only the last part, until `loadOlder` is called. */
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  readonly hasOlder: ReadonlySignal<boolean>;
  loadOlder(): Promise<SessionRefusal | undefined>;
  /** The last number that this device had shown before it opened the table this time. */
  readonly seenBefore: number;
  readonly past: PastPositions;

  act(action: Tagged): Promise<SessionRefusal | undefined>;
  /** The number to which the viewer may undo alone; undefined if there is nothing to undo. */
  readonly undoLimit: ReadonlySignal<number | undefined>;
  undo(to: number): Promise<SessionRefusal | undefined>;
  /** Whether the last undo can be redone, because nothing else has happened since. */
  readonly canRedo: ReadonlySignal<boolean>;
  redo(): Promise<SessionRefusal | undefined>;
  /** Plans a takeback to the position before the last move of this device, or says why there is none. */
  planTakeback(): Promise<PlannedTakeback | { readonly refused: SessionRefusal }>;
  readonly takeback: ReadonlySignal<TakebackRequest | undefined>;
  requestTakeback(to: number): Promise<SessionRefusal | undefined>;
  answerTakeback(agree: boolean): Promise<SessionRefusal | undefined>;

  /** Votes for a bot on the seat of an absent person, or withdraws the vote. The bot of the last voter takes over when enough others agree. */
  voteForBot(seat: Seat, bot: ChosenBot, agree: boolean): Promise<SessionRefusal | undefined>;
  /** Takes a seat of this device back from the bot that plays it. */
  takeSeatBack(seat: Seat): Promise<SessionRefusal | undefined>;

  /** Undefined on this device, where no one waits for an answer. */
  readonly standingAnswers: StandingAnswers | undefined;

  /** Undefined on this device, where pauses have no clock. */
  readonly pauseRequests: PauseRequests | undefined;

  /** Undefined on the server, where every player has an own name, and in lessons. */
  readonly ownSeats: OwnSeats | undefined;

  /** Whether the table is on the server. */
  readonly isOnline: boolean;
  /** Whether there are people at the table who do not sit at this device. */
  readonly canChat: ReadonlySignal<boolean>;
  /** Oldest line first. In a long chat only the last part, until `loadOlderChat` is called. */
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly hasOlderChat: ReadonlySignal<boolean>;
  loadOlderChat(): Promise<SessionRefusal | undefined>;
  sendChat(room: ChatRoom, text: string): Promise<SessionRefusal | undefined>;
  /** Makes an offer, which binds no one. The number of its line identifies it in `answerOffer` and `withdrawOffer`. */
  makeOffer(room: ChatRoom, text: string): Promise<SessionRefusal | undefined>;
  answerOffer(offer: number, accepts: boolean): Promise<SessionRefusal | undefined>;
  withdrawOffer(offer: number): Promise<SessionRefusal | undefined>;
  readonly presence: ReadonlySignal<Presence>;
  readonly clock: ReadonlySignal<ClockView | undefined>;
  readonly connection: ReadonlySignal<Connection>;
  /** The match as a file that can be saved, replayed and verified. */
  exportFile(): Promise<{ readonly text: string } | { readonly refused: SessionRefusal }>;
  /** The review that the server has computed; undefined if there is none, and for a match of this device. */
  serverReview?(): Promise<unknown>;
  /** Stops all updates. */
  close(): void;
}

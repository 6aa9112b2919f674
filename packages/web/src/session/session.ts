import type { ReadonlySignal } from "@preact/signals";
import type { AnyEvent, Message, Outcome, RuleId, Seat, Tagged, Viewer } from "@rondel/engine";
import type { Cause, ChatLine, ChatRoom, ClockRule, ClockView, Presence, StandingAnswer } from "@rondel/protocol";

/** Who sits where, as everybody at the table may know it. */
export interface SeatDescription {
  readonly kind: "person" | "open" | "invited" | "bot";
  readonly name: string;
  readonly yours: boolean;
  /** The level of the bot that plays this seat, also for somebody who is away. */
  readonly bot: string | undefined;
  /** Those who want a bot to play for this seat. */
  readonly votes: readonly Seat[];
}

export interface TableDescription {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly SeatDescription[];
  readonly clock: ClockRule;
  /** Of a server: the fingerprint of the secret behind all draws, shown before the first of them. */
  readonly commitment?: string;
  readonly status: "gathering" | "running" | "finished" | "closed";
}

/** Why something was not done, as a sentence without words. `rule` is there when a rule of the game forbids it. */
export interface SessionRefusal extends Message {
  readonly rule?: RuleId;
}

export interface LogEntry {
  /** The number of the position that these events led to; 0 is the setup. */
  readonly number: number;
  readonly events: readonly AnyEvent[];
  readonly cause?: Cause;
  /** Who acted, where that is told. */
  readonly by?: Seat;
  /** Milliseconds since 1970; absent where nobody wrote it down. */
  readonly at?: number;
}

/** A wish to go back further than one may alone. */
interface TakebackWish {
  readonly by: Seat;
  readonly mustAgree: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** The past as a place: while one is there, `view` and `outcome` of the session tell the past, and nothing can be done. */
interface Past {
  /** The number of the past position that is shown; nothing means now. */
  readonly at: ReadonlySignal<number | undefined>;
  /** `counted` says whose numbers are meant, if not the viewer's own: a permanent link uses those of spectators. */
  goTo(number: number, counted?: Viewer): Promise<SessionRefusal | undefined>;
  backToNow(): void;
  /** An address under which everybody who may watch sees the shown position; nothing for a match of this device. */
  readonly link: ReadonlySignal<string | undefined>;
  /** The view of any past position, without going there; for charts. */
  viewAt(number: number): Promise<unknown>;
}

/** What the viewer has answered once and for all; kept by the server, so that nobody waits for it. */
interface StandingAnswers {
  readonly given: ReadonlySignal<readonly StandingAnswer[]>;
  /** Whenever this is asked, now too, this is played if it is legal. */
  give(prompt: string, action: Tagged): Promise<SessionRefusal | undefined>;
  end(prompt: string): Promise<SessionRefusal | undefined>;
}

export type Connection = "connected" | "reconnecting" | "offline";

/**
 * One table as the page plays it: over the server or in the page itself, the screens do not know which. Everything that
 * changes is a signal; every deed answers with nothing when it is done, or with the reason why not.
 */
export interface TableSession {
  readonly table: ReadonlySignal<TableDescription>;
  /** The seats that this device plays; none for a spectator. */
  readonly mine: ReadonlySignal<readonly Seat[]>;
  /** Through whose eyes `view` is seen. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** Looks through another of `mine`. */
  lookAs(seat: Seat): void;
  /** Whom to hand the device to, while everything hidden is covered; nothing when play goes on. */
  readonly curtain: ReadonlySignal<Seat | undefined>;
  liftCurtain(): void;

  /** The number of the position of now, in the count of the viewer. */
  readonly number: ReadonlySignal<number>;
  /** What the game shows to the viewer: now, or in the past that `past.at` names. Undefined until the match has begun. */
  readonly view: ReadonlySignal<unknown>;
  /** What is asked of the viewer, or who is waited for. Of now, also while the past is shown. */
  readonly prompt: ReadonlySignal<Message | undefined>;
  /** Every legal decision of the viewer; empty if none is owed, and in the past. */
  readonly actions: ReadonlySignal<readonly Tagged[]>;
  /** What the viewer may do although nobody waits for it; a sample. */
  readonly freeActions: ReadonlySignal<readonly Tagged[]>;
  readonly outcome: ReadonlySignal<Outcome | undefined>;
  /** What happened, as the viewer may know it, oldest first; of a long match only the last part, until more is asked for. */
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  readonly hasOlder: ReadonlySignal<boolean>;
  loadOlder(): Promise<SessionRefusal | undefined>;
  /** The last number that this device had shown before it opened the table this time. */
  readonly seenBefore: number;
  readonly past: Past;

  act(action: Tagged): Promise<SessionRefusal | undefined>;
  /** The number to which the viewer may go back alone; nothing if there is nothing to take back. */
  readonly undoLimit: ReadonlySignal<number | undefined>;
  undo(to: number): Promise<SessionRefusal | undefined>;
  readonly takeback: ReadonlySignal<TakebackWish | undefined>;
  askTakeback(to: number): Promise<SessionRefusal | undefined>;
  answerTakeback(agree: boolean): Promise<SessionRefusal | undefined>;

  /** Wants a bot to play for somebody who is away, or no longer; it sits down when enough of the others want it. */
  voteForBot(seat: Seat, agree: boolean): Promise<SessionRefusal | undefined>;
  /** Takes a seat of mine back from the bot that plays it. */
  takeSeatBack(seat: Seat): Promise<SessionRefusal | undefined>;

  /** Nothing where nobody would wait. */
  readonly orders: StandingAnswers | undefined;

  /** Whether there is anybody to talk to who does not sit at this device. */
  readonly canTalk: boolean;
  readonly talk: ReadonlySignal<readonly ChatLine[]>;
  say(room: ChatRoom, text: string): Promise<SessionRefusal | undefined>;
  /** Makes an offer that binds nobody; `offer` in its answers is the number of its line. */
  offer(room: ChatRoom, text: string): Promise<SessionRefusal | undefined>;
  answerOffer(offer: number, accepts: boolean): Promise<SessionRefusal | undefined>;
  withdrawOffer(offer: number): Promise<SessionRefusal | undefined>;
  readonly presence: ReadonlySignal<Presence>;
  readonly clock: ReadonlySignal<ClockView | undefined>;
  readonly connection: ReadonlySignal<Connection>;
  /** The match as a text that can be kept, replayed and verified. */
  exportFile(): Promise<{ readonly text: string } | { readonly refused: SessionRefusal }>;
  /** Leaves the table alone: no more signals change. */
  close(): void;
}

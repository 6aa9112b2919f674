import type { Chance, ChanceSource } from "./chance.ts";
import { recorded } from "./chance.ts";
import type { AnyEvent, Game } from "./game.ts";
import type { Message } from "./message.ts";
import type { AnyOptions } from "./options.ts";
import { type Draw, DrawMismatch, replayingRandom } from "./random.ts";
import { schemaProblem, type Tagged } from "./schema.ts";
import type { Seat } from "./seat.ts";
import { type Snapshots, saveSnapshot } from "./snapshots.ts";

/** Everything about a match that is fixed before its first action. */
export interface MatchHeader {
  readonly game: string;
  readonly rulesVersion: string;
  readonly id: string;
  readonly players: number;
  readonly options: AnyOptions;
  readonly chance: Chance;
  /** So many entries, and the setup, were played elsewhere: this chance begins after them. Absent if it drew everything. */
  readonly brought?: number;
  /** The ordinary setup, or the empty board of position files. */
  readonly begin: "setup" | "empty";
  /** What differs from that beginning: the statements of a position. */
  readonly statements: readonly Tagged[];
}

/** One line of the log. A takeback does not erase: it says after which entry play goes on. */
export type Entry<Action extends Tagged = Tagged> =
  | { readonly kind: "action"; readonly seat: Seat; readonly action: Action; readonly draws: readonly Draw[] }
  | { readonly kind: "takeback"; readonly to: number };

/**
 * A match in play: the record (header, entries, what chance drew), and what follows from it (state, snapshots). The state is a
 * fold over the record; everything except the record can be thrown away and made again.
 */
export interface Match<State = unknown, Action extends Tagged = Tagged, Event extends AnyEvent = AnyEvent> {
  readonly game: Game<State, Action, Event>;
  readonly header: MatchHeader;
  readonly setupDraws: readonly Draw[];
  /** Entry number n stands at index n - 1. */
  readonly entries: Entry<Action>[];
  /** Whether entry n ended what its seat may take back alone: a die, a reveal, or somebody else was asked. */
  readonly sealed: boolean[];
  readonly snapshots: Snapshots<State>;
  /** The state after the last entry. Not to be changed from outside. */
  state: State;
  deciders: readonly Seat[];
}

export type CreatedMatch<State, Action extends Tagged, Event extends AnyEvent> =
  | { readonly match: Match<State, Action, Event>; readonly events: readonly Event[] }
  | { readonly refused: Message; readonly statement?: number };

export type AppendResult<Event extends AnyEvent> =
  | { readonly number: number; readonly events: readonly Event[]; readonly draws: readonly Draw[] }
  | { readonly refused: Message };

/** Sets a match up; the draws of the setup are recorded. */
export function createMatch<State, Action extends Tagged, Event extends AnyEvent>(
  game: Game<State, Action, Event>,
  header: MatchHeader,
  source: ChanceSource,
): CreatedMatch<State, Action, Event> {
  const { random, draws } = recorded(source(0));
  const beginning =
    header.begin === "setup"
      ? game.setup(header.players, header.options, random)
      : { state: game.emptyBoard(header.players, header.options), events: [] };
  const { state } = beginning;
  for (const [index, statement] of header.statements.entries()) {
    const refused = game.arrange(state, statement);
    if (refused) return { refused, statement: index };
  }
  const match: Match<State, Action, Event> = {
    game,
    header,
    setupDraws: draws,
    entries: [],
    sealed: [],
    snapshots: { every: 32, kept: [] },
    state,
    deciders: game.deciders(state),
  };
  saveSnapshot(match.snapshots, 0, () => game.clone(state));
  return { match, events: beginning.events };
}

/** Sets a match up again from the draws that its setup made. */
export function recreateMatch<State, Action extends Tagged, Event extends AnyEvent>(
  game: Game<State, Action, Event>,
  header: MatchHeader,
  draws: readonly Draw[],
): CreatedMatch<State, Action, Event> {
  const random = replayingRandom(draws);
  try {
    const begun = createMatch(game, header, () => random);
    random.assertUsedUp();
    return begun;
  } catch (error) {
    if (!(error instanceof DrawMismatch)) throw error;
    return { refused: error.asMessage() };
  }
}

/**
 * Plays an action of unknown origin. `expected` is the number of the last entry its author had seen: an answer to an older state
 * is refused, never guessed at. A refusal leaves the match as it was.
 */
export function appendAction<State, Action extends Tagged, Event extends AnyEvent>(
  match: Match<State, Action, Event>,
  expected: number,
  seat: Seat,
  action: unknown,
  source: ChanceSource,
): AppendResult<Event> {
  const refused = staleness(match, expected) ?? objection(match, seat, action);
  if (refused) return { refused };
  const number = match.entries.length + 1;
  const { random, draws } = recorded(source(number));
  const events = match.game.play(match.state, seat, action as Action, random);
  enter(match, { kind: "action", seat, action: action as Action, draws }, events);
  return { number, events, draws };
}

/** Replays a recorded action: chance is not asked again. A record that does not fit the rules leaves the match as it was. */
export function replayAction<State, Action extends Tagged, Event extends AnyEvent>(
  match: Match<State, Action, Event>,
  seat: Seat,
  action: unknown,
  draws: readonly Draw[],
): AppendResult<Event> {
  const refused = objection(match, seat, action);
  if (refused) return { refused };
  const random = replayingRandom(draws);
  try {
    const events = match.game.play(match.state, seat, action as Action, random);
    random.assertUsedUp();
    enter(match, { kind: "action", seat, action: action as Action, draws }, events);
    return { number: match.entries.length, events, draws };
  } catch (error) {
    if (!(error instanceof DrawMismatch)) throw error;
    match.state = stateAfter(match, match.entries.length);
    return { refused: error.asMessage() };
  }
}

/**
 * The number of the earliest entry after which this seat may go on by taking back alone. It is the last entry's own number if
 * nothing can be taken back.
 */
export function undoLimit(match: Match, seat: Seat): number {
  let start = match.entries.length;
  while (start > 0) {
    const entry = match.entries[start - 1] as Entry;
    if (entry.kind === "takeback") {
      start = entry.to;
    } else if (entry.seat === seat && !match.sealed[start - 1]) {
      start -= 1;
    } else {
      break;
    }
  }
  return start;
}

/** Takes the match back to the state after entry `to`, within the seat's own draft. */
export function undoTo(match: Match, expected: number, seat: Seat, to: number): AppendResult<AnyEvent> {
  const start = undoLimit(match, seat);
  if (to < start) return { refused: { code: "beyond-the-draft", params: { to, earliest: start } } };
  return takeBackTo(match, expected, to);
}

/** Takes the match back to any earlier entry; the caller has the consent of those concerned. */
export function takeBackTo(match: Match, expected: number, to: number): AppendResult<AnyEvent> {
  const stale = staleness(match, expected);
  if (stale) return { refused: stale };
  const number = match.entries.length + 1;
  if (!Number.isInteger(to) || to < 0 || to >= match.entries.length) {
    return { refused: { code: "no-such-entry", params: { to, last: match.entries.length } } };
  }
  const state = stateAfter(match, to);
  match.state = state;
  enter(match, { kind: "takeback", to }, []);
  return { number, events: [], draws: [] };
}

/** A copy of the state after an entry; 0 is the state after the setup. Costs at most one snapshot's distance of replay. */
export function stateAfter<State, Action extends Tagged, Event extends AnyEvent>(
  match: Match<State, Action, Event>,
  number: number,
): State {
  const ahead: Entry<Action>[] = [];
  let at = number;
  let snapshot = match.snapshots.kept.find((kept) => kept.number === at);
  while (!snapshot) {
    const entry = match.entries[at - 1] as Entry<Action>;
    if (entry.kind === "takeback") {
      at = entry.to;
    } else {
      ahead.push(entry);
      at -= 1;
    }
    const wanted = at;
    snapshot = match.snapshots.kept.find((kept) => kept.number === wanted);
  }
  const state = match.game.clone(snapshot.state);
  for (const entry of ahead.reverse()) {
    if (entry.kind === "action") match.game.play(state, entry.seat, entry.action, replayingRandom(entry.draws));
  }
  return state;
}

/** Why an action cannot be played now, whoever sent it. */
function objection(match: Match, seat: Seat, action: unknown): Message | undefined {
  const malformed = schemaProblem(match.game.actionSchemas, action);
  if (malformed) return { code: "malformed-action", params: { ...malformed } };
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.header.players) {
    return { code: "no-such-seat", params: { seat, players: match.header.players } };
  }
  if (match.deciders.length === 0) return { code: "match-is-over", params: {} };
  return match.game.refuse(match.state, seat, action as Tagged);
}

function staleness(match: Match, expected: number): Message | undefined {
  if (expected === match.entries.length) return undefined;
  return { code: "stale-number", params: { expected, current: match.entries.length } };
}

function enter<State, Action extends Tagged, Event extends AnyEvent>(
  match: Match<State, Action, Event>,
  entry: Entry<Action>,
  events: readonly Event[],
): void {
  const before = match.deciders;
  match.deciders = match.game.deciders(match.state);
  match.entries.push(entry);
  match.sealed.push(entry.kind === "action" && isSealing(match, entry, before, events));
  saveSnapshot(match.snapshots, match.entries.length, () => match.game.clone(match.state));
}

function isSealing<State, Action extends Tagged, Event extends AnyEvent>(
  match: Match<State, Action, Event>,
  entry: { readonly seat: Seat; readonly draws: readonly Draw[] },
  before: readonly Seat[],
  events: readonly Event[],
): boolean {
  if (entry.draws.length > 0 || match.deciders.length === 0) return true;
  if (match.deciders.some((decider) => decider !== entry.seat && !before.includes(decider))) return true;
  return events.some((event) => match.game.reveals(event));
}

import { type ChanceSource, recorded } from "./chance.ts";
import type { AnyEvent } from "./game.ts";
import { type ActionEntry, type AppendResult, type Entry, lastNumber, type Match, type MatchRefusal } from "./match.ts";
import { stateAfter } from "./match-states.ts";
import type { Message } from "./message.ts";
import { type Draw, DrawMismatch, type Random, replayingRandom } from "./random.ts";
import { schemaProblem, type Tagged } from "./schema.ts";
import type { Seat } from "./seat.ts";
import { saveSnapshot } from "./snapshots.ts";

/**
 * Plays an action from outside. `expected` is the number of the last entry that its author had seen; an action for an older
 * state is refused. A refusal or an exception leaves the match as it was.
 */
export function appendAction<State, Action extends Tagged, Event extends AnyEvent>(
  match: Match<State, Action, Event>,
  expected: number,
  seat: Seat,
  action: unknown,
  source: ChanceSource,
): AppendResult<Event> {
  const refused = refuseStale(match, expected) ?? refuseAction(match, seat, action);
  if (refused) return { refused };
  const { random, draws } = recorded(source(lastNumber(match) + 1));
  return playAction(match, { kind: "action", seat, action: action as Action, draws }, random);
}

/** Replays a logged action with its logged draws. A refusal or an exception leaves the match as it was. */
export function replayAction<State, Action extends Tagged, Event extends AnyEvent>(
  match: Match<State, Action, Event>,
  entry: ActionEntry<Action>,
): AppendResult<Event> {
  const refused = refuseAction(match, entry.seat, entry.action);
  if (refused) return { refused };
  const random = replayingRandom(entry.draws);
  try {
    return playAction(match, entry, random, () => random.assertUsedUp());
  } catch (error) {
    if (!(error instanceof DrawMismatch)) throw error;
    return { refused: error.asMessage() };
  }
}

/** Refuses a request that was made for an older state. */
export function refuseStale(match: Match, expected: number): Message<"stale-number"> | undefined {
  const current = lastNumber(match);
  return expected === current ? undefined : { code: "stale-number", params: { expected, current } };
}

/** Appends an entry whose effect is already in `match.state`. */
export function addEntry<State, Action extends Tagged, Event extends AnyEvent>(
  match: Match<State, Action, Event>,
  entry: Entry<Action>,
  deciders: readonly Seat[],
  isSealed: boolean,
): void {
  saveSnapshot(match.snapshots, match.base, lastNumber(match) + 1, () => match.game.clone(match.state));
  match.deciders = deciders;
  match.entries.push(entry);
  match.sealed.push(isSealed);
}

/** Plays a legal action. If the rules throw, restores the state, because they may have changed a part of it. */
function playAction<State, Action extends Tagged, Event extends AnyEvent>(
  match: Match<State, Action, Event>,
  entry: ActionEntry<Action>,
  random: Random,
  check: () => void = () => {},
): AppendResult<Event> {
  const { game } = match;
  try {
    const events = game.play(match.state, entry.seat, entry.action, random);
    check();
    const deciders = game.deciders(match.state);
    addEntry(match, entry, deciders, endsDraft(match, entry, deciders, events));
    return { number: lastNumber(match), events, draws: entry.draws };
  } catch (error) {
    match.state = stateAfter(match, lastNumber(match));
    throw error;
  }
}

function refuseAction(match: Match, seat: Seat, action: unknown): MatchRefusal | undefined {
  const malformed = schemaProblem(match.game.actionSchemas, action);
  if (malformed) return { code: "malformed-action", params: { ...malformed } };
  const { players } = match.header;
  if (!Number.isInteger(seat) || seat < 0 || seat >= players)
    return { code: "no-such-seat", params: { seat, players } };
  if (match.deciders.length === 0) return { code: "match-is-over", params: {} };
  return match.game.refuse(match.state, seat, action as Tagged);
}

function endsDraft<State, Action extends Tagged, Event extends AnyEvent>(
  { game, deciders: before }: Match<State, Action, Event>,
  { seat, draws }: { readonly seat: Seat; readonly draws: readonly Draw[] },
  after: readonly Seat[],
  events: readonly Event[],
): boolean {
  if (draws.length > 0 || after.length === 0) return true;
  if (after.some((decider) => decider !== seat && !before.includes(decider))) return true;
  return events.some((event) => game.reveals(event));
}

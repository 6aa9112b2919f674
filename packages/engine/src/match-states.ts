import type { AnyEvent, Game } from "./game.ts";
import { type ActionEntry, type Entry, entryAt, lastNumber, type Match } from "./match.ts";
import { replayingRandom } from "./random.ts";
import type { Tagged } from "./schema.ts";
import { snapshotAt } from "./snapshots.ts";
import { fromStored } from "./stored-names.ts";

/** Where a walk back through the log ended, and the numbers of the actions that still count after it, oldest first. */
export interface LineOfPlay {
  readonly from: number;
  readonly numbers: readonly number[];
}

/** Walks back from an entry to the first number at which `isStart` holds, and skips all actions that were taken back. */
export function lineOfPlay(
  number: number,
  isStart: (number: number) => boolean,
  entryOf: (number: number) => Entry | undefined,
): LineOfPlay {
  const numbers: number[] = [];
  let from = number;
  while (!isStart(from)) {
    const entry = entryOf(from);
    if (!entry) throw new RangeError(`entry ${from} is not in memory`);
    if (entry.kind === "action") numbers.push(from);
    from = entry.kind === "action" ? from - 1 : entry.to;
  }
  return { from, numbers: numbers.reverse() };
}

/** The numbers of the actions in memory that were not taken back, oldest first. */
export function standingActions(match: Match): readonly number[] {
  return lineOfPlay(
    lastNumber(match),
    (number) => number <= match.base,
    (number) => entryAt(match, number),
  ).numbers;
}

/** Plays an action of a stored log on a state, with the draws of the log, and returns its events. */
export function replayOn<State, Action extends Tagged, Event extends AnyEvent>(
  game: Game<State, Action, Event>,
  state: State,
  { seat, action, draws }: ActionEntry<Action>,
): Event[] {
  return game.play(state, seat, fromStored(action, game.storedNames), replayingRandom(draws));
}

/** A copy of the state after an entry; 0 is the state after the setup. Replays at most the distance between two snapshots. */
export function stateAfter<State, Action extends Tagged, Event extends AnyEvent>(
  match: Match<State, Action, Event>,
  number: number,
): State {
  const { from, numbers } = lineOfPlay(
    number,
    (candidate) => snapshotAt(match.snapshots, candidate) !== undefined,
    (candidate) => entryAt(match, candidate),
  );
  const snapshot = snapshotAt(match.snapshots, from) as { readonly state: State };
  const state = match.game.clone(snapshot.state);
  for (const replayed of numbers) {
    const { seat, action, draws } = entryAt(match, replayed) as ActionEntry<Action>;
    match.game.play(state, seat, action, replayingRandom(draws));
  }
  return state;
}

/** Whether `stateAfter` can compute the state after this entry. */
export function hasStateAfter(match: Match, number: number): boolean {
  return number >= match.base || snapshotAt(match.snapshots, number) !== undefined;
}

/** Provides the stored state after an entry before the base, so that a takeback can return to it. */
export function provideState<State, Action extends Tagged, Event extends AnyEvent>(
  match: Match<State, Action, Event>,
  number: number,
  state: State,
): void {
  if (!hasStateAfter(match, number))
    match.snapshots.saved.push({ number, state: fromStored(state, match.game.storedNames) });
}

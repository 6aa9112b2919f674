import { type AnyEvent, type Game, pick, type Random, seededRandom, stateHash } from "@rondel/engine";
import { anyOptions } from "@rondel/engine/testing";
import type { Subject } from "./subject.ts";

/** The figures of one soaked match. */
export interface SoakedMatch {
  readonly actions: number;
  readonly comparisons: number;
  readonly isFinished: boolean;
  /** The first broken check, with the number of its action. */
  readonly violation?: string;
}

/** The actions after which a match is cut. Every tenth match goes on to its end, or to a limit that only a fault should reach. */
const longestOf = (number: number): number => (number % 10 === 0 ? 100_000 : 1500);
/** How often the state is written to JSON, read back and compared by hash. */
const ROUND_TRIP_EVERY = 50;

/** Plays match number `number`: even ones at random, odd ones guided. The same number always gives the same match. */
export function soakMatch(subject: Subject, number: number): SoakedMatch {
  const { game } = subject;
  const random = seededRandom(`soak ${game.id} ${number}`);
  const { fewest, most } = game.players;
  const players = fewest + random.draw("players", most - fewest + 1);
  const { state, events } = game.setup(players, anyOptions(game.options, random), random);
  const count = { actions: 0, comparisons: 0 };
  let violation = brokenInvariant(game, state, undefined, events);
  while (!violation && count.actions < longestOf(number) && game.deciders(state).length > 0) {
    violation = step(subject, state, number % 2 === 1, count, random);
  }
  const isFinished = game.outcome(state) !== undefined;
  return { ...count, isFinished, ...(violation && { violation: `action ${count.actions}: ${violation}` }) };
}

function step(
  subject: Subject,
  state: unknown,
  isGuided: boolean,
  count: { actions: number; comparisons: number },
  random: Random,
): string | undefined {
  const { game } = subject;
  const seat = pick(random, "decider", game.deciders(state));
  const found = subject.compare(state, seat, random);
  if (found) count.comparisons++;
  if (found && found !== "agreed") return `s${seat}: ${found}`;
  const actions = game.actions(state, seat);
  const action = isGuided ? subject.guide(actions, state, random) : pick(random, "action", actions);
  const refused = game.refuse(state, seat, action);
  if (refused) return `s${seat}: listed, but refused: ${JSON.stringify(action)} (${refused.code})`;
  const before = game.clone(state);
  const events = game.play(state, seat, action, random);
  count.actions++;
  return brokenInvariant(game, state, before, events) ?? brokenRoundTrip(game, state, count.actions);
}

function brokenInvariant(game: Game, state: unknown, before: unknown, events: readonly AnyEvent[]): string | undefined {
  for (const { id, broken } of game.invariants) {
    const problem = broken(state, before, events);
    if (problem !== undefined) return `${id}: ${problem}`;
  }
  return undefined;
}

function brokenRoundTrip(game: Game, state: unknown, number: number): string | undefined {
  if (number % ROUND_TRIP_EVERY !== 0) return undefined;
  const copy: unknown = JSON.parse(JSON.stringify(state));
  return stateHash(game, copy) === stateHash(game, state) ? undefined : "the state does not survive JSON";
}

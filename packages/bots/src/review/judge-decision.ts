import { type Seat, seededRandom, type Tagged } from "@rondel/engine";
import type { Judge } from "./judge.ts";
import type { Mistake } from "./review.ts";
import { meanOf, noiseOf } from "./statistics.ts";

/** Each decision is judged in so many states that fit the view of the player. */
const GUESSES = 2;
/** A smaller loss is not worth a word. */
const LEAST_LOSS = 0.02;

export type Verdict = Pick<Mistake, "better" | "chance" | "betterChance" | "noise" | "effects">;

interface Tried {
  readonly action: Tagged;
  /** The chance of the seat in each continuation, in the same order for every action. */
  readonly values: readonly number[];
}

/**
 * Compares an action with the best others, by what its player could know: hidden information is guessed. Undefined unless another
 * one was better by more than the noise.
 */
export function judgeDecision(
  judge: Judge,
  state: unknown,
  seat: Seat,
  played: Tagged,
  actions: readonly Tagged[],
  seed: string,
): Verdict | undefined {
  const { game } = judge;
  const view = game.view(state, seat);
  const guesses = guessesOf(judge, view, seed);
  const [first] = guesses;
  const others = judge.candidates(first, seat, actions).filter((action) => !isSame(action, played));
  // The strongest bot would have played the same: nothing else comes first.
  if (others.length === 0) return undefined;
  const tried = [played, ...others].map((action) => tryOut(judge, guesses, seat, action, seed));
  const [own, ...alternatives] = tried as [Tried, ...Tried[]];
  const best = alternatives.reduce((left, right) => (meanOf(right.values) > meanOf(left.values) ? right : left));
  const differences = best.values.map((value, place) => value - (own.values[place] ?? 0));
  const [loss, noise] = [meanOf(differences), noiseOf(differences)];
  if (loss < Math.max(LEAST_LOSS, noise)) return undefined;
  return {
    better: best.action,
    chance: meanOf(own.values),
    betterChance: meanOf(best.values),
    noise,
    effects: judge.effects(first, seat, best.action),
  };
}

/** States that fit the view; only one if nothing is hidden, because all guesses are then the same. */
function guessesOf({ game }: Judge, view: unknown, seed: string): unknown[] {
  const guess = (place: number) => game.guess(view, seededRandom(`${seed}/guess ${place}`));
  const states = Array.from({ length: GUESSES }, (_, place) => guess(place));
  const [first, second] = states;
  return JSON.stringify(first) === JSON.stringify(second) ? [first] : states;
}

function tryOut(judge: Judge, guesses: readonly unknown[], seat: Seat, action: Tagged, seed: string): Tried {
  const values = guesses.flatMap((guess, place) => {
    const trial = judge.game.clone(guess);
    const branch = `${seed}/${place}`;
    judge.game.play(trial, seat, action, seededRandom(branch));
    return judge.continuations(trial, branch, seat).map((chances) => chances[seat] ?? 0);
  });
  return { action, values };
}

function isSame(one: Tagged, other: Tagged): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

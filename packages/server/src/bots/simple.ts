import { asSeat, type Game, type Random, seededRandom, type Tagged } from "@rondel/engine";
import type { Choose } from "./bot.ts";

const MAX_STEPS = 400;
const LEAST_TRIES = 1;

/**
 * Plays every action out a few times in worlds that could be behind its view, everybody choosing at random, and takes the one
 * that ended best. Knows no game; stops when its time is over.
 */
export const choose: Choose = ({ game, seat, view, actions, random, budget }) => {
  const [only, ...others] = actions;
  if (only === undefined) throw new RangeError("a bot was asked without a choice");
  if (others.length === 0) return only;
  const end = performance.now() + budget;
  const sums = actions.map(() => 0);
  let rounds = 0;
  while (rounds < LEAST_TRIES || performance.now() < end) {
    for (const [index, action] of actions.entries()) {
      sums[index] = (sums[index] ?? 0) + playOut(game, view, seat, action, random);
      if (rounds >= LEAST_TRIES && performance.now() >= end) break;
    }
    rounds++;
  }
  return actions[sums.indexOf(Math.max(...sums))] ?? only;
};

/** 1 for a win, 0 for the last place; a half if it does not end in time. */
function playOut(game: Game, view: unknown, seat: number, first: Tagged, random: Random): number {
  const world = game.guess(view, random);
  const chance = seededRandom(random.draw("world", 2 ** 31));
  game.play(world, asSeat(seat), first, chance);
  for (let step = 0; step < MAX_STEPS; step++) {
    const [decider] = game.deciders(world);
    if (decider === undefined) break;
    const choices = game.actions(world, decider);
    const action = choices[random.draw("choice", choices.length)] ?? game.defaultAction(world, decider);
    game.play(world, decider, action, chance);
  }
  const ranking = game.outcome(world)?.ranking;
  const place = ranking?.find((line) => line.seat === seat)?.rank;
  if (!ranking || place === undefined || ranking.length < 2) return 0.5;
  return 1 - (place - 1) / (ranking.length - 1);
}

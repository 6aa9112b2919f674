import { type Seat, seededRandom } from "@rondel/engine";
import {
  type Action,
  type Frame,
  imperial,
  interestDueTo,
  NATIONS,
  type Nation,
  type State,
  taxationOf,
} from "@rondel/imperial";
import type { Choice } from "../bot.ts";
import { type Hint, hint } from "../hints.ts";
import { at } from "../numbers.ts";
import type { RatedAction } from "../thinking.ts";
import { playOn } from "./playout.ts";
import { prospectsOf } from "./prospects.ts";

const BEST = 3;

/**
 * The best choices with their effects by the end of the current turn. Only a search has a value for each of them that says something
 * about their order; a later choice is never shown as better than an earlier one.
 */
export function choicesOf(state: State, seat: Seat, best: readonly RatedAction<Action>[]): Choice<Action>[] {
  let highest = 1;
  return best.slice(0, BEST).map(({ action, value: found }, place) => {
    const { after, hasMore } = afterTurn(state, seat, action);
    const value = Math.min(highest, found ?? at(prospectsOf(after).shares, seat));
    highest = value;
    const sums = effectsOf(state, after, seat);
    const effects: readonly Hint[] = [
      ...sums,
      ...(hasMore && sums.length > 0 ? [hint("hint-rest-of-turn", {})] : []),
      ...(sums.length === 0 && place === 0 ? [hint("hint-nothing-better", {})] : []),
      ...(found === undefined ? [] : [hint("hint-chance", { percent: Math.round(100 * value) })]),
    ];
    return { action, value, effects: after.frames.length === 0 ? sums : effects };
  });
}

/** The state after the turn of an action, and whether the turn has further moves of the same seat. */
function afterTurn(state: State, seat: Seat, action: Action): { readonly after: State; readonly hasMore: boolean } {
  const after = imperial.clone(state);
  const random = seededRandom("effects");
  imperial.play(after, seat, action, random);
  const hasMore = after.frames.some(({ kind }) => IN_STEPS.includes(kind));
  // For a decision about an investment the effects include the new governments; otherwise they would only be a guess.
  const untilInvestment = state.frames[state.frames.length - 1]?.kind !== "investment";
  playOn(after, { turns: 0, untilInvestment }, random);
  return { after, hasMore };
}

/** Spaces of the rondel that are played in several steps. */
const IN_STEPS: readonly Frame["kind"][] = ["manoeuvre", "import", "factory", "production"];

/** The differences as messages: money, points, taxes, governments, units and interest; nations of the player first. */
function effectsOf(before: State, after: State, seat: Seat): Hint[] {
  if (after.frames.length === 0) {
    const place = imperial.outcome(after)?.ranking.find((entry) => entry.seat === seat);
    return [hint("hint-game-ends", { place: place?.rank ?? 0, score: place?.score ?? 0 })];
  }
  const cash = at(after.cash, seat) - at(before.cash, seat);
  const isOwn = (nation: Nation) => at(before.government, nation) === seat || at(after.government, nation) === seat;
  const [own, others] = [NATIONS.filter(isOwn), NATIONS.filter((nation) => !isOwn(nation))];
  return [
    ...(cash === 0 ? [] : [hint("hint-cash", { amount: cash })]),
    ...own.flatMap((nation) => [
      ...effectsOn(before, after, nation, seat),
      ...moneyOf(before, after, nation),
      ...unitsOf(before, after, nation),
    ]),
    ...others.flatMap((nation) => effectsOn(before, after, nation, seat)),
  ];
}

/** What matters of every nation: its points and taxes, its government, and the interest that it owes to the player. */
function effectsOn(before: State, after: State, nation: Nation, seat: Seat): Hint[] {
  const effects: Hint[] = [];
  const points = at(after.points, nation) - at(before.points, nation);
  if (points > 0) effects.push(hint("hint-points", { nation, points, total: at(after.points, nation) }));
  const [from, to] = [taxationOf(before, nation).tax, taxationOf(after, nation).tax];
  if (from !== to) effects.push(hint("hint-tax", { nation, before: from, after: to }));
  const [due, dueAfter] = [interestDueTo(before, seat, nation), interestDueTo(after, seat, nation)];
  if (due !== dueAfter) effects.push(hint("hint-interest", { nation, before: due, after: dueAfter }));
  const [was, is] = [at(before.government, nation), at(after.government, nation)];
  if (was !== is && is === seat) effects.push(hint("hint-government-won", { nation }));
  if (was !== is && was === seat) effects.push(hint("hint-government-lost", { nation }));
  return effects;
}

function moneyOf(before: State, after: State, nation: Nation): Hint[] {
  const amount = at(after.treasury, nation) - at(before.treasury, nation);
  return amount === 0 ? [] : [hint("hint-treasury", { nation, amount })];
}

/** Soldiers' pay is one million for each unit, so it counts the units. */
function unitsOf(before: State, after: State, nation: Nation): Hint[] {
  const [from, to] = [taxationOf(before, nation).soldiersPay, taxationOf(after, nation).soldiersPay];
  return from === to ? [] : [hint("hint-units", { nation, before: from, after: to })];
}

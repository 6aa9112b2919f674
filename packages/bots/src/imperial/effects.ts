import { type Seat, seededRandom } from "@rondel/engine";
import { type Action, imperial, interestDueTo, NATIONS, type Nation, type State, taxationOf } from "@rondel/imperial";
import type { Choice } from "../bot.ts";
import { type Hint, hint } from "../hints.ts";
import { at } from "../numbers.ts";
import { winnersShare } from "../review/winners-share.ts";
import type { RatedAction } from "../thinking.ts";
import { differentChoices, type PlannedChoice, turnPlanOf } from "../turn-plan.ts";
import { type Lookahead, playOn } from "./playout.ts";
import { prospectsOf } from "./prospects.ts";

/** Actions that only end a part of a turn, or answer a question of another player. */
const MINOR: readonly Action["kind"][] = [
  "endProduction",
  "endImport",
  "endFleets",
  "endManoeuvre",
  "peace",
  "decline",
  "nextToAsk",
  "pass",
];

/** Actions that leave out what could be had, so they are no alternative to suggest. */
const IDLE: readonly Action["kind"][] = ["endProduction", "endImport", "buildNothing"];

/**
 * Up to three different plans with their effects by the end of the current turn, best first. Values of a search are chances to win,
 * which give the order; other values are never higher than that of an earlier choice.
 */
export function choicesOf(state: State, seat: Seat, best: Iterable<RatedAction<Action>>): Choice<Action>[] {
  const choices = differentChoices(plannedChoices(state, seat, best));
  return choices.some(isRated) ? choices.sort((one, other) => other.value - one.value) : choices;
}

function* plannedChoices(
  state: State,
  seat: Seat,
  best: Iterable<RatedAction<Action>>,
): Generator<PlannedChoice<Action>> {
  let highest = 1;
  let isFirst = true;
  for (const { action, value: found } of best) {
    const { after, actions } = afterTurn(state, seat, action);
    const isOver = after.frames.length === 0;
    const value = isOver ? shareOf(after, seat) : (found ?? Math.min(highest, at(prospectsOf(after).shares, seat)));
    if (found === undefined) highest = value;
    const plan = turnPlanOf(actions, ({ kind }) => MINOR.includes(kind));
    const sums = effectsOf(state, after, seat);
    if (!isFirst && (IDLE.includes(action.kind) || (sums.length === 0 && MINOR.includes(action.kind)))) continue;
    const effects: readonly Hint[] = [
      ...sums,
      ...(plan.steps.length > 1 && sums.length > 0 ? [hint("hint-rest-of-turn", {})] : []),
      ...(found !== undefined ? [hint("hint-chance", { percent: Math.round(100 * value) })] : []),
      ...(found === undefined && sums.length === 0 && isFirst ? [hint("hint-nothing-better", {})] : []),
    ];
    isFirst = false;
    yield { choice: { action, plan, value, effects: isOver ? sums : effects }, parts: [JSON.stringify(after)] };
  }
}

function isRated({ effects }: Choice<Action>): boolean {
  return effects.some(({ code }) => code === "hint-chance");
}

/** The share of a seat in the victory of a finished game. */
function shareOf(state: State, seat: Seat): number {
  return winnersShare(imperial, state, state.players)?.[seat] ?? 0;
}

interface PlayedTurn {
  readonly after: State;
  /** The actions of the seat, the first one included; without those that had no alternative. */
  readonly actions: readonly Action[];
}

/** The state after the turn of an action, with the best further moves. */
function afterTurn(state: State, seat: Seat, action: Action): PlayedTurn {
  const after = imperial.clone(state);
  const random = seededRandom("effects");
  const actions = [action];
  imperial.play(after, seat, action, random);
  // For a decision about an investment the effects include the new governments. Investments of others would otherwise only be a guess.
  const isInvestment = state.frames[state.frames.length - 1]?.kind === "investment";
  const lookahead: Lookahead = {
    turns: 0,
    stopsAtInvestmentOf: (investor) => !isInvestment && investor !== seat,
    onDecision: (decider, chosen) => {
      if (decider === seat) actions.push(chosen);
    },
  };
  playOn(after, lookahead, random);
  return { after, actions };
}

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

import type { Seat } from "@rondel/engine";
import { type Action, ALL_REGIONS, isCardPlay, postsOnBoard, provisionalSheet, type State } from "@rondel/imperunde";
import type { Choice } from "../bot.ts";
import { type Hint, hint } from "../hints.ts";
import { at } from "../numbers.ts";
import type { RatedAction } from "../thinking.ts";
import { differentChoices, type PlannedChoice } from "../turn-plan.ts";
import { aimsOf } from "./aims.ts";
import { unitsAt } from "./forces.ts";
import { reasonsOf } from "./reasons.ts";
import { type Survey, surveyOf } from "./survey.ts";
import { isEndOfTurn, type PlannedTurn, planTurn } from "./turn.ts";

/** The most actions that are looked at for three different plans. */
const MOST_TRIED = 10;

/**
 * Up to three different plans with their effects and reasons. The first is the best opinion. Others follow by their chance to win;
 * one that only the judgement prefers is left out, because the opinion weighs what comes later. So is what is worse than doing
 * nothing, and an early end of the turn.
 */
export function choicesOf(survey: Survey, best: readonly RatedAction<Action>[]): Choice<Action>[] {
  const [first, ...others] = differentChoices(plannedChoices(survey, byKind(best).slice(0, MOST_TRIED)));
  return first ? [first, ...others.sort((one, other) => other.value - one.value)] : [];
}

function* plannedChoices(survey: Survey, best: readonly RatedAction<Action>[]): Generator<PlannedChoice<Action>> {
  let first: PlannedTurn | undefined;
  for (const { action, opinion = 0 } of best) {
    if (first && opinion < 0) continue;
    const turn = planTurn(survey, action);
    if (first && (turn.value > first.value || isEndOfTurn(action))) continue;
    const reasons = effectsOf(survey, turn, action);
    const chance = turn.isWhole ? [hint("hint-chance", { percent: Math.round(100 * turn.value) })] : [];
    const isBare = first === undefined && reasons.length === 0;
    const effects = [...(isBare ? [hint("hint-nothing-better", {})] : reasons), ...chance];
    first ??= turn;
    if (effects.length === 0) continue;
    yield { choice: { action, plan: turn.plan, value: turn.value, effects }, parts: turn.parts };
  }
}

/** The best opinion, then the best of each other kind of action, then the rest: alternatives differ more that way. */
function byKind(best: readonly RatedAction<Action>[]): RatedAction<Action>[] {
  const firstOfKind = new Map(best.toReversed().map((rated) => [rated.action.kind, rated]));
  const leaders = best.filter((rated) => firstOfKind.get(rated.action.kind) === rated);
  return [...leaders, ...best.filter((rated) => !leaders.includes(rated))];
}

function effectsOf(survey: Survey, turn: PlannedTurn, action: Action): Hint[] {
  const { state, seat, knowledge } = survey;
  const { next, after } = turn;
  const won = [next, after].find(({ winner }) => winner === seat);
  if (won && !turn.isDiced) return [hint("hint-victory", { posts: postsOnBoard(won, seat) })];
  const later = surveyOf(turn.isDiced ? next : after, seat, knowledge);
  const actions = turn.isDiced ? [action] : turn.plan.steps.map((step) => step.action);
  const aims = actions.flatMap((each) => aimsOf(survey, later, each));
  const sums = turn.isDiced ? [] : sumsOf(state, after, seat, action);
  const isLonger = sums.length > 0 && turn.plan.steps.length > 1;
  return [...reasonsOf(survey, action), ...unique(aims), ...sums, ...(isLonger ? [hint("hint-rest-of-turn", {})] : [])];
}

function unique(hints: readonly Hint[]): Hint[] {
  return [...new Map(hints.map((each) => [JSON.stringify(each), each])).values()];
}

/** Posts, units, income and funds that a plan changes. */
function sumsOf(before: State, after: State, seat: Seat, action: Action): Hint[] {
  const sums: Hint[] = [];
  const posts = postsOnBoard(after, seat) - postsOnBoard(before, seat);
  if (posts !== 0) sums.push(hint("hint-posts", { posts, total: postsOnBoard(after, seat), target: before.target }));
  const forces = isMuster(action) ? unitsOf(after, seat) - unitsOf(before, seat) : 0;
  if (forces !== 0) sums.push(hint("hint-forces", { amount: forces }));
  const income = incomeOf(after, seat) - incomeOf(before, seat);
  if (income !== 0) sums.push(hint("hint-income", { amount: income }));
  const funds = at(after.funds, seat) - at(before.funds, seat);
  if (funds !== 0) sums.push(hint("hint-funds", { amount: funds }));
  return sums;
}

/** Whether an action is a purchase or a card. Units that leave for an attack are not lost. */
function isMuster(action: Action): boolean {
  return isCardPlay(action) || action.kind.startsWith("buy");
}

function unitsOf(state: State, seat: Seat): number {
  return ALL_REGIONS.reduce((sum, region) => sum + unitsAt(state, region, seat).length, 0);
}

function incomeOf(state: State, seat: Seat): number {
  const { freeFunds, carried } = provisionalSheet(state, seat);
  return freeFunds - carried;
}

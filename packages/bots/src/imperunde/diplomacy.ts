import type { Seat } from "@rondel/engine";
import {
  type Action,
  ALL_LANDS,
  type Field,
  type Frame,
  hostile,
  isColonyOf,
  postsOnBoard,
  type State,
} from "@rondel/imperunde";
import { battleValue } from "./campaigns.ts";
import { attackersOn } from "./forces.ts";
import { type Survey, surveyOf } from "./survey.ts";
import { TASTE } from "./taste.ts";

/** What is gained by a stance: war where colonies are weak and the prize is worth it, peace with everybody else. */
export function stanceValue(survey: Survey, frame: Frame, action: Action): number {
  const { state, seat } = survey;
  switch (action.kind) {
    case "declareWar":
      return hostile(state, seat, action.player) ? -1 : gainOfWar(survey, action.player);
    case "consentPeace":
      return -gainOfWar(survey, action.player);
    case "voteTarget":
      return frame.kind === "talks" && frame.proposal < state.target === isLeader(state, seat) && action.yes ? 1 : -1;
    case "sealStance":
      return action.war.reduce<number>((sum, other) => sum + gainOfWar(survey, other), 0);
    default:
      return 0;
  }
}

/** What can be taken, less what can be lost and the dividends. */
function gainOfWar(survey: Survey, other: Seat): number {
  const { state, seat, knowledge } = survey;
  if (!knowledge.wars) return -1;
  const leader = isNearVictory(state, other) ? TASTE.leader : 0;
  return aimsOf(survey, other) - TASTE.exposure * aimsOf(surveyOf(state, other, knowledge), seat) - TASTE.war + leader;
}

/** The two best colonies of another that could be taken now. */
function aimsOf(survey: Survey, other: Seat): number {
  let [best, second] = [0, 0];
  for (const land of ALL_LANDS) {
    if (!isColonyOf(survey.state, land, other)) continue;
    const value = aimValue(survey, land);
    if (value > best) [best, second] = [value, best];
    else second = Math.max(second, value);
  }
  return best + 0.5 * second;
}

function aimValue(survey: Survey, land: Field): number {
  const attackers = attackersOn(survey.state, survey.seat, land, "rested");
  return attackers.length === 0 ? 0 : battleValue(survey, land, attackers);
}

interface WarAim {
  readonly field: number;
  /** What it is worth on average, in posts. */
  readonly prize: number;
}

/** The best colony of another that could be taken now. */
export function warAimIn(survey: Survey, other: number): WarAim | undefined {
  let best: WarAim | undefined;
  for (const land of ALL_LANDS) {
    if (!isColonyOf(survey.state, land, other)) continue;
    const prize = aimValue(survey, land) / TASTE.post;
    if (prize > (best?.prize ?? 0)) best = { field: land, prize };
  }
  return best;
}

/** With so many posts missing, one good round wins the game. */
const NEAR = 4;

export function isNearVictory(state: State, seat: Seat): boolean {
  return state.target - postsOnBoard(state, seat) <= NEAR;
}

export function isLeader(state: State, seat: Seat): boolean {
  const own = postsOnBoard(state, seat);
  return state.order.every((other) => other === seat || postsOnBoard(state, other) <= own);
}

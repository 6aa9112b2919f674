import type { Seat } from "@rondel/engine";
import {
  type Action,
  ALL_SEAS,
  ALL_TERRITORIES,
  COST,
  controller,
  type Frame,
  hostile,
  IS_CARGO,
  isColonyOf,
  KIND_OF,
  PEACE,
  postsOnBoard,
  type Region,
  type Relation,
  type State,
  setBase,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
  stanceOf,
  WAR,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { battleValue } from "./campaigns.ts";
import { attackersOn } from "./forces.ts";
import type { Plan } from "./plan.ts";
import { type Survey, surveyOf } from "./survey.ts";
import { TASTE } from "./taste.ts";

/** What is gained by a stance: war where colonies are weak and the prize is worth it, peace with everybody else. */
export function stanceValue(before: Survey, frame: Frame, action: Action): number {
  const survey = afterDeclarations(before, frame);
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

const afterwards = new WeakMap<Survey, Survey>();

/** Wars that were declared in these talks will come, and count already. */
function afterDeclarations(survey: Survey, frame: Frame): Survey {
  if (!survey.knowledge.plans || frame.kind !== "talks") return survey;
  const { order } = survey.state;
  const declared = order.flatMap((one) =>
    order.filter((other) => stanceOf(frame, one, other) === "war").map((other): Pair => [one, other]),
  );
  if (declared.length === 0) return survey;
  const after = afterwards.get(survey) ?? imagine(survey, declared, WAR);
  afterwards.set(survey, after);
  return after;
}

type Pair = readonly [one: Seat, other: Seat];

/** The board as it would be in other relations. */
function imagine({ state, seat, knowledge }: Survey, pairs: readonly Pair[], relation: Relation): Survey {
  const imagined = { ...state, base: state.base.slice() };
  for (const [one, other] of pairs) setBase(imagined, one, other, relation);
  return surveyOf(imagined, seat, knowledge);
}

/** What can be taken, less what can be lost and the dividends. */
function gainOfWar(survey: Survey, other: Seat): number {
  const { state, seat, knowledge } = survey;
  if (!knowledge.wars) return -1;
  const leader = isNearVictory(state, other) ? TASTE.leader : 0;
  const exposure = TASTE.exposure * aimsOf(surveyOf(state, other, knowledge), seat);
  const campaigns = campaignsIn(survey, other, WAR) - campaignsIn(survey, other, PEACE);
  const ships = TASTE.sunk * (cargoIn(state, other, seat) - cargoIn(state, seat, other));
  return campaigns + ships - exposure - TASTE.war + leader;
}

/** What the armies of a seat could do in war or peace with another. */
function campaignsIn(survey: Survey, other: Seat, relation: Relation): number {
  const { state, seat } = survey;
  if (hostile(state, seat, other) === (relation === WAR)) return total(survey.plan());
  return total(imagine(survey, [[seat, other]], relation).plan());
}

function total({ campaigns }: Plan): number {
  return campaigns.reduce((sum, { value }) => sum + value, 0);
}

/** What is aboard in seas of another, and would be sunk there in a war (IR-8.3.1). */
function cargoIn(state: State, owner: Seat, other: Seat): number {
  let price = 0;
  for (const sea of ALL_SEAS) {
    if (controller(state, sea) !== other) continue;
    for (const stack of stacksAt(state, sea)) {
      const unit = stackUnit(stack);
      if (stackParty(stack) === owner && IS_CARGO[unit]) price += stackCount(stack) * at(COST, at(KIND_OF, unit));
    }
  }
  return price;
}

/** The two best colonies of another that could be taken now. */
function aimsOf(survey: Survey, other: Seat): number {
  let [best, second] = [0, 0];
  for (const territory of ALL_TERRITORIES) {
    if (!isColonyOf(survey.state, territory, other)) continue;
    const value = aimValue(survey, territory);
    if (value > best) [best, second] = [value, best];
    else second = Math.max(second, value);
  }
  return best + 0.5 * second;
}

function aimValue(survey: Survey, territory: Region): number {
  const attackers = attackersOn(survey.state, survey.seat, territory, "rested");
  return attackers.length === 0 ? 0 : battleValue(survey, territory, attackers);
}

interface WarAim {
  readonly region: number;
  /** What it is worth on average, in posts. */
  readonly prize: number;
}

/** The best colony of another that could be taken now. */
export function warAimIn(survey: Survey, other: number): WarAim | undefined {
  let best: WarAim | undefined;
  for (const territory of ALL_TERRITORIES) {
    if (!isColonyOf(survey.state, territory, other)) continue;
    const prize = aimValue(survey, territory) / TASTE.post;
    if (prize > (best?.prize ?? 0)) best = { region: territory, prize };
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

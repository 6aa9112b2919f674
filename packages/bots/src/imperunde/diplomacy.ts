import type { Seat } from "@rondel/engine";
import type { Territory } from "@rondel/imperunde";
import {
  type Action,
  ALL_SEAS,
  ALL_TERRITORIES,
  controller,
  costOf,
  type Frame,
  hostile,
  isColonyOf,
  isTransport,
  kindOf,
  ownerOf,
  PEACE,
  POST,
  postsOnBoard,
  provisionalSheet,
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
import { battleValue } from "./campaigns.ts";
import { attackersOn } from "./forces.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Plan } from "./plan.ts";
import { type Survey, surveyOf } from "./survey.ts";
import { appetiteOf, bootyOf } from "./temperaments.ts";
import { roomOf } from "./worth.ts";

/** The value of a stance: war if it gains weak colonies, otherwise peace. */
export function stanceValue(before: Survey, frame: Frame, action: Action): number {
  const survey = afterDeclarations(before, frame);
  const { state, seat } = survey;
  switch (action.kind) {
    case "declareWar":
      return hostile(state, seat, action.player) ? -1 : gainOfWar(survey, action.player);
    case "consentPeace":
      return -gainOfWar(survey, action.player);
    case "sealStance":
      return action.war.reduce<number>((sum, other) => sum + gainOfWar(survey, other), 0);
    default:
      return 0;
  }
}

const surveysAfter = new WeakMap<Survey, Survey>();

/** A survey in which the wars declared in these talks have begun. */
function afterDeclarations(survey: Survey, frame: Frame): Survey {
  if (!survey.knowledge.plans || frame.kind !== "talks") return survey;
  const { order } = survey.state;
  const declared = order.flatMap((one) =>
    order.filter((other) => stanceOf(frame, one, other) === "war").map((other): Pair => [one, other]),
  );
  if (declared.length === 0) return survey;
  const after = surveysAfter.get(survey) ?? surveyWith(survey, declared, WAR);
  surveysAfter.set(survey, after);
  return after;
}

type Pair = readonly [one: Seat, other: Seat];

/** A survey of the same position with other relations. */
function surveyWith({ state, seat, knowledge }: Survey, pairs: readonly Pair[], relation: Relation): Survey {
  const changed = { ...state, base: state.base.slice() };
  for (const [one, other] of pairs) setBase(changed, one, other, relation);
  return surveyOf(changed, seat, knowledge);
}

/** The value of conquests minus expected losses and dividends. */
export function gainOfWar(survey: Survey, other: Seat): number {
  const { state, seat, knowledge } = survey;
  if (!knowledge.wars) return bootyOf(knowledge, () => aimsOf(survey, other));
  const leader = isNearVictory(state, other) ? PARAMETERS.leader : 0;
  const exposure = PARAMETERS.exposure * threatFrom(survey, other);
  const campaigns = campaignsIn(survey, other, WAR) - campaignsIn(survey, other, PEACE);
  const ships = PARAMETERS.sunk * (transportsAtRisk(state, other, seat) - transportsAtRisk(state, seat, other));
  return campaigns + ships - exposure - PARAMETERS.war + leader + appetiteOf(knowledge);
}

/** The value of the colonies that another player could take from the seat. */
export function threatFrom({ state, seat, knowledge }: Survey, other: Seat): number {
  return aimsOf(surveyOf(state, other, knowledge), seat);
}

/**
 * What a war by card would bring in the movement of the seat: the conquests of this turn, which nobody can guard against, minus what
 * the other could take back this round.
 */
export function gainOfSurprise(survey: Survey, other: Seat): number {
  const { state, seat } = survey;
  const frame = state.frames[state.frames.length - 1];
  if (frame?.kind !== "movement" || state.order[frame.turn] !== seat) return 0;
  const atWar = surveyWith(survey, [[seat, other]], WAR);
  const conquests = atWar
    .plan()
    .campaigns.filter(({ target, rounds }) => rounds === 0 && ownerOf(state, target) === other)
    .reduce((sum, { value }) => sum + value, 0);
  const isLater = state.order.indexOf(other) > frame.turn;
  return conquests - (isLater ? PARAMETERS.exposure * threatFrom(atWar, other) : 0) - PARAMETERS.surprise;
}

/** The value of a seat's campaigns in war or peace with another. */
function campaignsIn(survey: Survey, other: Seat, relation: Relation): number {
  const { state, seat } = survey;
  if (hostile(state, seat, other) === (relation === WAR)) return total(survey.plan());
  return total(surveyWith(survey, [[seat, other]], relation).plan());
}

function total({ campaigns }: Plan): number {
  return campaigns.reduce((sum, { value }) => sum + value, 0);
}

/** The price of the transports in seas of another player, which a war would sink (IR-8.3.1). */
function transportsAtRisk(state: State, owner: Seat, other: Seat): number {
  let price = 0;
  for (const sea of ALL_SEAS) {
    if (controller(state, sea) !== other) continue;
    for (const stack of stacksAt(state, sea)) {
      const unit = stackUnit(stack);
      if (stackParty(stack) === owner && isTransport(unit)) price += stackCount(stack) * costOf(kindOf(unit));
    }
  }
  return price;
}

/** The value of the two best colonies of another player that could be taken now. */
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
  readonly region: Territory;
  /** The expected value in posts. */
  readonly prize: number;
}

/** The best colony of another player that could be taken now. */
export function warAimIn(survey: Survey, other: Seat): WarAim | undefined {
  let best: WarAim | undefined;
  for (const territory of ALL_TERRITORIES) {
    if (!isColonyOf(survey.state, territory, other)) continue;
    const prize = aimValue(survey, territory) / PARAMETERS.post;
    if (prize > (best?.prize ?? 0)) best = { region: territory, prize };
  }
  return best;
}

/** Whether a player could complete the target by the end of the next round, from the known income and room (IR-14.1.2). */
export function isNearVictory(state: State, seat: Seat): boolean {
  const { freeFunds, carried } = provisionalSheet(state, seat);
  const money = carried + PARAMETERS.roundsAhead * (freeFunds - carried);
  const room = roomOf(state, seat) + PARAMETERS.roomAhead;
  return postsOnBoard(state, seat) + Math.min(room, Math.floor(money / costOf(POST))) >= state.target;
}

export function isLeader(state: State, seat: Seat): boolean {
  const own = postsOnBoard(state, seat);
  return state.order.every((other) => other === seat || postsOnBoard(state, other) <= own);
}

import {
  type Action,
  controller,
  type Frame,
  IS_WARSHIP,
  isSea,
  KIND_OF,
  type Kind,
  type Region,
  type Unit,
  VALUE,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { attackersOn, defendersAt, unitsAt } from "./forces.ts";
import { sorted } from "./odds.ts";
import { isIdle, type Step, stepValue } from "./steps.ts";
import type { Survey } from "./survey.ts";
import { TASTE } from "./taste.ts";
import { paysFor, priceOf, worthOf } from "./worth.ts";

/** Movement, embarkation and the steps of an attack, in doubloons. */
export function marchValue(survey: Survey, frame: Frame, action: Action): number {
  const { state, seat } = survey;
  switch (action.kind) {
    case "attack":
      if (survey.knowledge.plans && !isSea(action.target)) return plannedAttack(survey, action.target);
      return battleValue(survey, action.target, attackersOn(state, seat, action.target, "now"));
    case "send":
      return sendValue(survey, frame, action.unit, action.from);
    case "begin":
      return TASTE.begin;
    case "name":
      return -action.units.reduce<number>((sum, unit) => sum + at(KIND_OF, unit), 0);
    case "move":
    case "sailThrough":
      if (survey.knowledge.plans && !IS_WARSHIP[action.unit]) return plannedStep(survey, { ...action, embarks: false });
      return IS_WARSHIP[action.unit]
        ? stationValue(survey, action.to, 0) - stationValue(survey, action.from, 1) - TASTE.step
        : at(survey.lures(), action.to) - at(survey.lures(), action.from) - leaving(survey, action) - TASTE.step;
    case "embark":
      if (!survey.knowledge.overseas) return -1;
      if (survey.knowledge.plans) return plannedStep(survey, { ...action, embarks: true });
      return TASTE.embark * at(survey.lures(), action.to) - at(survey.lures(), action.from) - leaving(survey, action);
    default:
      return 0;
  }
}

function plannedAttack(survey: Survey, target: Region): number {
  const campaign = survey.plan().campaigns.find((other) => other.target === target);
  return campaign?.rounds === 0 ? campaign.value : -1;
}

/** A step of an army or its ship: forward in its campaign; without one, towards what can be won. */
function plannedStep(survey: Survey, step: Step): number {
  const { unit, from, to } = step;
  const plan = survey.plan();
  const value = isIdle(plan, unit, from)
    ? TASTE.idle * (at(survey.lures(), to) - at(survey.lures(), from))
    : stepValue(survey, plan, step);
  return value - leaving(survey, step) - TASTE.step;
}

/** What an attack brings on average, with everything that can take part. */
export function battleValue(survey: Survey, target: Region, attackers: readonly Kind[]): number {
  const { state, seat } = survey;
  const defenders = defendersAt(state, target, seat);
  const { attackerWins, attackersLeft } = survey.odds(target, attackers, defenders);
  const first = attackers.slice(0, 3);
  const losses =
    priceOf(first) * Math.max(0, 1 - attackersLeft / Math.max(1, first.length)) +
    (1 - attackerWins) * priceOf(attackers.slice(3));
  return attackerWins * worthOf(state, target, seat) - TASTE.loss * losses - TASTE.step;
}

function leaving(survey: Survey, { unit, from }: { unit: number; from: Region }): number {
  return isSea(from) ? 0 : survey.leaving(from, at(KIND_OF, unit));
}

/** Another unit for the attack or the battle that runs: how much better the odds are with it. */
function sendValue(survey: Survey, frame: Frame, unit: number, from: Region): number {
  const { state, seat } = survey;
  if (frame.kind !== "attack" && frame.kind !== "battle") return 0;
  const isAttack = frame.kind === "attack";
  const region = isAttack ? frame.target : frame.region;
  const there = isAttack
    ? frame.sent.map(({ fighter }) => fighter.unit)
    : frame.attackers.map((fighter) => fighter.unit);
  const before = sorted(there.map((each) => at(KIND_OF, each)));
  const after = sorted([...before, at(KIND_OF, unit)]);
  const defenders = isAttack
    ? defendersAt(state, region, seat)
    : sorted(frame.defenders.map((fighter) => at(KIND_OF, fighter.unit)));
  const [more, less] = [survey.odds(region, after, defenders), survey.odds(region, before, defenders)];
  const gain = (more.attackerWins - less.attackerWins) * worthOf(state, region, seat);
  const cost = leaving(survey, { unit, from }) + TASTE.send;
  const isFirst = before.length === 0;
  if (!survey.knowledge.plans || isSea(region)) return gain + (isFirst ? MUST : 0) - cost;
  const hope = hopeOfReserves(survey, region, before, defenders);
  return Math.max(gain, hope) + (isFirst && isAttack ? MUST : 0) - cost - elsewhere(survey, region, unit, from);
}

/** An attack without anybody cannot be. */
const MUST = 100;
const MOST_SENT = 3;

/** What the next unit opens the way for, if all who can come are sent after it. */
function hopeOfReserves(survey: Survey, region: Region, there: readonly Kind[], defenders: readonly Kind[]): number {
  const { state, seat } = survey;
  const reserves = attackersOn(state, seat, region, "now");
  const more = survey.odds(region, sorted([...there, ...reserves]), defenders).attackerWins;
  const less = survey.odds(region, there, defenders).attackerWins;
  return ((more - less) * worthOf(state, region, seat)) / Math.max(1, Math.min(MOST_SENT, reserves.length));
}

/** What a unit could do instead. */
function elsewhere(survey: Survey, region: Region, unit: Unit, from: Region): number {
  const campaign = survey
    .plan(region)
    .campaigns.find(({ troops }) => troops.some((troop) => troop.region === from && troop.unit === unit));
  return campaign ? (TASTE.instead * campaign.value) / campaign.troops.length : 0;
}

/** What a warship is worth where it is, with so many others of its own already counted. */
function stationValue({ state, seat }: Survey, sea: Region, itself: number): number {
  const others = unitsAt(state, sea, seat).length - itself;
  if (others > 0) return 0.3;
  if (itself === 0 && controller(state, sea) >= 0) return 0;
  return paysFor(state, sea, seat) ? at(VALUE, sea) * TASTE.seaValue : 0.1;
}

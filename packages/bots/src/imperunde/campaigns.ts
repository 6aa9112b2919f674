import type { Sea } from "@rondel/imperunde";
import {
  type Action,
  asSea,
  controller,
  costOf,
  type Frame,
  hostile,
  isSea,
  isTransport,
  isWarship,
  type Kind,
  kindOf,
  NOBODY,
  type Region,
  regionValue,
  shipMovesLeft,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
  type Unit,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { attackersOn, defendersAt, unitsAt } from "./forces.ts";
import { sorted } from "./odds.ts";
import { PARAMETERS } from "./parameters.ts";
import { isIdle, type Step, stepValue } from "./steps.ts";
import type { Survey } from "./survey.ts";
import { paysFor, priceOf, worthOf } from "./worth.ts";

/** The value of movement, embarkation and the steps of an attack, in doubloons. */
export function movementValue(survey: Survey, frame: Frame, action: Action): number {
  const { state, seat } = survey;
  switch (action.kind) {
    case "attack":
      if (survey.knowledge.plans && !isSea(action.target)) return plannedAttack(survey, action.target);
      return battleValue(survey, action.target, attackersOn(state, seat, action.target, "now"));
    case "send":
      return sendValue(survey, frame, action.unit, action.from);
    case "begin":
      return PARAMETERS.begin;
    case "name":
      return -action.units.reduce<number>((sum, unit) => sum + kindOf(unit), 0);
    case "move":
    case "sailThrough":
      if (survey.knowledge.plans && !isWarship(action.unit)) return plannedStep(survey, { ...action, embarks: false });
      if (isWarship(action.unit)) return voyageValue(survey, action.unit, asSea(action.from), asSea(action.to));
      return (
        at(survey.pulls(), action.to) - at(survey.pulls(), action.from) - leaving(survey, action) - PARAMETERS.step
      );
    case "embark":
      if (!survey.knowledge.overseas) return -1;
      if (survey.knowledge.plans) return plannedStep(survey, { ...action, embarks: true });
      return (
        PARAMETERS.embark * at(survey.pulls(), action.to) - at(survey.pulls(), action.from) - leaving(survey, action)
      );
    default:
      return 0;
  }
}

function plannedAttack(survey: Survey, target: Region): number {
  const campaign = survey.plan().campaigns.find((other) => other.target === target);
  return campaign?.rounds === 0 ? campaign.value : -1;
}

/** The value of a step of an army or its ship: progress in its campaign, or without one towards the best target. */
function plannedStep(survey: Survey, step: Step): number {
  const { unit, from, to } = step;
  const plan = survey.plan();
  const value = isIdle(plan, unit, from)
    ? PARAMETERS.idle * (at(survey.pulls(), to) - at(survey.pulls(), from))
    : stepValue(survey, plan, step);
  return value - leaving(survey, step) - PARAMETERS.step;
}

/** The expected value of an attack with these units. */
export function battleValue(survey: Survey, target: Region, attackers: readonly Kind[]): number {
  const { state, seat } = survey;
  const defenders = defendersAt(state, target, seat);
  const { attackerWins, attackersLeft } = survey.odds(target, attackers, defenders);
  const first = attackers.slice(0, 3);
  const losses =
    priceOf(first) * Math.max(0, 1 - attackersLeft / Math.max(1, first.length)) +
    (1 - attackerWins) * priceOf(attackers.slice(3));
  const prey = isSea(target) ? preyIn(survey, asSea(target)) : 0;
  return attackerWins * (worthOf(state, target, seat) + prey) - PARAMETERS.loss * losses - PARAMETERS.step;
}

function leaving(survey: Survey, { unit, from }: { readonly unit: Unit; readonly from: Region }): number {
  return isSea(from) ? 0 : survey.leaving(from, kindOf(unit));
}

/** The value of sending another unit to the current attack or battle: the gain in odds. */
function sendValue(survey: Survey, frame: Frame, unit: Unit, from: Region): number {
  const { state, seat } = survey;
  if (frame.kind !== "attack" && frame.kind !== "battle") return 0;
  const isAttack = frame.kind === "attack";
  const region = isAttack ? frame.target : frame.region;
  const there = isAttack
    ? frame.sent.map(({ fighter }) => fighter.unit)
    : frame.attackers.map((fighter) => fighter.unit);
  const before = sorted(there.map(kindOf));
  const after = sorted([...before, kindOf(unit)]);
  const defenders = isAttack
    ? defendersAt(state, region, seat)
    : sorted(frame.defenders.map((fighter) => kindOf(fighter.unit)));
  const [more, less] = [survey.odds(region, after, defenders), survey.odds(region, before, defenders)];
  const gain = (more.attackerWins - less.attackerWins) * worthOf(state, region, seat);
  const cost = leaving(survey, { unit, from }) + PARAMETERS.send;
  const isFirst = before.length === 0;
  if (!survey.knowledge.plans || isSea(region)) return gain + (isFirst ? MUST : 0) - cost;
  const share = valueOfReserves(survey, region, before, defenders);
  return Math.max(gain, share) + (isFirst && isAttack ? MUST : 0) - cost - costElsewhere(survey, region, unit, from);
}

/** Added for the first unit: an attack needs at least one. */
const MUST = 100;
const MOST_SENT = 3;

/** The share of one unit in the value of sending all reserves. */
function valueOfReserves(survey: Survey, region: Region, there: readonly Kind[], defenders: readonly Kind[]): number {
  const { state, seat } = survey;
  const reserves = attackersOn(state, seat, region, "now");
  const more = survey.odds(region, sorted([...there, ...reserves]), defenders).attackerWins;
  const less = survey.odds(region, there, defenders).attackerWins;
  return ((more - less) * worthOf(state, region, seat)) / Math.max(1, Math.min(MOST_SENT, reserves.length));
}

/** The part of another campaign's value that is lost with a unit. */
function costElsewhere(survey: Survey, region: Region, unit: Unit, from: Region): number {
  const campaign = survey
    .plan(region)
    .campaigns.find(({ troops }) => troops.some((troop) => troop.region === from && troop.unit === unit));
  return campaign ? (PARAMETERS.instead * campaign.value) / campaign.troops.length : 0;
}

/** The value of a warship's step. One that sinks transports with its first move can come back with its second. */
function voyageValue(survey: Survey, unit: Unit, from: Sea, to: Sea): number {
  const prey = preyIn(survey, to);
  const canReturn = prey > 0 && shipMovesLeft(unit) > 1;
  const change = stationValue(survey, to, 0) - stationValue(survey, from, 1);
  return prey + (canReturn ? Math.max(0, change) : change) - PARAMETERS.step;
}

/** The value of the enemy transports that a warship sinks where it comes to control a sea (IR-9.4.6). */
function preyIn({ state, seat, knowledge }: Survey, sea: Sea): number {
  if (!knowledge.wars) return 0;
  let price = 0;
  for (const stack of stacksAt(state, sea)) {
    const unit = stackUnit(stack);
    if (isTransport(unit) && hostile(state, seat, stackParty(stack))) price += stackCount(stack) * costOf(kindOf(unit));
  }
  return PARAMETERS.sunk * price;
}

/** The value of a warship in a sea. `itself` is 1 if the ship is already there. */
function stationValue({ state, seat }: Survey, sea: Sea, itself: number): number {
  const others = unitsAt(state, sea, seat).length - itself;
  if (others > 0) return 0.3;
  if (itself === 0 && controller(state, sea) !== NOBODY) return 0;
  return paysFor(state, sea, seat) ? regionValue(sea) * PARAMETERS.seaValue : 0.1;
}

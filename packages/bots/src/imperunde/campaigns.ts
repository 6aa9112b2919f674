import {
  type Action,
  controller,
  type Field,
  type Frame,
  IS_WARSHIP,
  isSea,
  KIND_OF,
  type Kind,
  VALUE,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { attackersOn, defendersAt, unitsAt } from "./forces.ts";
import { sorted } from "./odds.ts";
import type { Survey } from "./survey.ts";
import { TASTE } from "./taste.ts";
import { paysFor, priceOf, worthOf } from "./worth.ts";

/** Movement, embarkation and the steps of an attack, in doubloons. */
export function marchValue(survey: Survey, frame: Frame, action: Action): number {
  const { state, seat } = survey;
  switch (action.kind) {
    case "attack":
      return battleValue(survey, action.target, attackersOn(state, seat, action.target, "now"));
    case "send":
      return sendValue(survey, frame, action.unit, action.from);
    case "begin":
      return TASTE.begin;
    case "name":
      return -action.units.reduce<number>((sum, unit) => sum + at(KIND_OF, unit), 0);
    case "move":
    case "sailThrough":
      return IS_WARSHIP[action.unit]
        ? stationValue(survey, action.to, 0) - stationValue(survey, action.from, 1) - TASTE.step
        : at(survey.lures(), action.to) - at(survey.lures(), action.from) - leaving(survey, action) - TASTE.step;
    case "embark":
      if (!survey.knowledge.overseas) return -1;
      return TASTE.embark * at(survey.lures(), action.to) - at(survey.lures(), action.from) - leaving(survey, action);
    default:
      return 0;
  }
}

/** What an attack brings on average, with everything that can take part. */
export function battleValue(survey: Survey, target: Field, attackers: readonly Kind[]): number {
  const { state, seat } = survey;
  const defenders = defendersAt(state, target, seat);
  const { attackerWins, attackersLeft } = survey.odds(target, attackers, defenders);
  const first = attackers.slice(0, 3);
  const losses =
    priceOf(first) * Math.max(0, 1 - attackersLeft / Math.max(1, first.length)) +
    (1 - attackerWins) * priceOf(attackers.slice(3));
  return attackerWins * worthOf(state, target, seat) - TASTE.loss * losses - TASTE.step;
}

function leaving(survey: Survey, { unit, from }: { unit: number; from: Field }): number {
  return isSea(from) ? 0 : survey.leaving(from, at(KIND_OF, unit));
}

/** Another unit for the attack or the battle that runs: how much better the odds are with it. */
function sendValue(survey: Survey, frame: Frame, unit: number, from: Field): number {
  const { state, seat } = survey;
  if (frame.kind !== "attack" && frame.kind !== "battle") return 0;
  const isAttack = frame.kind === "attack";
  const field = isAttack ? frame.target : frame.field;
  const there = isAttack
    ? frame.sent.map(({ fighter }) => fighter.unit)
    : frame.attackers.map((fighter) => fighter.unit);
  const before = sorted(there.map((each) => at(KIND_OF, each)));
  const after = sorted([...before, at(KIND_OF, unit)]);
  const defenders = isAttack
    ? defendersAt(state, field, seat)
    : sorted(frame.defenders.map((fighter) => at(KIND_OF, fighter.unit)));
  const [more, less] = [survey.odds(field, after, defenders), survey.odds(field, before, defenders)];
  const gain = (more.attackerWins - less.attackerWins) * worthOf(state, field, seat);
  const isFirst = before.length === 0;
  return gain + (isFirst ? 100 : 0) - leaving(survey, { unit, from }) - TASTE.send;
}

/** What a warship is worth where it is, with so many others of its own already counted. */
function stationValue({ state, seat }: Survey, sea: Field, itself: number): number {
  const others = unitsAt(state, sea, seat).length - itself;
  if (others > 0) return 0.3;
  if (itself === 0 && controller(state, sea) >= 0) return 0;
  return paysFor(state, sea, seat) ? at(VALUE, sea) * TASTE.seaValue : 0.1;
}

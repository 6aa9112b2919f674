import type { Seat } from "@rondel/engine";
import {
  ALL_LANDS,
  ALL_SEAS,
  BORDERS,
  COASTS,
  FIELD_NAMES,
  type Field,
  hostile,
  isColonyOf,
  isFree,
  isHome,
  isSea,
  type Kind,
  ownerOf,
  postsAt,
  postsOnBoard,
  provisionalSheet,
  type State,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { attackersOn, defendersAt, unitsAt } from "./forces.ts";
import type { Knowledge } from "./knowledge.ts";
import { byNumbers, type Odds, oddsOf } from "./odds.ts";
import { type Plan, planOf } from "./plan.ts";
import { TASTE } from "./taste.ts";
import { priceOf, roomOf, worthOf } from "./worth.ts";

/** The board as one seat looks at it: what there is to win, and where its own colonies are in danger. Worked out when asked for. */
export interface Survey {
  readonly state: State;
  readonly seat: Seat;
  readonly knowledge: Knowledge;
  /** How an attack would end, as far as the seat can tell. */
  odds(field: Field, attackers: readonly Kind[], defenders: readonly Kind[]): Odds;
  /** Kinds of what defends a field against the seat. */
  defenders(field: Field): readonly Kind[];
  /** By field: how much an army gains by being there, for what can be taken from there. */
  lures(): readonly number[];
  /** What a conquered post is worth for the victory that it brings near, besides what it is worth anyway. */
  urgency(): number;
  /** Who is to take what; without a field that is being attacked. */
  plan(attacked?: Field): Plan;
  /** What is lost by taking a unit of a kind out of a land. */
  leaving(land: Field, kind: Kind): number;
  /** The chance that a colony falls, if these units guard it. */
  risk(land: Field, guards: readonly Kind[]): number;
}

export function surveyOf(state: State, seat: Seat, knowledge: Knowledge): Survey {
  let urgency: number | undefined;
  let lures: readonly number[] | undefined;
  const threats = new Map<Field, readonly Threat[]>();
  const threatsTo = (land: Field): readonly Threat[] => {
    const found = threats.get(land) ?? threatsOf(state, seat, land);
    threats.set(land, found);
    return found;
  };
  const risk = (land: Field, guards: readonly Kind[]): number =>
    knowledge.danger ? riskOf(threatsTo(land), guards) : 0;
  const defenders = new Map<Field, readonly Kind[]>();
  const plans = new Map<Field | undefined, Plan>();
  const survey: Survey = {
    state,
    seat,
    knowledge,
    risk,
    odds: (field, attackers, defenders) =>
      knowledge.odds ? oddsOf(isSea(field), attackers, defenders) : byNumbers(attackers, defenders),
    defenders(field) {
      const found = defenders.get(field) ?? defendersAt(state, field, seat);
      defenders.set(field, found);
      return found;
    },
    lures() {
      lures ??= luresOf(state, seat, knowledge);
      return lures;
    },
    urgency() {
      urgency ??= urgencyOf(state, seat);
      return urgency;
    },
    plan(attacked) {
      const found = plans.get(attacked) ?? planOf(survey, attacked);
      plans.set(attacked, found);
      return found;
    },
    leaving(land, kind) {
      if (!isColonyOf(state, land, seat)) return 0;
      const guards = unitsAt(state, land, seat);
      if (guards.length <= 1 && postsAt(state, land) === 0) return worthOf(state, land, seat);
      const left = guards.toSpliced(guards.indexOf(kind), 1);
      return (risk(land, left) - risk(land, guards)) * worthOf(state, land, seat);
    },
  };
  return survey;
}

/** The fewer posts are missing that cannot be built in this round, the more a conquered one counts (IR-14.1.2). */
function urgencyOf(state: State, seat: Seat): number {
  const money = fundsOf(state, seat);
  const buildable = Math.min(roomOf(state, seat), Math.floor(money / 2));
  const missing = state.target - postsOnBoard(state, seat) - buildable;
  return missing <= 0 || missing > TASTE.blitzFrom || state.debt[seat] !== 0 ? 0 : TASTE.blitz / missing;
}

/** What can be spent in this round, as far as it is known. */
function fundsOf(state: State, seat: Seat): number {
  const phases = state.frames.map(({ kind }) => kind);
  if (phases.includes("talks") || phases.includes("income")) return provisionalSheet(state, seat).freeFunds;
  return phases.includes("investments") ? at(state.funds, seat) : 0;
}

/** Whether a land could be taken by a seat as things are. */
function isTarget(state: State, seat: Seat, land: Field): boolean {
  if (isFree(state, land)) return true;
  return !isHome(state, land) && hostile(state, seat, ownerOf(state, land));
}

/** What an attack on a land is good for, before it is known who comes. */
export function temptation(state: State, seat: Seat, land: Field): number {
  if (!isTarget(state, seat, land)) return 0;
  return Math.max(0, worthOf(state, land, seat) - 0.5 * priceOf(defendersAt(state, land, seat)));
}

function luresOf(state: State, seat: Seat, { overseas }: Knowledge): number[] {
  const temptations = ALL_LANDS.map((land) => temptation(state, seat, land));
  const best = (fields: readonly Field[] | undefined): number =>
    (fields ?? []).reduce((most, field) => Math.max(most, temptations[field] ?? 0), 0);
  const lures = new Array<number>(FIELD_NAMES.length).fill(0);
  for (const land of ALL_LANDS) if (ownerOf(state, land) === seat) lures[land] = best(BORDERS[land]);
  for (const sea of ALL_SEAS) lures[sea] = overseas ? best(COASTS[sea]) : 0;
  for (let step = 0; step < 3; step++) {
    for (const land of ALL_LANDS) if (ownerOf(state, land) === seat) spread(lures, land, TASTE.march);
    for (const sea of ALL_SEAS) spread(lures, sea, TASTE.sail);
  }
  return lures;
}

function spread(lures: number[], field: Field, factor: number): void {
  for (const next of BORDERS[field] ?? []) lures[field] = Math.max(at(lures, field), factor * at(lures, next));
}

/** Somebody who could attack a colony, with what, and how likely that is. */
interface Threat {
  readonly attackers: readonly Kind[];
  readonly weight: number;
}

function threatsOf(state: State, seat: Seat, land: Field): Threat[] {
  const threats: Threat[] = [];
  for (const other of state.order) {
    if (other === seat) continue;
    const attackers = attackersOn(state, other, land, "rested");
    if (attackers.length > 0) threats.push({ attackers, weight: hostile(state, seat, other) ? 1 : TASTE.mistrust });
  }
  return threats;
}

function riskOf(threats: readonly Threat[], guards: readonly Kind[]): number {
  let risk = guards.length === 0 ? TASTE.unrest : 0;
  for (const { attackers, weight } of threats) {
    risk = Math.max(risk, weight * oddsOf(false, attackers, guards).attackerWins);
  }
  return risk;
}

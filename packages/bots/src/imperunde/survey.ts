import type { Seat } from "@rondel/engine";
import {
  ALL_SEAS,
  ALL_TERRITORIES,
  BORDERS,
  COASTS,
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
  REGION_NAMES,
  type Region,
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
  odds(region: Region, attackers: readonly Kind[], defenders: readonly Kind[]): Odds;
  /** Kinds of what defends a field against the seat. */
  defenders(region: Region): readonly Kind[];
  /** By field: how much an army gains by being there, for what can be taken from there. */
  lures(): readonly number[];
  /** What a conquered post is worth for the victory that it brings near, besides what it is worth anyway. */
  urgency(): number;
  /** Who is to take what; without a field that is being attacked. */
  plan(attacked?: Region): Plan;
  /** What is lost by taking a unit of a kind out of a land. */
  leaving(territory: Region, kind: Kind): number;
  /** The chance that a colony falls, if these units guard it. */
  risk(territory: Region, guards: readonly Kind[]): number;
}

export function surveyOf(state: State, seat: Seat, knowledge: Knowledge): Survey {
  let urgency: number | undefined;
  let lures: readonly number[] | undefined;
  const threats = new Map<Region, readonly Threat[]>();
  const threatsTo = (territory: Region): readonly Threat[] => {
    const found = threats.get(territory) ?? threatsOf(state, seat, territory);
    threats.set(territory, found);
    return found;
  };
  const risk = (territory: Region, guards: readonly Kind[]): number =>
    knowledge.danger ? riskOf(threatsTo(territory), guards) : 0;
  const defenders = new Map<Region, readonly Kind[]>();
  const plans = new Map<Region | undefined, Plan>();
  const survey: Survey = {
    state,
    seat,
    knowledge,
    risk,
    odds: (region, attackers, defenders) =>
      knowledge.odds ? oddsOf(isSea(region), attackers, defenders) : byNumbers(attackers, defenders),
    defenders(region) {
      const found = defenders.get(region) ?? defendersAt(state, region, seat);
      defenders.set(region, found);
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
    leaving(territory, kind) {
      if (!isColonyOf(state, territory, seat)) return 0;
      const guards = unitsAt(state, territory, seat);
      if (guards.length <= 1 && postsAt(state, territory) === 0) return worthOf(state, territory, seat);
      const left = guards.toSpliced(guards.indexOf(kind), 1);
      return (risk(territory, left) - risk(territory, guards)) * worthOf(state, territory, seat);
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
function isTarget(state: State, seat: Seat, territory: Region): boolean {
  if (isFree(state, territory)) return true;
  return !isHome(state, territory) && hostile(state, seat, ownerOf(state, territory));
}

/** What an attack on a land is good for, before it is known who comes. */
export function temptation(state: State, seat: Seat, territory: Region): number {
  if (!isTarget(state, seat, territory)) return 0;
  return Math.max(0, worthOf(state, territory, seat) - 0.5 * priceOf(defendersAt(state, territory, seat)));
}

function luresOf(state: State, seat: Seat, { overseas }: Knowledge): number[] {
  const temptations = ALL_TERRITORIES.map((territory) => temptation(state, seat, territory));
  const best = (regions: readonly Region[] | undefined): number =>
    (regions ?? []).reduce((most, region) => Math.max(most, temptations[region] ?? 0), 0);
  const lures = new Array<number>(REGION_NAMES.length).fill(0);
  for (const territory of ALL_TERRITORIES)
    if (ownerOf(state, territory) === seat) lures[territory] = best(BORDERS[territory]);
  for (const sea of ALL_SEAS) lures[sea] = overseas ? best(COASTS[sea]) : 0;
  for (let step = 0; step < 3; step++) {
    for (const territory of ALL_TERRITORIES)
      if (ownerOf(state, territory) === seat) spread(lures, territory, TASTE.march);
    for (const sea of ALL_SEAS) spread(lures, sea, TASTE.sail);
  }
  return lures;
}

function spread(lures: number[], region: Region, factor: number): void {
  for (const next of BORDERS[region] ?? []) lures[region] = Math.max(at(lures, region), factor * at(lures, next));
}

/** Somebody who could attack a colony, with what, and how likely that is. */
interface Threat {
  readonly attackers: readonly Kind[];
  readonly weight: number;
}

function threatsOf(state: State, seat: Seat, territory: Region): Threat[] {
  const threats: Threat[] = [];
  for (const other of state.order) {
    if (other === seat) continue;
    const attackers = attackersOn(state, other, territory, "rested");
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

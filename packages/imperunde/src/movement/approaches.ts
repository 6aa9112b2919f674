import type { Seat } from "@rondel/engine";
import { BORDERS, COASTS, isSea, REGIONS, type Region, type Sea, type Territory } from "../board/board.ts";
import type { Fighter } from "../frames.ts";
import { stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { entry, seaNeighbours } from "../seas.ts";
import type { State } from "../state.ts";
import { ownerOf } from "../territories.ts";
import {
  ARMY_MOVES_LEFT,
  IS_CARGO,
  IS_WARSHIP,
  LANDED_BY_WIND,
  LANDING_CALLED_OFF,
  SHIP_MOVES_LEFT,
  type Unit,
} from "../units.ts";
import { afterStep, mayLandFrom, mayLeave } from "./steps.ts";

/** One way to bring one unit to a target: where it starts and what lies between. */
export type Approach = (unit: Unit, from: Region, via: readonly Region[]) => void;

/**
 * IR-9.5.1, IR-9.5.2, IR-12.4.2: every unit of a seat that can reach the target, with each useful path. Steps before the last are
 * peaceful; a path with a detour to a field from which the target is one step away anyway is left out.
 */
export function eachApproach(state: State, seat: Seat, target: Region, offer: Approach): void {
  if (isSea(target)) approachesBySea(state, seat, target, offer);
  else approachesToTerritory(state, seat, target, offer);
}

/**
 * Fields that some unit of a seat could reach if nothing stood in its way: whatever is not marked needs no closer look.
 */
export function withinReach(state: State, seat: Seat): boolean[] {
  const reach = Array.from({ length: REGIONS }, () => -1);
  for (let region = 0; region < REGIONS; region++) {
    for (const stack of stacksAt(state, region)) {
      if (stackParty(stack) === seat) spread(state, seat, region, radius(stackUnit(stack)), reach);
    }
  }
  return reach.map((steps) => steps >= 0);
}

/** The longest way of a unit: landing takes a ship move and an army move at once. */
function radius(unit: Unit): number {
  if (!IS_CARGO[unit]) return shipMoves(unit) + armyMoves(unit);
  return Math.max(0, shipMoves(unit) + armyMoves(unit) - 1);
}

function spread(state: State, seat: Seat, region: Region, steps: number, reach: number[]): void {
  if ((reach[region] ?? 0) >= steps) return;
  reach[region] = steps;
  if (steps === 0) return;
  const beside = isSea(region) ? seaNeighbours(state, seat, region) : (BORDERS[region] ?? []);
  for (const next of beside) spread(state, seat, next, steps - 1, reach);
  if (isSea(region)) for (const territory of COASTS[region] ?? []) spread(state, seat, territory, steps - 1, reach);
}

function eachUnit(state: State, region: Region, seat: Seat, offer: (unit: Unit) => void): void {
  for (const stack of stacksAt(state, region)) if (stackParty(stack) === seat) offer(stackUnit(stack));
}

const shipMoves = (unit: Unit): number => SHIP_MOVES_LEFT[unit] ?? 0;
const armyMoves = (unit: Unit): number => ARMY_MOVES_LEFT[unit] ?? 0;

function approachesBySea(state: State, seat: Seat, target: Sea, offer: Approach): void {
  const beside = seaNeighbours(state, seat, target);
  // RU-119: own warships that already lie beside pirates.
  eachUnit(state, target, seat, (unit) => IS_WARSHIP[unit] && offer(unit, target, []));
  for (const near of beside) {
    if (!mayLeave(state, near)) continue;
    eachUnit(state, near, seat, (unit) => IS_WARSHIP[unit] && shipMoves(unit) >= 1 && offer(unit, near, []));
    const met = entry(state, seat, near);
    if (met === "enemy" || met === "closed") continue;
    for (const far of seaNeighbours(state, seat, near)) {
      if (far === target || beside.includes(far) || !mayLeave(state, far)) continue;
      eachUnit(state, far, seat, (unit) => IS_WARSHIP[unit] && shipMoves(unit) >= 2 && offer(unit, far, [near]));
    }
  }
}

function approachesToTerritory(state: State, seat: Seat, target: Territory, offer: Approach): void {
  const bases = (BORDERS[target] ?? []).filter((territory) => ownerOf(state, territory) === seat);
  for (const near of bases) {
    eachUnit(state, near, seat, (unit) => armyMoves(unit) >= 1 && offer(unit, near, []));
    for (const far of BORDERS[near] ?? []) {
      if (bases.includes(far) || far === target || ownerOf(state, far) !== seat) continue;
      eachUnit(state, far, seat, (unit) => armyMoves(unit) >= 2 && offer(unit, far, [near]));
    }
  }
  const shores = COASTS[target] ?? [];
  for (const sea of shores) eachLanding(state, seat, sea, shores, 1, [], offer);
  // RU-117: cavalry lands in an own land and rides on.
  for (const base of bases) {
    const harbours = COASTS[base] ?? [];
    for (const sea of harbours) if (!shores.includes(sea)) eachLanding(state, seat, sea, harbours, 2, [base], offer);
  }
}

/** Cargo that lands out of a sea, from this sea or from one step away (IR-9.3.2). */
function eachLanding(
  state: State,
  seat: Seat,
  sea: Sea,
  shores: readonly Sea[],
  rides: number,
  onward: readonly Territory[],
  offer: Approach,
): void {
  if (!mayLandFrom(state, sea)) return;
  const mayLand = (unit: Unit, steps: number): boolean =>
    IS_CARGO[unit] === true && armyMoves(unit) >= rides && shipMoves(unit) >= steps;
  eachUnit(state, sea, seat, (unit) => mayLand(unit, 1) && offer(unit, sea, onward));
  const met = entry(state, seat, sea);
  if (met === "enemy" || met === "closed") return;
  for (const far of seaNeighbours(state, seat, sea)) {
    if (shores.includes(far) || !mayLeave(state, far)) continue;
    eachUnit(state, far, seat, (unit) => mayLand(unit, 2) && offer(unit, far, [sea, ...onward]));
  }
}

/** Good winds: one step out of the sea where the wind blows (RU-62). */
export function eachWindApproach(
  state: State,
  sea: Sea,
  seat: Seat,
  wind: readonly number[],
  target: Region,
  offer: Approach,
): void {
  const reachable = isSea(target)
    ? seaNeighbours(state, seat, sea).includes(target) && mayLeave(state, sea)
    : (COASTS[sea] ?? []).includes(target) && mayLandFrom(state, sea);
  if (!reachable) return;
  eachUnit(state, sea, seat, (unit) => {
    const fits = isSea(target) ? IS_WARSHIP[unit] : IS_CARGO[unit];
    if (fits && (wind[unit] ?? 0) > 0) offer(unit, sea, []);
  });
}

/** The unit at the end of its way, and the seas it enters. */
export function march(
  unit: Unit,
  from: Region,
  via: readonly Region[],
  target: Region,
): { fighter: Fighter; seas: Sea[] } {
  const seas: Sea[] = [];
  if (from === target) return { fighter: { unit, from: -1, start: -1, back: unit, fights: false }, seas };
  let here = from;
  let entered = from;
  let now = unit;
  let back = unit;
  for (const next of [...via, target]) {
    back = isSea(here) && !isSea(next) ? (LANDING_CALLED_OFF[now] ?? now) : -1;
    now = afterStep(now, here, next);
    if (back < 0) back = now;
    if (isSea(next)) seas.push(next);
    entered = here;
    here = next;
  }
  return { fighter: { unit: now, from: entered, start: from, back, fights: false }, seas };
}

/** The same for a move by Good winds, which uses no moves of the ship's own. */
export function windMarch(unit: Unit, sea: Sea, target: Region): { fighter: Fighter; seas: Sea[] } {
  const arrived = isSea(target) ? unit : (LANDED_BY_WIND[unit] ?? unit);
  return {
    fighter: { unit: arrived, from: sea, start: sea, back: unit, fights: false },
    seas: isSea(target) ? [target] : [],
  };
}

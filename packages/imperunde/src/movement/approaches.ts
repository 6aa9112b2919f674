import type { Seat } from "@rondel/engine";
import {
  ALL_REGIONS,
  bordersOf,
  coastsOf,
  isSea,
  REGIONS,
  type Region,
  type Sea,
  type Territory,
} from "../board/board.ts";
import { standing } from "../combat/fighters.ts";
import type { Fighter } from "../frames.ts";
import { stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { entry, seaNeighbours } from "../seas.ts";
import type { State } from "../state.ts";
import { ownerOf } from "../territories.ts";
import {
  armyMovesLeft,
  CALL_OFF_LANDING,
  changed,
  isTransport,
  isWarship,
  kindOf,
  NO_UNIT,
  shipMovesLeft,
  spent,
  type Unit,
} from "../units.ts";
import { afterStep, mayLandFrom, mayLeave } from "./steps.ts";

/** Receives one way to bring a unit to a target: its start and the regions in between. */
export type Approach = (unit: Unit, from: Region, via: readonly Region[]) => void;

/**
 * IR-9.5.1, IR-9.5.2, IR-12.4.2: calls back with every unit of a seat that can reach the target, and each useful path. All steps
 * but the last are peaceful. A path is left out if it passes through a region from which the target is one step away.
 */
export function eachApproach(state: State, seat: Seat, target: Region, offer: Approach): void {
  if (isSea(target)) approachesBySea(state, seat, target, offer);
  else approachesToTerritory(state, seat, target, offer);
}

/** By region: whether a unit of the seat could reach it if no other pieces were on the board. A quick first check. */
export function withinReach(state: State, seat: Seat): boolean[] {
  const reach = Array.from({ length: REGIONS }, () => -1);
  for (const region of ALL_REGIONS) {
    for (const stack of stacksAt(state, region)) {
      if (stackParty(stack) === seat) spread(state, seat, region, radius(stackUnit(stack)), reach);
    }
  }
  return reach.map((steps) => steps >= 0);
}

/** The most steps that a unit can make. A landing takes a ship move and an army move in one step. */
function radius(unit: Unit): number {
  const moves = shipMovesLeft(unit) + armyMovesLeft(unit);
  return isTransport(unit) ? Math.max(0, moves - 1) : moves;
}

function spread(state: State, seat: Seat, region: Region, steps: number, reach: number[]): void {
  if ((reach[region] ?? 0) >= steps) return;
  reach[region] = steps;
  if (steps === 0) return;
  const beside = isSea(region) ? seaNeighbours(state, seat, region) : bordersOf(region);
  for (const next of beside) spread(state, seat, next, steps - 1, reach);
  if (isSea(region)) for (const territory of coastsOf(region)) spread(state, seat, territory, steps - 1, reach);
}

function eachUnit(state: State, region: Region, seat: Seat, offer: (unit: Unit) => void): void {
  for (const stack of stacksAt(state, region)) if (stackParty(stack) === seat) offer(stackUnit(stack));
}

function approachesBySea(state: State, seat: Seat, target: Sea, offer: Approach): void {
  const beside = seaNeighbours(state, seat, target);
  // RU-119: the attacker's warships that are already in a sea with pirates, or with ships hired from them.
  eachUnit(state, target, seat, (unit) => isWarship(unit) && offer(unit, target, []));
  for (const near of beside) {
    if (!mayLeave(state, near)) continue;
    eachUnit(state, near, seat, (unit) => isWarship(unit) && shipMovesLeft(unit) >= 1 && offer(unit, near, []));
    const met = entry(state, seat, near);
    if (met === "enemy" || met === "closed") continue;
    for (const far of seaNeighbours(state, seat, near)) {
      if (far === target || beside.includes(far) || !mayLeave(state, far)) continue;
      eachUnit(state, far, seat, (unit) => isWarship(unit) && shipMovesLeft(unit) >= 2 && offer(unit, far, [near]));
    }
  }
}

function approachesToTerritory(state: State, seat: Seat, target: Territory, offer: Approach): void {
  const bases = bordersOf(target).filter((territory) => ownerOf(state, territory) === seat);
  for (const near of bases) {
    eachUnit(state, near, seat, (unit) => armyMovesLeft(unit) >= 1 && offer(unit, near, []));
    for (const far of bordersOf(near)) {
      if (bases.includes(far)) continue;
      eachUnit(state, far, seat, (unit) => armyMovesLeft(unit) >= 2 && offer(unit, far, [near]));
    }
  }
  const shores = coastsOf(target);
  for (const sea of shores) eachLanding(state, seat, sea, shores, 1, [], offer);
  // RU-117: cavalry lands in a territory of its owner and rides on.
  for (const base of bases) {
    const harbours = coastsOf(base);
    for (const sea of harbours) if (!shores.includes(sea)) eachLanding(state, seat, sea, harbours, 2, [base], offer);
  }
}

/** Calls back with armies that can land from a sea: those aboard there, and those one step away (IR-9.3.2). */
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
  const mayLand = (unit: Unit, steps: number): boolean => armyMovesLeft(unit) >= rides && shipMovesLeft(unit) >= steps;
  eachUnit(state, sea, seat, (unit) => mayLand(unit, 1) && offer(unit, sea, onward));
  const met = entry(state, seat, sea);
  if (met === "enemy" || met === "closed") return;
  for (const far of seaNeighbours(state, seat, sea)) {
    if (shores.includes(far) || !mayLeave(state, far)) continue;
    eachUnit(state, far, seat, (unit) => mayLand(unit, 2) && offer(unit, far, [sea, ...onward]));
  }
}

/** The same by fair winds: one step out of the sea with the wind (RU-62), which cannot be calm (RU-124). */
export function eachWindApproach(
  state: State,
  sea: Sea,
  seat: Seat,
  wind: readonly number[],
  target: Region,
  offer: Approach,
): void {
  const reachable = isSea(target) ? seaNeighbours(state, seat, sea).includes(target) : coastsOf(sea).includes(target);
  if (!reachable) return;
  eachUnit(state, sea, seat, (unit) => {
    const fits = isSea(target) ? isWarship(unit) : isTransport(unit);
    if (fits && (wind[unit] ?? 0) > 0) offer(unit, sea, []);
  });
}

/** The fighter that a unit becomes on its way to the target, and the seas that it enters. */
export function march(
  unit: Unit,
  from: Region,
  via: readonly Region[],
  target: Region,
): { fighter: Fighter; seas: Sea[] } {
  const seas: Sea[] = [];
  if (from === target) return { fighter: standing(unit), seas };
  let here = from;
  let entered = from;
  let now = unit;
  let back = unit;
  for (const next of [...via, target]) {
    const afloat = changed(CALL_OFF_LANDING, now);
    now = afterStep(now, here, next);
    back = afloat === NO_UNIT ? now : afloat;
    if (isSea(next)) seas.push(next);
    entered = here;
    here = next;
  }
  return { fighter: { unit: now, from: entered, start: from, back, fights: false }, seas };
}

/** The same for a move by fair winds, which uses none of the ship's own moves. */
export function windMarch(unit: Unit, sea: Sea, target: Region): { fighter: Fighter; seas: Sea[] } {
  const arrived = isSea(target) ? unit : spent(kindOf(unit)); // RU-62
  return {
    fighter: { unit: arrived, from: sea, start: sea, back: unit, fights: false },
    seas: isSea(target) ? [target] : [],
  };
}

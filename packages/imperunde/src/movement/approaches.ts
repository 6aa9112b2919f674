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
import { inReach } from "./in-reach.ts";
import { afterStep, mayLandFrom, mayLeave } from "./steps.ts";

/** Receives one way to bring a unit to a target: its start and the regions in between. */
export type Approach = (unit: Unit, from: Region, via: readonly Region[]) => void;

/** The same, and whether it is the one that is looked for. */
type ApproachTest = (unit: Unit, from: Region, via: readonly Region[]) => boolean;

/** Calls back with every unit of a seat that can reach the target, and each useful path. */
export function eachApproach(state: State, seat: Seat, target: Region, offer: Approach): void {
  someApproach(state, seat, target, (unit, from, via) => {
    offer(unit, from, via);
    return false;
  });
}

/**
 * IR-9.5.1, IR-9.5.2, IR-12.4.2: whether a unit of a seat can reach the target on a path that passes the test. All steps but the
 * last are peaceful. A path is left out if it passes through a region from which the target is one step away.
 */
export function someApproach(state: State, seat: Seat, target: Region, test: ApproachTest): boolean {
  return isSea(target) ? someBySea(state, seat, target, test) : someToTerritory(state, seat, target, test);
}

/** By region: whether a unit of the seat could attack it if no other pieces were on the board. A quick first check. */
export function withinReach(state: State, seat: Seat): boolean[] {
  const near = new Array<boolean>(REGIONS).fill(false);
  for (const region of ALL_REGIONS) {
    for (const stack of stacksAt(state, region)) {
      if (stackParty(stack) === seat) for (const target of inReach(stackUnit(stack), region)) near[target] = true;
    }
  }
  return near;
}

const NO_STOP: readonly [] = [];

function someUnit(state: State, region: Region, seat: Seat, test: (unit: Unit) => boolean): boolean {
  for (const stack of stacksAt(state, region)) if (stackParty(stack) === seat && test(stackUnit(stack))) return true;
  return false;
}

function someBySea(state: State, seat: Seat, target: Sea, test: ApproachTest): boolean {
  const beside = seaNeighbours(state, seat, target);
  const maySail = (unit: Unit, steps: number): boolean => isWarship(unit) && shipMovesLeft(unit) >= steps;
  // RU-119: the attacker's warships that are already in a sea with pirates, or with ships hired from them.
  if (someUnit(state, target, seat, (unit) => isWarship(unit) && test(unit, target, NO_STOP))) return true;
  for (const near of beside) {
    if (!mayLeave(state, near)) continue;
    if (someUnit(state, near, seat, (unit) => maySail(unit, 1) && test(unit, near, NO_STOP))) return true;
    const met = entry(state, seat, near);
    if (met === "enemy" || met === "closed") continue;
    for (const far of seaNeighbours(state, seat, near)) {
      if (far === target || beside.includes(far) || !mayLeave(state, far)) continue;
      if (someUnit(state, far, seat, (unit) => maySail(unit, 2) && test(unit, far, [near]))) return true;
    }
  }
  return false;
}

function someToTerritory(state: State, seat: Seat, target: Territory, test: ApproachTest): boolean {
  const bases = bordersOf(target).filter((territory) => ownerOf(state, territory) === seat);
  for (const near of bases) {
    if (someUnit(state, near, seat, (unit) => armyMovesLeft(unit) >= 1 && test(unit, near, NO_STOP))) return true;
    for (const far of bordersOf(near)) {
      if (bases.includes(far)) continue;
      if (someUnit(state, far, seat, (unit) => armyMovesLeft(unit) >= 2 && test(unit, far, [near]))) return true;
    }
  }
  const shores = coastsOf(target);
  for (const sea of shores) if (someLanding(state, seat, sea, shores, 1, NO_STOP, test)) return true;
  // RU-117: cavalry lands in a territory of its owner and rides on.
  for (const base of bases) {
    const harbours = coastsOf(base);
    for (const sea of harbours) {
      if (!shores.includes(sea) && someLanding(state, seat, sea, harbours, 2, [base], test)) return true;
    }
  }
  return false;
}

/** Tests armies that can land from a sea: those aboard there, and those one step away (IR-9.3.2). */
function someLanding(
  state: State,
  seat: Seat,
  sea: Sea,
  shores: readonly Sea[],
  rides: number,
  onward: readonly Territory[],
  test: ApproachTest,
): boolean {
  if (!mayLandFrom(state, sea)) return false;
  const mayLand = (unit: Unit, steps: number): boolean => armyMovesLeft(unit) >= rides && shipMovesLeft(unit) >= steps;
  if (someUnit(state, sea, seat, (unit) => mayLand(unit, 1) && test(unit, sea, onward))) return true;
  const met = entry(state, seat, sea);
  if (met === "enemy" || met === "closed") return false;
  for (const far of seaNeighbours(state, seat, sea)) {
    if (shores.includes(far) || !mayLeave(state, far)) continue;
    if (someUnit(state, far, seat, (unit) => mayLand(unit, 2) && test(unit, far, [sea, ...onward]))) return true;
  }
  return false;
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
  for (const stack of stacksAt(state, sea)) {
    if (stackParty(stack) !== seat) continue;
    const unit = stackUnit(stack);
    const fits = isSea(target) ? isWarship(unit) : isTransport(unit);
    if (fits && (wind[unit] ?? 0) > 0) offer(unit, sea, []);
  }
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

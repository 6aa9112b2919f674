import type { Seat } from "@rondel/engine";
import type { Party, Unit } from "@rondel/imperunde";
import {
  armyMovesLeft,
  bordersOf,
  CALM,
  coastsOf,
  hostile,
  isFree,
  isSea,
  isTransport,
  isWarship,
  type Kind,
  kindNamed,
  kindOf,
  ownerOf,
  postsAt,
  type Region,
  regionValue,
  type State,
  shipMovesLeft,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";

const FORT = kindNamed("fort");
const CAVALRY = kindNamed("cavalry");
const INFANTRY = kindNamed("infantry");

/** Units with the moves they have left now, or with all moves, as at the beginning of a round. */
export type Timing = "now" | "rested";

/** The kinds of units that a seat can send against a region, strongest first, without the last unit that must hold a colony. */
export function attackersOn(state: State, seat: Seat, target: Region, timing: Timing): Kind[] {
  const units: Kind[] = [];
  if (isSea(target)) gatherFleet(state, seat, target, timing, units);
  else gatherArmies(state, seat, target, timing, units);
  return units.sort((one, other) => one - other);
}

function gatherFleet(state: State, seat: Seat, target: Region, timing: Timing, units: Kind[]): void {
  const near = bordersOf(target);
  for (const sea of near) gatherAtSea(state, seat, sea, units, (unit) => isWarshipWith(unit, 1, timing));
  for (const sea of beyond(near, target))
    gatherAtSea(state, seat, sea, units, (unit) => isWarshipWith(unit, 2, timing));
}

function gatherArmies(state: State, seat: Seat, target: Region, timing: Timing, units: Kind[]): void {
  const [territories, seas] = [bordersOf(target), coastsOf(target)];
  for (const territory of territories) {
    if (ownerOf(state, territory) === seat)
      gatherFrom(state, seat, territory, units, (unit) => isArmyWith(unit, 1, timing));
  }
  for (const territory of beyond(
    territories.filter((territory) => ownerOf(state, territory) === seat),
    target,
  )) {
    if (ownerOf(state, territory) !== seat || territories.includes(territory)) continue;
    gatherFrom(state, seat, territory, units, (unit) => kindOf(unit) === CAVALRY && isArmyWith(unit, 2, timing));
  }
  for (const sea of seas) gatherAtSea(state, seat, sea, units, (unit) => isTransportWith(unit, 1, timing));
  for (const sea of beyond(seas, target))
    gatherAtSea(state, seat, sea, units, (unit) => isTransportWith(unit, 2, timing));
}

/** The neighbours of some regions, without these regions and the target. */
function beyond(regions: readonly Region[], target: Region): Region[] {
  const found: Region[] = [];
  for (const region of regions) {
    for (const next of bordersOf(region)) {
      if (next !== target && !regions.includes(next) && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

function isWarshipWith(unit: Unit, moves: number, timing: Timing): boolean {
  return isWarship(unit) && (timing === "rested" || shipMovesLeft(unit) >= moves);
}

function isArmyWith(unit: Unit, moves: number, timing: Timing): boolean {
  if (isTransport(unit) || kindOf(unit) === FORT) return false;
  return timing === "rested" || armyMovesLeft(unit) >= moves;
}

function isTransportWith(unit: Unit, shipMoves: number, timing: Timing): boolean {
  if (!isTransport(unit)) return false;
  return timing === "rested" || (shipMovesLeft(unit) >= shipMoves && armyMovesLeft(unit) >= 1);
}

type Fits = (unit: Unit) => boolean;

function gatherAtSea(state: State, seat: Seat, sea: Region, units: Kind[], fits: Fits): void {
  if (state.weather[sea] !== CALM) gather(state, seat, sea, units, fits);
}

function gather(state: State, party: Party, region: Region, units: Kind[], fits: Fits): void {
  for (const stack of stacksAt(state, region)) {
    const unit = stackUnit(stack);
    if (stackParty(stack) !== party || !fits(unit)) continue;
    for (let count = stackCount(stack); count > 0; count--) units.push(kindOf(unit));
  }
}

/** Leaves the weakest unit behind if a colony has no post: it would be lost with its last unit (IR-2.4.2). */
function gatherFrom(state: State, seat: Seat, territory: Region, units: Kind[], fits: Fits): void {
  const before = units.length;
  gather(state, seat, territory, units, fits);
  if (units.length === before || state.home[seat] === territory || postsAt(state, territory) > 0) return;
  if (unitsAt(state, territory, seat).length > units.length - before) return;
  let weakest = before;
  for (let place = before; place < units.length; place++) if (at(units, place) > at(units, weakest)) weakest = place;
  units.splice(weakest, 1);
}

/** The kinds of a party's units that can fight in a region, which excludes transports; strongest first. */
export function unitsAt(state: State, region: Region, party: Party): Kind[] {
  const units: Kind[] = [];
  gather(state, party, region, units, (unit) => !isTransport(unit));
  return units.sort((one, other) => one - other);
}

/** The kinds of armies in a territory that can march. */
export function marchersIn(state: State, territory: Region, seat: Seat): Kind[] {
  const units: Kind[] = [];
  gatherFrom(state, seat, territory, units, (unit) => isArmyWith(unit, 1, "now"));
  return units.sort((one, other) => one - other);
}

/** The kinds of units that defend a region against a seat: locals, the owner of a territory, or hostile ships at sea. */
export function defendersAt(state: State, region: Region, seat: Seat): Kind[] {
  if (!isSea(region)) {
    if (!isFree(state, region)) return unitsAt(state, region, ownerOf(state, region));
    return new Array<Kind>(regionValue(region)).fill(INFANTRY);
  }
  const units: Kind[] = [];
  for (const stack of stacksAt(state, region)) {
    const [party, unit] = [stackParty(stack), stackUnit(stack)];
    if (party === seat || !isWarship(unit) || !hostile(state, seat, party)) continue;
    for (let count = stackCount(stack); count > 0; count--) units.push(kindOf(unit));
  }
  return units.sort((one, other) => one - other);
}

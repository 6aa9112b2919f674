import {
  ARMY_MOVES_LEFT,
  BORDERS,
  CALM,
  COASTS,
  hostile,
  IS_CARGO,
  IS_WARSHIP,
  isFree,
  isSea,
  KIND_OF,
  KINDS,
  type Kind,
  ownerOf,
  postsAt,
  type Region,
  SHIP_MOVES_LEFT,
  type State,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
  VALUE,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";

const FORT: Kind = KINDS.indexOf("fort");
const CAVALRY: Kind = KINDS.indexOf("cavalry");
const INFANTRY: Kind = KINDS.indexOf("infantry");

/** Units with the moves they have left now, or with all moves, as at the beginning of a round. */
export type Timing = "now" | "rested";

/** The kinds of units that a seat can send against a region, strongest first, without the last unit that must hold a colony. */
export function attackersOn(state: State, seat: number, target: Region, timing: Timing): Kind[] {
  const units: Kind[] = [];
  if (isSea(target)) gatherFleet(state, seat, target, timing, units);
  else gatherArmies(state, seat, target, timing, units);
  return units.sort((one, other) => one - other);
}

function gatherFleet(state: State, seat: number, target: Region, timing: Timing, units: Kind[]): void {
  const near = BORDERS[target] ?? [];
  for (const sea of near) gatherAtSea(state, seat, sea, units, (unit) => isWarshipWith(unit, 1, timing));
  for (const sea of beyond(near, target))
    gatherAtSea(state, seat, sea, units, (unit) => isWarshipWith(unit, 2, timing));
}

function gatherArmies(state: State, seat: number, target: Region, timing: Timing, units: Kind[]): void {
  const [territories, seas] = [BORDERS[target] ?? [], COASTS[target] ?? []];
  for (const territory of territories) {
    if (ownerOf(state, territory) === seat)
      gatherFrom(state, seat, territory, units, (unit) => isArmyWith(unit, 1, timing));
  }
  for (const territory of beyond(
    territories.filter((territory) => ownerOf(state, territory) === seat),
    target,
  )) {
    if (ownerOf(state, territory) !== seat || territories.includes(territory)) continue;
    gatherFrom(state, seat, territory, units, (unit) => at(KIND_OF, unit) === CAVALRY && isArmyWith(unit, 2, timing));
  }
  for (const sea of seas) gatherAtSea(state, seat, sea, units, (unit) => isCargoWith(unit, 1, timing));
  for (const sea of beyond(seas, target)) gatherAtSea(state, seat, sea, units, (unit) => isCargoWith(unit, 2, timing));
}

/** The neighbours of some regions, without these regions and the target. */
function beyond(regions: readonly Region[], target: Region): Region[] {
  const found: Region[] = [];
  for (const region of regions) {
    for (const next of BORDERS[region] ?? []) {
      if (next !== target && !regions.includes(next) && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

function isWarshipWith(unit: number, moves: number, timing: Timing): boolean {
  return IS_WARSHIP[unit] === true && (timing === "rested" || at(SHIP_MOVES_LEFT, unit) >= moves);
}

function isArmyWith(unit: number, moves: number, timing: Timing): boolean {
  if (IS_CARGO[unit] || at(KIND_OF, unit) === FORT) return false;
  return timing === "rested" || at(ARMY_MOVES_LEFT, unit) >= moves;
}

function isCargoWith(unit: number, shipMoves: number, timing: Timing): boolean {
  if (!IS_CARGO[unit]) return false;
  return timing === "rested" || (at(SHIP_MOVES_LEFT, unit) >= shipMoves && at(ARMY_MOVES_LEFT, unit) >= 1);
}

type Fits = (unit: number) => boolean;

function gatherAtSea(state: State, seat: number, sea: Region, units: Kind[], fits: Fits): void {
  if (state.weather[sea] !== CALM) gather(state, seat, sea, units, fits);
}

function gather(state: State, party: number, region: Region, units: Kind[], fits: Fits): void {
  for (const stack of stacksAt(state, region)) {
    const unit = stackUnit(stack);
    if (stackParty(stack) !== party || !fits(unit)) continue;
    for (let count = stackCount(stack); count > 0; count--) units.push(at(KIND_OF, unit));
  }
}

/** Leaves the weakest unit behind if a colony has no post: it would be lost with its last unit (IR-2.4.2). */
function gatherFrom(state: State, seat: number, territory: Region, units: Kind[], fits: Fits): void {
  const before = units.length;
  gather(state, seat, territory, units, fits);
  if (units.length === before || state.home[seat] === territory || postsAt(state, territory) > 0) return;
  if (unitsAt(state, territory, seat).length > units.length - before) return;
  let weakest = before;
  for (let place = before; place < units.length; place++) if (at(units, place) > at(units, weakest)) weakest = place;
  units.splice(weakest, 1);
}

/** The kinds of a party's units that can fight in a region, which excludes cargo; strongest first. */
export function unitsAt(state: State, region: Region, party: number): Kind[] {
  const units: Kind[] = [];
  gather(state, party, region, units, (unit) => !IS_CARGO[unit]);
  return units.sort((one, other) => one - other);
}

/** The kinds of armies in a territory that can march. */
export function marchersIn(state: State, territory: Region, seat: number): Kind[] {
  const units: Kind[] = [];
  gatherFrom(state, seat, territory, units, (unit) => isArmyWith(unit, 1, "now"));
  return units.sort((one, other) => one - other);
}

/** The kinds of units that defend a region against a seat: locals, the owner of a territory, or hostile ships at sea. */
export function defendersAt(state: State, region: Region, seat: number): Kind[] {
  if (!isSea(region)) {
    if (!isFree(state, region)) return unitsAt(state, region, ownerOf(state, region));
    return new Array<Kind>(at(VALUE, region)).fill(INFANTRY);
  }
  const units: Kind[] = [];
  for (const stack of stacksAt(state, region)) {
    const [party, unit] = [stackParty(stack), stackUnit(stack)];
    if (party === seat || !IS_WARSHIP[unit] || !hostile(state, seat, party)) continue;
    for (let count = stackCount(stack); count > 0; count--) units.push(at(KIND_OF, unit));
  }
  return units.sort((one, other) => one - other);
}

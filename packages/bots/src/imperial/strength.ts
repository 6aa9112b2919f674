import { HOME_PROVINCES, NATIONS, ownerOf, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";

const NATION_COUNT = NATIONS.length;
const HOMES = HOME_PROVINCES.length;
const HOMES_EACH = HOMES / NATION_COUNT;

/** The sources of taxes, by nation. */
export interface Strength {
  readonly factories: number[];
  /** Occupied factories, which pay and produce nothing. */
  readonly occupied: number[];
  readonly flags: number[];
  readonly units: number[];
  /** Units at home or in regions with their own flag, free to move on. */
  readonly idle: number[];
  /** Regions without a flag. */
  readonly unclaimed: number;
}

export function strengthOf(state: State): Strength {
  const zeros = () => new Array<number>(NATION_COUNT).fill(0);
  const [factories, occupied, flags, units, idle] = [zeros(), zeros(), zeros(), zeros(), zeros()];
  let unclaimed = 0;
  for (const home of HOME_PROVINCES) {
    if (state.factories[home] !== 1) continue;
    const owner = ownerOf(home);
    if (isOccupied(state, home)) occupied[owner] = at(occupied, owner) + 1;
    else factories[owner] = at(factories, owner) + 1;
  }
  for (const flag of state.flags) {
    if (flag < 0) unclaimed++;
    else flags[flag] = at(flags, flag) + 1;
  }
  for (let place = 0; place < state.fleets.length; place++) {
    const free = at(state.peacefulArmies, place) + at(state.fleets, place);
    const hostile = at(state.hostileArmies, place);
    if (free + hostile === 0) continue;
    const nation = place % NATION_COUNT;
    units[nation] = at(units, nation) + free + hostile;
    if (isAtRest(state, place, nation)) idle[nation] = at(idle, nation) + free;
  }
  return { factories, occupied, flags, units, idle, unclaimed };
}

function isAtRest(state: State, place: number, nation: number): boolean {
  const region = (place - nation) / NATION_COUNT;
  return region < HOMES
    ? region >= nation * HOMES_EACH && region < (nation + 1) * HOMES_EACH
    : state.flags[region - HOMES] === nation;
}

function isOccupied(state: State, home: number): boolean {
  for (let place = home * NATION_COUNT; place < (home + 1) * NATION_COUNT; place++) {
    if (at(state.hostileArmies, place) > 0) return true;
  }
  return false;
}

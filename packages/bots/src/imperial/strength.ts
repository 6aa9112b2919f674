import { HOME_PROVINCES, ownerOf, POWERS, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";

const POWER_COUNT = POWERS.length;
const HOMES = HOME_PROVINCES.length;
const HOMES_EACH = HOMES / POWER_COUNT;

/** What stands behind the taxes of each power, all lists by power. */
export interface Strength {
  readonly factories: number[];
  /** Factories that hostile armies hold: they pay and produce nothing. */
  readonly occupied: number[];
  readonly flags: number[];
  readonly units: number[];
  /** Units at home or on own flags: free to win another region. */
  readonly idle: number[];
  /** Regions that nobody has flagged yet. */
  readonly unclaimed: number;
}

export function strengthOf(state: State): Strength {
  const zeros = () => new Array<number>(POWER_COUNT).fill(0);
  const [factories, occupied, flags, units, idle] = [zeros(), zeros(), zeros(), zeros(), zeros()];
  let unclaimed = 0;
  for (const home of HOME_PROVINCES) {
    if (state.factories[home] !== 1) continue;
    const owner = ownerOf(home);
    if (isHeld(state, home)) occupied[owner] = at(occupied, owner) + 1;
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
    const power = place % POWER_COUNT;
    units[power] = at(units, power) + free + hostile;
    if (isAtRest(state, place, power)) idle[power] = at(idle, power) + free;
  }
  return { factories, occupied, flags, units, idle, unclaimed };
}

function isAtRest(state: State, place: number, power: number): boolean {
  const region = (place - power) / POWER_COUNT;
  return region < HOMES
    ? region >= power * HOMES_EACH && region < (power + 1) * HOMES_EACH
    : state.flags[region - HOMES] === power;
}

function isHeld(state: State, home: number): boolean {
  for (let place = home * POWER_COUNT; place < (home + 1) * POWER_COUNT; place++) {
    if (at(state.hostileArmies, place) > 0) return true;
  }
  return false;
}

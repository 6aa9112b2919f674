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
  const { peacefulArmies, hostileArmies, fleets } = state;
  for (let region = 0, place = 0; place < fleets.length; region++) {
    const flag = region < HOMES ? Math.floor(region / HOMES_EACH) : at(state.flags, region - HOMES);
    for (let nation = 0; nation < NATION_COUNT; nation++, place++) {
      const free = at(peacefulArmies, place) + at(fleets, place);
      const hostile = at(hostileArmies, place);
      if (free + hostile === 0) continue;
      units[nation] = at(units, nation) + free + hostile;
      if (flag === nation) idle[nation] = at(idle, nation) + free;
    }
  }
  return { factories, occupied, flags, units, idle, unclaimed };
}

function isOccupied(state: State, home: number): boolean {
  for (let place = home * NATION_COUNT; place < (home + 1) * NATION_COUNT; place++) {
    if (at(state.hostileArmies, place) > 0) return true;
  }
  return false;
}

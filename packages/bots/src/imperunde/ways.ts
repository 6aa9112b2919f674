import {
  ALL_SEAS,
  ARMY_MOVES_LEFT,
  BORDERS,
  CALM,
  COASTS,
  hostile,
  isSea,
  KIND_OF,
  KINDS,
  type Kind,
  ownerOf,
  REGION_NAMES,
  type Region,
  SHIP_MOVES_LEFT,
  type State,
  type Unit,
  warParties,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";

/**
 * By field, how many steps lead to a target: from a sea those to a coast of it, from an own land those of the march, the attack
 * included. Infinite where there is no way.
 */
export type Way = readonly number[];

const CAVALRY = KINDS.indexOf("cavalry");
const [SHIP_PACE, RIDE, MARCH] = [2, 2, 1];

/** Whether a sea is closed to the cargo of a seat, by sea. */
export function closedSeas(state: State, seat: number): boolean[] {
  const closed: boolean[] = [];
  for (const sea of ALL_SEAS) closed[sea] = warParties(state, sea).some((party) => hostile(state, seat, party));
  return closed;
}

export function wayTo(state: State, seat: number, target: Region, closed: readonly boolean[]): Way {
  const steps = new Array<number>(REGION_NAMES.length).fill(Number.POSITIVE_INFINITY);
  const shores = (COASTS[target] ?? []).filter((sea) => !closed[sea]);
  spread(steps, shores, 0, (sea) => !closed[sea]);
  const bases = (BORDERS[target] ?? []).filter((territory) => ownerOf(state, territory) === seat);
  spread(steps, bases, 1, (territory) => territory !== target && ownerOf(state, territory) === seat);
  return steps;
}

function spread(
  steps: number[],
  first: readonly Region[],
  distance: number,
  isOpen: (region: Region) => boolean,
): void {
  let reached = first;
  for (let far = distance; reached.length > 0; far++) {
    for (const region of reached) steps[region] = far;
    const next: Region[] = [];
    for (const region of reached) {
      for (const beside of BORDERS[region] ?? []) {
        if (at(steps, beside) === Number.POSITIVE_INFINITY && isOpen(beside) && !next.includes(beside))
          next.push(beside);
      }
    }
    reached = next;
  }
}

/** What a unit can still do in this round. */
export interface Vigour {
  readonly kind: Kind;
  readonly ship: number;
  readonly army: number;
}

export function vigourOf(unit: Unit): Vigour {
  return { kind: at(KIND_OF, unit), ship: at(SHIP_MOVES_LEFT, unit), army: at(ARMY_MOVES_LEFT, unit) };
}

/** A recruit, in the land where it was bought. */
export function recruit(kind: Kind): Vigour {
  return { kind, ship: 0, army: kind === CAVALRY ? RIDE : MARCH };
}

/** After how many rounds a unit can attack the target: 0 in this one, with the moves that it has left. */
export function roundsUntil(
  state: State,
  way: Way,
  { kind, ship, army }: Vigour,
  region: Region,
  overseas: boolean,
): number {
  const steps = at(way, region);
  if (isSea(region)) {
    if (state.weather[region] === CALM) return 1 + roundsAtSea(steps);
    return army > 0 && ship > steps ? 0 : 1 + roundsAtSea(Math.max(0, steps - ship));
  }
  const pace = kind === CAVALRY ? RIDE : MARCH;
  const onFoot = steps <= army ? 0 : 1 + Math.max(0, Math.ceil((steps - army - pace) / pace));
  return overseas ? Math.min(onFoot, 1 + roundsByShip(state, way, region, ownerOf(state, region), army)) : onFoot;
}

/** Rounds after the embarkation of this round; from a land without a coast that leads there, over a neighbouring one. */
function roundsByShip(state: State, way: Way, territory: Region, seat: number, army: number): number {
  const direct = roundsFromCoast(way, territory);
  if (direct < Number.POSITIVE_INFINITY) return direct;
  let least = direct;
  for (const beside of BORDERS[territory] ?? []) {
    if (ownerOf(state, beside) === seat) least = Math.min(least, roundsFromCoast(way, beside));
  }
  return army > 0 ? least : 1 + least;
}

function roundsFromCoast(way: Way, territory: Region): number {
  let least = Number.POSITIVE_INFINITY;
  for (const sea of COASTS[territory] ?? []) least = Math.min(least, at(way, sea));
  return roundsAtSea(least);
}

/** Landing takes a ship move (IR-9.3.2). */
function roundsAtSea(steps: number): number {
  return Math.max(0, Math.ceil((steps + 1 - SHIP_PACE) / SHIP_PACE));
}

import type { Seat } from "@rondel/engine";
import type { Party } from "@rondel/imperunde";
import {
  ALL_REGIONS,
  armyMovesLeft,
  bordersOf,
  CALM,
  coastsOf,
  hostile,
  isSea,
  type Kind,
  kindNamed,
  kindOf,
  ownerOf,
  REGION_NAMES,
  type Region,
  type State,
  shipMovesLeft,
  type Unit,
  warParties,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";

/**
 * By region, the number of steps to a target: from a sea to a coast of the target, from a territory of the seat by march including
 * the attack. Infinite if there is no route.
 */
export type Distances = readonly number[];

const CAVALRY = kindNamed("cavalry");
const [SHIP_PACE, RIDE, MARCH] = [2, 2, 1];

/** The routes of a seat to every target, as long as its territories and the seas closed to it are the same. */
export type Routes = (target: Region) => Distances;

/** Distances computed so far, by territories of a seat, closed seas and target. Many positions in a row have the same. */
const knownRoutes = new Map<string, Map<Region, Distances>>();
const MOST_KNOWN = 2_000;

export function routesOf(state: State, seat: Seat): Routes {
  const isOpen = (region: Region) => isOpenTo(state, seat, region);
  const open = ALL_REGIONS.map(isOpen);
  const key = codeOf(open);
  let known = knownRoutes.get(key);
  if (!known) {
    if (knownRoutes.size >= MOST_KNOWN) knownRoutes.clear();
    known = new Map();
    knownRoutes.set(key, known);
  }
  const routes = known;
  return (target) => {
    const found = routes.get(target) ?? distancesTo(target, open);
    routes.set(target, found);
    return found;
  };
}

/** Whether armies of a seat can pass: through its own territories, and through seas without hostile warships. */
function isOpenTo(state: State, seat: Seat, region: Region): boolean {
  if (!isSea(region)) return ownerOf(state, region) === seat;
  return !warParties(state, region).some((party) => hostile(state, seat, party));
}

const BITS = 30;

function codeOf(flags: readonly boolean[]): string {
  let [code, number] = ["", 0];
  flags.forEach((flag, place) => {
    number = number * 2 + Number(flag);
    if (place % BITS === BITS - 1 || place === flags.length - 1) {
      code += `${number}/`;
      number = 0;
    }
  });
  return code;
}

function distancesTo(target: Region, open: readonly boolean[]): Distances {
  const steps = new Array<number>(REGION_NAMES.length).fill(Number.POSITIVE_INFINITY);
  const isOpen = (region: Region) => open[region] === true && region !== target;
  spread(steps, coastsOf(target).filter(isOpen), 0, isOpen);
  spread(steps, bordersOf(target).filter(isOpen), 1, isOpen);
  return steps;
}

/** Farther than any plan reaches. */
const FAR = 9;

function spread(
  steps: number[],
  first: readonly Region[],
  distance: number,
  isOpen: (region: Region) => boolean,
): void {
  for (const region of first) steps[region] = distance;
  let reached = first;
  for (let far = distance + 1; reached.length > 0 && far < FAR; far++) {
    const next: Region[] = [];
    for (const region of reached) {
      for (const beside of bordersOf(region)) {
        if (at(steps, beside) !== Number.POSITIVE_INFINITY || !isOpen(beside)) continue;
        steps[beside] = far;
        next.push(beside);
      }
    }
    reached = next;
  }
}

/** The moves that a unit has left this round. */
export interface MovesLeft {
  readonly kind: Kind;
  readonly ship: number;
  readonly army: number;
}

export function movesLeftOf(unit: Unit): MovesLeft {
  return { kind: kindOf(unit), ship: shipMovesLeft(unit), army: armyMovesLeft(unit) };
}

/** The moves of a recruit in the territory where it was bought. */
export function recruit(kind: Kind): MovesLeft {
  return { kind, ship: 0, army: kind === CAVALRY ? RIDE : MARCH };
}

/** The rounds until a unit can attack the target; 0 if it can this round with the moves it has left. */
export function roundsUntil(
  state: State,
  distances: Distances,
  { kind, ship, army }: MovesLeft,
  region: Region,
  overseas: boolean,
): number {
  const steps = at(distances, region);
  if (isSea(region)) {
    if (state.weather[region] === CALM) return 1 + roundsAtSea(steps);
    const landsNow = army > 0 && ship > steps && (steps === 0 || canLandBeside(state, distances, region));
    return landsNow ? 0 : 1 + roundsAtSea(Math.max(0, steps - ship));
  }
  const pace = kind === CAVALRY ? RIDE : MARCH;
  const onFoot = steps <= army ? 0 : 1 + Math.max(0, Math.ceil((steps - army - pace) / pace));
  return overseas ? Math.min(onFoot, 1 + roundsByShip(state, distances, region, ownerOf(state, region), army)) : onFoot;
}

/** Whether a sea beside this one is a coast of the target from which armies can land: not in a calm (RU-66). */
function canLandBeside(state: State, distances: Distances, sea: Region): boolean {
  return bordersOf(sea).some((coast) => at(distances, coast) === 0 && state.weather[coast] !== CALM);
}

/** Rounds after embarking this round, from a coast of the territory or else of a neighbouring one. */
function roundsByShip(state: State, distances: Distances, territory: Region, owner: Party, army: number): number {
  const direct = roundsFromCoast(distances, territory);
  if (direct < Number.POSITIVE_INFINITY) return direct;
  let least = direct;
  for (const beside of bordersOf(territory)) {
    if (ownerOf(state, beside) === owner) least = Math.min(least, roundsFromCoast(distances, beside));
  }
  return army > 0 ? least : 1 + least;
}

function roundsFromCoast(distances: Distances, territory: Region): number {
  let least = Number.POSITIVE_INFINITY;
  for (const sea of coastsOf(territory)) least = Math.min(least, at(distances, sea));
  return roundsAtSea(least);
}

/** Landing takes a ship move (IR-9.3.2). */
function roundsAtSea(steps: number): number {
  return Math.max(0, Math.ceil((steps + 1 - SHIP_PACE) / SHIP_PACE));
}

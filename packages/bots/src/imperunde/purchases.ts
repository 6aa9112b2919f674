import type { Seat } from "@rondel/engine";
import type { Sea, Territory } from "@rondel/imperunde";
import {
  type Action,
  asSea,
  asTerritory,
  bordersOf,
  coastsOf,
  controller,
  costOf,
  isHome,
  type Kind,
  kindNamed,
  NOBODY,
  postsOnBoard,
  type Region,
  regionValue,
  type State,
} from "@rondel/imperunde";
import { battleValue } from "./campaigns.ts";
import { defendersAt, marchersIn, unitsAt } from "./forces.ts";
import { sorted } from "./odds.ts";
import { PARAMETERS } from "./parameters.ts";
import { recruitDensity } from "./recruits.ts";
import type { Survey } from "./survey.ts";
import { targetValue } from "./targets.ts";
import { paysFor, roundsLeft, worthOf } from "./worth.ts";

const VICTORY = 100;

/** The value of a purchase per doubloon. */
export function purchaseValue(survey: Survey, action: Action): number {
  const { state, seat } = survey;
  switch (action.kind) {
    case "buyPost":
      return postValue(survey, action.territory, 1);
    case "buyCanal":
      return postValue(survey, action.territory, 2) - PARAMETERS.postDensity + PARAMETERS.canalDensity;
    case "buyArmy": {
      const kind = kindNamed(action.army);
      const territory = asTerritory(action.territory);
      if (survey.knowledge.plans) {
        const attack = recruitDensity(survey, survey.plan(), territory, kind);
        return Math.max(attack, guardDensity(survey, territory, kind)) - PARAMETERS.leastDensity;
      }
      return (
        Math.max(attackDensity(survey, territory, kind), guardDensity(survey, territory, kind)) -
        PARAMETERS.leastDensity
      );
    }
    case "buyFort":
      return guardDensity(survey, asTerritory(action.territory), kindNamed("fort")) - PARAMETERS.leastDensity;
    case "buyWarship":
      return (
        shipDensity(state, seat, asSea(action.sea)) * (action.ship === "frigate" ? 1 : 0.6) - PARAMETERS.leastDensity
      );
    case "buyCard":
      return PARAMETERS.cardDensity - PARAMETERS.leastDensity;
    default:
      return 0;
  }
}

function postValue(survey: Survey, territory: Region, count: number): number {
  const { state, seat } = survey;
  if (postsOnBoard(state, seat) + count >= state.target && state.debt[seat] === 0) return VICTORY;
  const cost = survey.knowledge.danger === "enemies" ? PARAMETERS.lostPost : PARAMETERS.uncertainPost;
  return PARAMETERS.postDensity - cost * survey.risk(territory, unitsAt(state, territory, seat));
}

/** The value of a recruit for the best target that the armies in the territory cannot take alone. */
function attackDensity(survey: Survey, territory: Territory, kind: Kind): number {
  const { state, seat } = survey;
  let idle = marchersIn(state, territory, seat);
  for (const { target, targetValue: worth, factor } of targetsFrom(survey, territory)) {
    if (worth <= 0) break;
    const needed = enoughFor(survey, target, idle);
    if (needed !== undefined) idle = idle.slice(needed);
    else return factor * densityFor(survey, target, idle, kind);
  }
  return 0;
}

interface Aim {
  readonly target: Region;
  readonly targetValue: number;
  readonly factor: number;
}

function targetsFrom({ state, seat, knowledge }: Survey, territory: Territory): Aim[] {
  const near = bordersOf(territory);
  const far = new Set<Territory>();
  for (const sea of knowledge.overseas ? coastsOf(territory) : []) {
    for (const coast of coastsOf(sea)) far.add(coast);
    for (const next of bordersOf(sea)) for (const coast of coastsOf(next)) far.add(coast);
  }
  const aim = (factor: number) => (target: Territory) => ({
    target,
    factor,
    targetValue: factor * targetValue(state, seat, target),
  });
  const aims = [
    ...near.map(aim(1)),
    ...[...far].filter((region) => !near.includes(region) && region !== territory).map(aim(PARAMETERS.overseas)),
  ];
  return aims.sort((one, other) => other.targetValue - one.targetValue).slice(0, 6);
}

/** The smallest number of these units that can take a territory; undefined if all of them cannot. */
function enoughFor(survey: Survey, target: Region, units: readonly Kind[]): number | undefined {
  const defenders = defendersAt(survey.state, target, survey.seat);
  for (let count = 1; count <= Math.min(units.length, 6); count++) {
    if (survey.odds(target, units.slice(0, count), defenders).attackerWins >= PARAMETERS.enough) return count;
  }
  return undefined;
}

const MOST_RECRUITS = 4;

function densityFor(survey: Survey, target: Region, idle: readonly Kind[], kind: Kind): number {
  const now = idle.length === 0 ? 0 : Math.max(0, battleValue(survey, target, idle));
  let best = 0;
  let units: readonly Kind[] = idle;
  for (let count = 1; count <= MOST_RECRUITS; count++) {
    units = sorted([...units, kind]);
    best = Math.max(best, (battleValue(survey, target, units) - now) / (count * costOf(kind)));
  }
  return best;
}

/** The value of another guard for a colony in danger. */
function guardDensity(survey: Survey, territory: Territory, kind: Kind): number {
  const { state, seat } = survey;
  if (isHome(state, territory)) return 0;
  const guards = unitsAt(state, territory, seat);
  const more = sorted([...guards, kind]);
  const saved = (survey.risk(territory, guards) - survey.risk(territory, more)) * worthOf(state, territory, seat);
  return (PARAMETERS.guardDensity * saved) / costOf(kind);
}

/** A controlled sea pays every round; a second ship there only protects it. */
function shipDensity(state: State, seat: Seat, sea: Sea): number {
  if (!paysFor(state, sea, seat)) return 0;
  const holder = controller(state, sea);
  if (holder === seat) return PARAMETERS.secondShip;
  if (holder !== NOBODY) return 0.1;
  return PARAMETERS.shipDensity * regionValue(sea) * roundsLeft(state);
}

/** Debt costs interest and prevents victory. Early loans were tried and did not help. */
export function debtValue(change: number): number {
  return -change;
}

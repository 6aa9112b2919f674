import {
  type Action,
  BORDERS,
  COASTS,
  COST,
  controller,
  isHome,
  KINDS,
  type Kind,
  NOBODY,
  postsOnBoard,
  type Region,
  type State,
  VALUE,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { battleValue } from "./campaigns.ts";
import { defendersAt, marchersIn, unitsAt } from "./forces.ts";
import { sorted } from "./odds.ts";
import { recruitDensity } from "./recruits.ts";
import { type Survey, temptation } from "./survey.ts";
import { TASTE } from "./taste.ts";
import { paysFor, roundsLeft, worthOf } from "./worth.ts";

const VICTORY = 100;

/** What a purchase brings for each doubloon that it costs. */
export function purchaseValue(survey: Survey, action: Action): number {
  const { state, seat } = survey;
  switch (action.kind) {
    case "buyPost":
      return postValue(survey, action.territory, 1);
    case "buyCanal":
      return postValue(survey, action.territory, 2) - TASTE.postDensity + TASTE.canalDensity;
    case "buyArmy": {
      const kind = KINDS.indexOf(action.army);
      if (survey.knowledge.plans) {
        const attack = recruitDensity(survey, survey.plan(), action.territory, kind);
        return Math.max(attack, guardDensity(survey, action.territory, kind)) - TASTE.leastDensity;
      }
      return (
        Math.max(attackDensity(survey, action.territory, kind), guardDensity(survey, action.territory, kind)) -
        TASTE.leastDensity
      );
    }
    case "buyFort":
      return guardDensity(survey, action.territory, KINDS.indexOf("fort")) - TASTE.leastDensity;
    case "buyWarship":
      return shipDensity(state, seat, action.sea) * (action.ship === "frigate" ? 1 : 0.6) - TASTE.leastDensity;
    case "buyCard":
      return TASTE.cardDensity - TASTE.leastDensity;
    default:
      return 0;
  }
}

function postValue(survey: Survey, territory: Region, count: number): number {
  const { state, seat } = survey;
  if (postsOnBoard(state, seat) + count >= state.target && state.debt[seat] === 0) return VICTORY;
  return TASTE.postDensity - survey.risk(territory, unitsAt(state, territory, seat));
}

/** A recruit for the best target that those who stand in the land cannot take yet. */
function attackDensity(survey: Survey, territory: Region, kind: Kind): number {
  const { state, seat } = survey;
  let idle = marchersIn(state, territory, seat);
  for (const { target, temptation: worth, factor } of targetsFrom(survey, territory)) {
    if (worth <= 0) break;
    const needed = enoughFor(survey, target, idle);
    if (needed !== undefined) idle = idle.slice(needed);
    else return factor * densityFor(survey, target, idle, kind);
  }
  return 0;
}

interface Aim {
  readonly target: Region;
  readonly temptation: number;
  readonly factor: number;
}

function targetsFrom({ state, seat, knowledge }: Survey, territory: Region): Aim[] {
  const near = BORDERS[territory] ?? [];
  const far = new Set<Region>();
  for (const sea of (knowledge.overseas && COASTS[territory]) || []) {
    for (const coast of COASTS[sea] ?? []) far.add(coast);
    for (const next of BORDERS[sea] ?? []) for (const coast of COASTS[next] ?? []) far.add(coast);
  }
  const aim = (factor: number) => (target: Region) => ({
    target,
    factor,
    temptation: factor * temptation(state, seat, target),
  });
  const aims = [
    ...near.map(aim(1)),
    ...[...far].filter((region) => !near.includes(region) && region !== territory).map(aim(TASTE.overseas)),
  ];
  return aims.sort((one, other) => other.temptation - one.temptation).slice(0, 6);
}

/** How many of these units are enough to take a field; nothing if all are not. */
function enoughFor(survey: Survey, target: Region, units: readonly Kind[]): number | undefined {
  const defenders = defendersAt(survey.state, target, survey.seat);
  for (let count = 1; count <= Math.min(units.length, 6); count++) {
    if (survey.odds(target, units.slice(0, count), defenders).attackerWins >= TASTE.enough) return count;
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
    best = Math.max(best, (battleValue(survey, target, units) - now) / (count * at(COST, kind)));
  }
  return best;
}

/** A guard for a colony that could fall. */
function guardDensity(survey: Survey, territory: Region, kind: Kind): number {
  const { state, seat } = survey;
  if (isHome(state, territory)) return 0;
  const guards = unitsAt(state, territory, seat);
  const more = sorted([...guards, kind]);
  const saved = (survey.risk(territory, guards) - survey.risk(territory, more)) * worthOf(state, territory, seat);
  return (TASTE.guardDensity * saved) / at(COST, kind);
}

/** A sea pays every round; a second ship there only keeps it. */
function shipDensity(state: State, seat: number, sea: Region): number {
  if (!paysFor(state, sea, seat)) return 0;
  const holder = controller(state, sea);
  if (holder === seat) return TASTE.secondShip;
  if (holder !== NOBODY) return 0.1;
  return TASTE.shipDensity * at(VALUE, sea) * roundsLeft(state);
}

/** Debts cost interest and bar the victory: early loans were tried and won nothing. */
export function debtValue(change: number): number {
  return -change;
}

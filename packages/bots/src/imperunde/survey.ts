import type { Seat } from "@rondel/engine";
import {
  ALL_SEAS,
  ALL_TERRITORIES,
  bordersOf,
  coastsOf,
  isColonyOf,
  isSea,
  type Kind,
  ownerOf,
  postsAt,
  postsOnBoard,
  provisionalSheet,
  REGION_NAMES,
  type Region,
  type State,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { defendersAt, unitsAt } from "./forces.ts";
import type { Knowledge } from "./knowledge.ts";
import { type Odds, type OddsAgainst, oddsAgainst, oddsByNumbers, oddsOf } from "./odds.ts";
import { PARAMETERS } from "./parameters.ts";
import { type Plan, planOf } from "./plan.ts";
import { targetValue } from "./targets.ts";
import { riskOf, threatsIn } from "./threats.ts";
import { roomOf, worthOf } from "./worth.ts";

/** The position from the view of one seat: possible conquests and threatened colonies. Each part is computed on first use. */
export interface Survey {
  readonly state: State;
  readonly seat: Seat;
  readonly knowledge: Knowledge;
  /** The expected result of an attack, as far as the level can judge. */
  odds(region: Region, attackers: readonly Kind[], defenders: readonly Kind[]): Odds;
  /** The kinds of units that defend a region against the seat. */
  defenders(region: Region): readonly Kind[];
  /** The odds of attacks on the defenders of a territory. */
  siege(territory: Region): OddsAgainst;
  /** By territory: the value of attacking it, before the attackers are known. */
  targetValues(): readonly number[];
  /** By region: the value of an army there, from the targets within its reach. */
  pulls(): readonly number[];
  /** The extra value of a conquered post when victory is near. */
  urgency(): number;
  /** The campaigns of the seat, without a region that is already under attack. */
  plan(attacked?: Region): Plan;
  /** The cost of removing a unit from a territory. */
  leaving(territory: Region, kind: Kind): number;
  /** The chance that a colony with these guards is lost. */
  risk(territory: Region, guards: readonly Kind[]): number;
}

export function surveyOf(state: State, seat: Seat, knowledge: Knowledge): Survey {
  let urgency: number | undefined;
  let pulls: readonly number[] | undefined;
  const threatsTo = threatsIn(state, seat, knowledge.danger);
  const risk = (territory: Region, guards: readonly Kind[]): number =>
    knowledge.danger !== "nobody" ? riskOf(threatsTo(territory), guards) : 0;
  const defenders = new Map<Region, readonly Kind[]>();
  const sieges = new Map<Region, OddsAgainst>();
  let targetValues: readonly number[] | undefined;
  const plans = new Map<Region | undefined, Plan>();
  const survey: Survey = {
    state,
    seat,
    knowledge,
    risk,
    odds: (region, attackers, defenders) =>
      knowledge.odds ? oddsOf(isSea(region), attackers, defenders) : oddsByNumbers(attackers, defenders),
    defenders(region) {
      const found = defenders.get(region) ?? defendersAt(state, region, seat);
      defenders.set(region, found);
      return found;
    },
    siege(territory) {
      const found = sieges.get(territory) ?? siegeOf(survey, territory);
      sieges.set(territory, found);
      return found;
    },
    targetValues() {
      targetValues ??= ALL_TERRITORIES.map((territory) => targetValue(state, seat, territory));
      return targetValues;
    },
    pulls() {
      pulls ??= pullsOf(survey);
      return pulls;
    },
    urgency() {
      urgency ??= urgencyOf(state, seat);
      return urgency;
    },
    plan(attacked) {
      const found = plans.get(attacked) ?? planOf(survey, attacked);
      plans.set(attacked, found);
      return found;
    },
    leaving(territory, kind) {
      if (!isColonyOf(state, territory, seat)) return 0;
      const guards = unitsAt(state, territory, seat);
      if (guards.length <= 1 && postsAt(state, territory) === 0) return worthOf(state, territory, seat);
      const left = guards.toSpliced(guards.indexOf(kind), 1);
      return (risk(territory, left) - risk(territory, guards)) * worthOf(state, territory, seat);
    },
  };
  return survey;
}

/** A conquered post counts the more, the fewer are missing beyond those that can be built this round (IR-14.1.2). */
function urgencyOf(state: State, seat: Seat): number {
  const money = fundsOf(state, seat);
  const buildable = Math.min(roomOf(state, seat), Math.floor(money / 2));
  const missing = state.target - postsOnBoard(state, seat) - buildable;
  return missing <= 0 || missing > PARAMETERS.blitzFrom || state.debt[seat] !== 0 ? 0 : PARAMETERS.blitz / missing;
}

/** The funds that can be spent this round, as far as they are known. */
function fundsOf(state: State, seat: Seat): number {
  const phases = state.frames.map(({ kind }) => kind);
  if (phases.includes("talks") || phases.includes("income")) return provisionalSheet(state, seat).freeFunds;
  return phases.includes("investments") ? at(state.funds, seat) : 0;
}

function siegeOf({ knowledge, defenders }: Survey, territory: Region): OddsAgainst {
  const there = defenders(territory);
  return knowledge.odds ? oddsAgainst(false, there) : (attackers) => oddsByNumbers(attackers, there);
}

function pullsOf(survey: Survey): number[] {
  const { state, seat, knowledge } = survey;
  const { overseas } = knowledge;
  const targetValues = survey.targetValues();
  const best = (regions: readonly Region[] | undefined): number =>
    (regions ?? []).reduce((most, region) => Math.max(most, targetValues[region] ?? 0), 0);
  const pulls = new Array<number>(REGION_NAMES.length).fill(0);
  for (const territory of ALL_TERRITORIES)
    if (ownerOf(state, territory) === seat) pulls[territory] = best(bordersOf(territory));
  for (const sea of ALL_SEAS) pulls[sea] = overseas ? best(coastsOf(sea)) : 0;
  for (let step = 0; step < 3; step++) {
    for (const territory of ALL_TERRITORIES)
      if (ownerOf(state, territory) === seat) spread(pulls, territory, PARAMETERS.march);
    for (const sea of ALL_SEAS) spread(pulls, sea, PARAMETERS.sail);
  }
  return pulls;
}

function spread(pulls: number[], region: Region, factor: number): void {
  for (const next of bordersOf(region)) pulls[region] = Math.max(at(pulls, region), factor * at(pulls, next));
}

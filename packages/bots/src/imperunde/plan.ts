import {
  ALL_REGIONS,
  ALL_TERRITORIES,
  isColonyOf,
  isSea,
  isTransport,
  isWarship,
  type Kind,
  kindNamed,
  kindOf,
  ownerOf,
  postsAt,
  type Region,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
  type Unit,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { type Distances, type MovesLeft, movesLeftOf, roundsUntil, routesOf } from "./distances.ts";
import { unitsAt } from "./forces.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Survey } from "./survey.ts";
import { priceOf, worthOf } from "./worth.ts";

/** Equal units in one region; `free` of them have no campaign yet. */
interface Troop {
  readonly region: Region;
  readonly unit: Unit;
  readonly kind: Kind;
  readonly moves: MovesLeft;
  free: number;
}

/** A target and the troops that are to take it. */
interface Campaign {
  readonly target: Region;
  /** Rounds until all troops can attack. */
  readonly rounds: number;
  readonly troops: readonly Troop[];
  readonly value: number;
}

/** The campaigns of a seat. Each army takes part in one at most. */
export interface Plan {
  readonly campaigns: readonly Campaign[];
  readonly idle: readonly Troop[];
  distances(target: Region): Distances;
}

const FORT = kindNamed("fort");
/** The planning horizon. */
export const MOST_ROUNDS = 2;
export const MOST_TROOPS = 8;

/** Picks the most valuable campaign again and again, until none is worthwhile. Leaves out a region that is already under attack. */
export function planOf(survey: Survey, attacked?: Region): Plan {
  const { state, seat, knowledge } = survey;
  const troops = troopsOf(survey);
  const distances = routesOf(state, seat);
  const arrivals = (target: Region): Arrival[] => {
    const found: Arrival[] = [];
    const steps = distances(target);
    for (const troop of troops) {
      if (troop.free === 0) continue;
      const rounds = roundsUntil(state, steps, troop.moves, troop.region, knowledge.overseas);
      if (rounds <= MOST_ROUNDS) found.push({ troop, rounds });
    }
    return found;
  };
  const open = new Map<Region, Campaign>();
  const weigh = (target: Region): void => {
    const campaign = bestCampaign(survey, target, arrivals(target));
    if (campaign) open.set(target, campaign);
    else open.delete(target);
  };
  const targetValues = survey.targetValues();
  for (const territory of ALL_TERRITORIES)
    if (territory !== attacked && at(targetValues, territory) > 0) weigh(territory);
  const campaigns: Campaign[] = [];
  for (;;) {
    const best = mostValuable(open.values());
    if (!best) break;
    if (!isManned(best)) {
      weigh(best.target);
      continue;
    }
    for (const troop of best.troops) troop.free--;
    open.delete(best.target);
    campaigns.push(best);
  }
  return { campaigns, idle: troops.filter(({ free }) => free > 0), distances };
}

interface Arrival {
  readonly troop: Troop;
  readonly rounds: number;
}

function mostValuable(campaigns: Iterable<Campaign>): Campaign | undefined {
  let best: Campaign | undefined;
  for (const campaign of campaigns) if (!best || campaign.value > best.value) best = campaign;
  return best;
}

function isManned({ troops }: Campaign): boolean {
  const needed = new Map<Troop, number>();
  for (const troop of troops) needed.set(troop, (needed.get(troop) ?? 0) + 1);
  for (const [troop, count] of needed) if (troop.free < count) return false;
  return true;
}

/** The best campaign against a target over all delays and numbers of troops. */
function bestCampaign(survey: Survey, target: Region, arrivals: Arrival[]): Campaign | undefined {
  if (arrivals.length === 0) return undefined;
  arrivals.sort(byUse);
  let best: Campaign | undefined;
  for (let rounds = 0; rounds <= MOST_ROUNDS; rounds++) {
    if (!arrivals.some((arrival) => arrival.rounds === rounds)) continue;
    const candidates = candidatesFrom(arrivals, rounds);
    const kinds: Kind[] = [];
    let [most, highest] = [0, best?.value ?? PARAMETERS.leastCampaign];
    for (const { kind } of candidates) {
      kinds.push(kind);
      const value = campaignValue(survey, target, rounds, kinds);
      if (value > highest) [most, highest] = [kinds.length, value];
    }
    if (most > 0) best = { target, rounds, troops: candidates.slice(0, most), value: highest };
  }
  return best;
}

/** Strongest first; among equals those that arrive last, because they are least useful elsewhere. */
function byUse(one: Arrival, other: Arrival): number {
  return one.troop.kind - other.troop.kind || other.rounds - one.rounds;
}

/** The troops that can be there within so many rounds. */
function candidatesFrom(arrivals: readonly Arrival[], rounds: number): Troop[] {
  const candidates: Troop[] = [];
  for (const arrival of arrivals) {
    if (arrival.rounds > rounds) continue;
    const { troop } = arrival;
    for (let count = 0; count < troop.free && candidates.length < MOST_TROOPS; count++) candidates.push(troop);
  }
  return candidates;
}

/** The expected value of a campaign, minus losses and the cost of tying up the units. */
export function campaignValue(survey: Survey, target: Region, rounds: number, kinds: readonly Kind[]): number {
  const { state, seat } = survey;
  const { attackerWins, attackersLeft } = survey.siege(target)(kinds);
  const price = priceOf(kinds);
  const losses = price * (1 - attackersLeft / kinds.length);
  const victory = rounds === 0 ? survey.urgency() * postsAt(state, target) : 0;
  return (
    PARAMETERS.patience ** rounds * attackerWins * (worthOf(state, target, seat) + victory) -
    PARAMETERS.loss * losses -
    PARAMETERS.tied * (price - losses)
  );
}

function troopsOf(survey: Survey): Troop[] {
  const { state, seat } = survey;
  const troops: Troop[] = [];
  for (const region of ALL_REGIONS) {
    if (!isSea(region) && ownerOf(state, region) !== seat) continue;
    const here: Troop[] = [];
    for (const stack of stacksAt(state, region)) {
      const unit = stackUnit(stack);
      if (stackParty(stack) !== seat || isWarship(unit) || kindOf(unit) === FORT) continue;
      if (isSea(region) && !isTransport(unit)) continue;
      here.push({ region, unit, kind: kindOf(unit), moves: movesLeftOf(unit), free: stackCount(stack) });
    }
    if (isColonyOf(state, region, seat)) keepGuards(survey, region, here);
    troops.push(...here);
  }
  return troops;
}

/** Keeps the units in a colony that save more there than they are worth elsewhere. */
function keepGuards(survey: Survey, territory: Region, troops: readonly Troop[]): void {
  const { state, seat } = survey;
  const worth = worthOf(state, territory, seat);
  const guards = unitsAt(state, territory, seat);
  const mustStay = postsAt(state, territory) === 0 ? 1 : 0;
  let left = guards;
  let risk = survey.risk(territory, guards);
  for (const troop of troops.toSorted((one, other) => one.kind - other.kind)) {
    let leave = 0;
    for (; leave < troop.free && left.length > mustStay; leave++) {
      const without = left.toSpliced(left.indexOf(troop.kind), 1);
      const more = survey.risk(territory, without);
      if ((more - risk) * worth > PARAMETERS.guard * priceOf([troop.kind])) break;
      [left, risk] = [without, more];
    }
    troop.free = leave;
  }
}

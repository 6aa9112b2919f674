import {
  ALL_TERRITORIES,
  IS_CARGO,
  IS_WARSHIP,
  isColonyOf,
  isSea,
  KIND_OF,
  KINDS,
  type Kind,
  ownerOf,
  postsAt,
  REGION_NAMES,
  type Region,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
  type Unit,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { unitsAt } from "./forces.ts";
import { type Survey, temptation } from "./survey.ts";
import { TASTE } from "./taste.ts";
import { closedSeas, roundsUntil, type Vigour, vigourOf, type Way, wayTo } from "./ways.ts";
import { priceOf, worthOf } from "./worth.ts";

/** Equal units in one field; as many of them as have no campaign yet. */
interface Troop {
  readonly region: Region;
  readonly unit: Unit;
  readonly kind: Kind;
  readonly vigour: Vigour;
  free: number;
}

/** A target and who is to take it. */
interface Campaign {
  readonly target: Region;
  /** Rounds until all are there. */
  readonly rounds: number;
  readonly troops: readonly Troop[];
  readonly value: number;
}

/** What the armies of a seat are to take, each army in one campaign only. */
export interface Plan {
  readonly campaigns: readonly Campaign[];
  readonly idle: readonly Troop[];
  way(target: Region): Way;
}

const FORT = KINDS.indexOf("fort");
/** Nobody plans further. */
export const MOST_ROUNDS = 2;
export const MOST_TROOPS = 8;

/** Again and again the campaign that is worth most, until nothing worthwhile is left. A field that is being attacked is left out. */
export function planOf(survey: Survey, attacked?: Region): Plan {
  const { state, seat, knowledge } = survey;
  const troops = troopsOf(survey);
  const closed = closedSeas(state, seat);
  const ways = new Map<Region, Way>();
  const way = (target: Region): Way => {
    const found = ways.get(target) ?? wayTo(state, seat, target, closed);
    ways.set(target, found);
    return found;
  };
  const arrivals = (target: Region): Arrival[] => {
    const found: Arrival[] = [];
    for (const troop of troops) {
      if (troop.free === 0) continue;
      const rounds = roundsUntil(state, way(target), troop.vigour, troop.region, knowledge.overseas);
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
  for (const territory of ALL_TERRITORIES)
    if (territory !== attacked && temptation(state, seat, territory) > 0) weigh(territory);
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
  return { campaigns, idle: troops.filter(({ free }) => free > 0), way };
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

/** The best of few or many, now or later. */
function bestCampaign(survey: Survey, target: Region, arrivals: readonly Arrival[]): Campaign | undefined {
  let best: Campaign | undefined;
  for (let rounds = 0; rounds <= MOST_ROUNDS; rounds++) {
    if (!arrivals.some((arrival) => arrival.rounds === rounds)) continue;
    const crowd = crowdOf(arrivals.filter((arrival) => arrival.rounds <= rounds));
    const kinds: Kind[] = [];
    let [most, highest] = [0, best?.value ?? TASTE.leastCampaign];
    for (const { kind } of crowd) {
      kinds.push(kind);
      const value = campaignValue(survey, target, rounds, kinds);
      if (value > highest) [most, highest] = [kinds.length, value];
    }
    if (most > 0) best = { target, rounds, troops: crowd.slice(0, most), value: highest };
  }
  return best;
}

/** The strongest first; of equals those who come last, and could do least elsewhere. */
function crowdOf(arrivals: Arrival[]): Troop[] {
  const crowd: Troop[] = [];
  arrivals.sort((one, other) => one.troop.kind - other.troop.kind || other.rounds - one.rounds);
  for (const { troop } of arrivals) {
    for (let count = 0; count < troop.free && crowd.length < MOST_TROOPS; count++) crowd.push(troop);
  }
  return crowd;
}

/** What these units bring at a target after some rounds, less what they are likely to lose and what else they could do. */
export function campaignValue(survey: Survey, target: Region, rounds: number, kinds: readonly Kind[]): number {
  const { state, seat } = survey;
  const { attackerWins, attackersLeft } = survey.odds(target, kinds, survey.defenders(target));
  const price = priceOf(kinds);
  const losses = price * (1 - attackersLeft / kinds.length);
  const victory = rounds === 0 ? survey.urgency() * postsAt(state, target) : 0;
  return (
    TASTE.patience ** rounds * attackerWins * (worthOf(state, target, seat) + victory) -
    TASTE.loss * losses -
    TASTE.tied * (price - losses)
  );
}

function troopsOf(survey: Survey): Troop[] {
  const { state, seat } = survey;
  const troops: Troop[] = [];
  for (let region = 0; region < REGION_NAMES.length; region++) {
    if (!isSea(region) && ownerOf(state, region) !== seat) continue;
    const here: Troop[] = [];
    for (const stack of stacksAt(state, region)) {
      const unit = stackUnit(stack);
      if (stackParty(stack) !== seat || IS_WARSHIP[unit] || at(KIND_OF, unit) === FORT) continue;
      if (isSea(region) && !IS_CARGO[unit]) continue;
      here.push({ region, unit, kind: at(KIND_OF, unit), vigour: vigourOf(unit), free: stackCount(stack) });
    }
    if (isColonyOf(state, region, seat)) keepGuards(survey, region, here);
    troops.push(...here);
  }
  return troops;
}

/** Those stay without whom a colony would be in more danger than they are worth elsewhere. */
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
      if ((more - risk) * worth > TASTE.guard * priceOf([troop.kind])) break;
      [left, risk] = [without, more];
    }
    troop.free = leave;
  }
}

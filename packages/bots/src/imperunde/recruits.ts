import { ALL_TERRITORIES, type Kind, type Region } from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { type MovesLeft, recruit, roundsUntil } from "./distances.ts";
import { sorted } from "./odds.ts";
import { PARAMETERS } from "./parameters.ts";
import { campaignValue, MOST_ROUNDS, MOST_TROOPS, type Plan } from "./plan.ts";
import type { Survey } from "./survey.ts";
import { priceOf } from "./worth.ts";

/** The value per doubloon of recruits for new campaigns and for uncertain ones. */
export function recruitDensity(survey: Survey, plan: Plan, territory: Region, kind: Kind): number {
  const { state, seat } = survey;
  const cost = priceOf([kind]);
  const most = Math.min(MOST_RECRUITS, Math.floor(at(state.funds, seat) / cost));
  let best = 0;
  for (const { target, rounds } of aimsFrom(survey, plan, territory, recruit(kind))) {
    const campaign = plan.campaigns.find((other) => other.target === target);
    const there = campaign
      ? campaign.troops.map((troop) => troop.kind)
      : idleFor(survey, plan, target, rounds).slice(0, MOST_TROOPS);
    const before = campaign ? campaign.value : 0;
    const delay = Math.max(rounds, campaign?.rounds ?? 0);
    let units: readonly Kind[] = there;
    for (let count = 1; count <= most; count++) {
      units = sorted([...units, kind]);
      best = Math.max(best, (campaignValue(survey, target, delay, units) - before) / (count * cost));
    }
  }
  return best;
}

const MOST_RECRUITS = 6;
const MOST_AIMS = 6;

function aimsFrom(
  survey: Survey,
  plan: Plan,
  territory: Region,
  fresh: MovesLeft,
): { target: Region; rounds: number }[] {
  const { state, knowledge } = survey;
  const values = survey.targetValues();
  const aims: { target: Region; rounds: number; worth: number }[] = [];
  for (const target of ALL_TERRITORIES) {
    const worth = at(values, target);
    if (worth <= 0) continue;
    const rounds = roundsUntil(state, plan.distances(target), fresh, territory, knowledge.overseas);
    if (rounds <= MOST_ROUNDS) aims.push({ target, rounds, worth: worth * PARAMETERS.patience ** rounds });
  }
  const isTaken = (target: Region) => plan.campaigns.some((campaign) => campaign.target === target);
  return aims
    .sort((one, other) => Number(isTaken(one.target)) - Number(isTaken(other.target)) || other.worth - one.worth)
    .slice(0, MOST_AIMS);
}

function idleFor({ state, knowledge }: Survey, plan: Plan, target: Region, rounds: number): Kind[] {
  const kinds: Kind[] = [];
  for (const { region, moves, kind, free } of plan.idle) {
    if (roundsUntil(state, plan.distances(target), moves, region, knowledge.overseas) > rounds) continue;
    for (let count = 0; count < free; count++) kinds.push(kind);
  }
  return sorted(kinds);
}

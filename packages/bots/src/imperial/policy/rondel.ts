import {
  actionOf,
  finalScores,
  HOME_PROVINCES,
  isHome,
  landNeighbours,
  POWERS,
  type Power,
  passesInvestor,
  REGIONS,
  SPACE_NAMES,
  type Space,
  type State,
  seaNeighbours,
  stepsTo,
  surchargeFor,
  taxationOf,
} from "@rondel/imperial";
import { at } from "../../numbers.ts";
import type { Outlook } from "../outlook.ts";
import { TASTE } from "../taste.ts";

const HOMES = HOME_PROVINCES.length;
const TAXATION = SPACE_NAMES.indexOf("taxation") as Space;
const FACTORY_PRICE = 5;
/** The end of the game outweighs everything else. */
const VICTORY = 100;
const MOST_REGRET = 12;
const ROOM_OF_AN_OPEN_GAME = 8;

/** What it is worth to stop on a space, in millions of the final score. */
export function rondelValue(outlook: Outlook, power: Power, space: Space): number {
  const { state } = outlook;
  const passing = passesInvestor(state, power, space) ? investingValue(outlook) : 0;
  const skipped = skipsTaxation(state, power, space)
    ? TASTE.skippedTax * Math.max(0, taxationValue(outlook, power))
    : 0;
  return actionValue(outlook, power, space) + passing - skipped - 1.1 * surchargeFor(stepsTo(state, power, space));
}

function actionValue(outlook: Outlook, power: Power, space: Space): number {
  switch (actionOf(space)) {
    case "taxation":
      return taxationValue(outlook, power);
    case "investor":
      return interestValue(outlook, power) + investingValue(outlook);
    case "factory":
      return factoryValue(outlook, power);
    case "production":
      return at(outlook.strength.factories, power) * unitValue(outlook, power);
    case "import":
      return importValue(outlook, power);
    case "manoeuvre":
      return claimable(outlook.state, power) * flagValue(outlook, power);
  }
}

function skipsTaxation(state: State, power: Power, space: Space): boolean {
  const steps = stepsTo(state, power, TAXATION);
  return steps > 0 && steps < stepsTo(state, power, space);
}

function taxationValue(outlook: Outlook, power: Power): number {
  const { state, seat, stakes } = outlook;
  const tax = taxationOf(state, power);
  if (tax.ends) return endValue(outlook, power, tax.successBonus);
  const money = tax.successBonus * (seat === at(state.government, power) ? 1 : 0) + tax.toTreasury * TASTE.treasury;
  return tax.points * at(stakes, power) + money;
}

/** What it is worth to end the game with this taxation: everything to the winner, to others little, and less while much can change. */
function endValue(outlook: Outlook, power: Power, bonus: number): number {
  const { state, seat, holdings } = outlook;
  const now = Math.floor(at(state.points, power) / 5);
  const scores = finalScores(state).map(
    (score, owner) => score + (5 - now) * at(holdings.interest, power * state.players + owner),
  );
  const own = at(scores, seat) + bonus;
  const behind = Math.max(...scores.filter((_, other) => other !== seat)) - own;
  return behind <= 0 ? VICTORY : -Math.min(MOST_REGRET, 2 + behind) * roomForChange(state);
}

/** How much the powers could still gain without ending the game: nobody waits for ever when nothing can change any more. */
function roomForChange(state: State): number {
  let room = 0;
  for (const power of POWERS) {
    const { ends, points } = taxationOf(state, power);
    if (!ends) room += points;
  }
  return Math.min(1, room / ROOM_OF_AN_OPEN_GAME);
}

function interestValue({ state, seat, holdings }: Outlook, power: Power): number {
  const own = at(holdings.interest, power * state.players + seat);
  const others = at(holdings.owed, power) - own;
  const treasury = at(state.treasury, power);
  const received = Math.max(0, Math.min(own, treasury - others)) - Math.max(0, others - treasury);
  return received - (TASTE.othersInterest * others) / (state.players - 1);
}

function investingValue({ state, seat }: Outlook): number {
  if (state.options.investorCard === "without") return 0;
  return state.investorCard === seat ? TASTE.investing : TASTE.othersInvest;
}

const HIGHEST_TAX_FIELD = 15;

/** What one more flag brings: a point at every taxation to come, as far as the track goes, and a little money. */
export function flagValue({ stakes, laps, strength }: Outlook, power: Power): number {
  const tax = 2 * at(strength.factories, power) + at(strength.flags, power);
  const counts = tax < HIGHEST_TAX_FIELD ? 1 : 0.15;
  return at(stakes, power) * laps * TASTE.flagLaps * counts + 0.2;
}

function unitValue(outlook: Outlook, power: Power): number {
  const { strength } = outlook;
  const crowd = at(strength.idle, power) > 2 + strength.unclaimed / 3 ? TASTE.unitWhenCrowded : 1;
  const room = TASTE.unit * (strength.unclaimed > 4 ? 1 : 0.65);
  return flagValue(outlook, power) * room * crowd - 0.1;
}

function importValue(outlook: Outlook, power: Power): number {
  const bought = Math.min(3, at(outlook.state.treasury, power));
  return bought * (unitValue(outlook, power) * 1.1 - TASTE.treasury);
}

function factoryValue(outlook: Outlook, power: Power): number {
  if (at(outlook.state.treasury, power) < FACTORY_PRICE) return -1;
  const { stakes, laps, strength } = outlook;
  if (at(strength.factories, power) + at(strength.occupied, power) >= 5) return -1;
  const tax = 2 * at(stakes, power) * Math.max(0, laps - TASTE.factoryLaps);
  const units = unitValue(outlook, power) * laps * TASTE.factoryUnits;
  return tax + units - FACTORY_PRICE * TASTE.treasury;
}

/** Roughly how many regions the units of a power could flag in one manoeuvre. */
function claimable(state: State, power: Power): number {
  const targets = new Set<number>();
  let units = 0;
  for (const region of REGIONS) {
    const place = region * POWERS.length + power;
    const armies = at(state.peacefulArmies, place) + at(state.hostileArmies, place);
    const fleets = at(state.fleets, place);
    if (armies + fleets === 0) continue;
    if (isHome(region) || at(state.flags, region - HOMES) === power) units += armies + fleets;
    if (armies > 0) addClaims(state, power, landNeighbours(region), targets);
    if (fleets > 0) {
      addClaims(state, power, seaNeighbours(region), targets);
      addClaims(state, power, landNeighbours(region), targets);
    }
  }
  return Math.min(units, targets.size);
}

function addClaims(state: State, power: Power, regions: readonly number[], targets: Set<number>): void {
  for (const region of regions) {
    if (region < HOMES || at(state.flags, region - HOMES) === power) continue;
    if (POWERS.every((other) => other === power || !isPresent(state, other, region))) targets.add(region);
  }
}

function isPresent(state: State, power: Power, region: number): boolean {
  const place = region * POWERS.length + power;
  return at(state.peacefulArmies, place) + at(state.fleets, place) > 0;
}

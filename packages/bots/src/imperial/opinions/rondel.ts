import {
  actionOf,
  FACTORY_PRICE,
  finalScores,
  HIGHEST_TAX_FIELD,
  HOME_PROVINCES,
  isHome,
  landNeighbours,
  NATIONS,
  type Nation,
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
import { PARAMETERS } from "../parameters.ts";

const HOMES = HOME_PROVINCES.length;
const TAXATION = SPACE_NAMES.indexOf("taxation") as Space;
/** The end of the game outweighs everything else. */
const VICTORY = 100;
const MOST_REGRET = 12;
const ROOM_IN_AN_OPEN_GAME = 8;

/** The value of moving to a space, in millions of the final score. */
export function rondelValue(outlook: Outlook, nation: Nation, space: Space): number {
  const { state } = outlook;
  const passing = passesInvestor(state, nation, space) ? investingValue(outlook) : 0;
  const skipped = skipsTaxation(state, nation, space)
    ? PARAMETERS.skippedTax * Math.max(0, taxationValue(outlook, nation))
    : 0;
  return actionValue(outlook, nation, space) + passing - skipped - 1.1 * surchargeFor(stepsTo(state, nation, space));
}

function actionValue(outlook: Outlook, nation: Nation, space: Space): number {
  switch (actionOf(space)) {
    case "taxation":
      return taxationValue(outlook, nation);
    case "investor":
      return interestValue(outlook, nation) + investingValue(outlook);
    case "factory":
      return factoryValue(outlook, nation);
    case "production":
      return at(outlook.strength.factories, nation) * unitValue(outlook, nation);
    case "import":
      return importValue(outlook, nation);
    case "manoeuvre":
      return claimable(outlook.state, nation) * flagValue(outlook, nation);
  }
}

function skipsTaxation(state: State, nation: Nation, space: Space): boolean {
  const steps = stepsTo(state, nation, TAXATION);
  return steps > 0 && steps < stepsTo(state, nation, space);
}

function taxationValue(outlook: Outlook, nation: Nation): number {
  const { state, seat, stakes } = outlook;
  const tax = taxationOf(state, nation);
  if (tax.ends) return endValue(outlook, nation, tax.successBonus);
  const money =
    tax.successBonus * (seat === at(state.government, nation) ? 1 : 0) + tax.toTreasury * PARAMETERS.treasury;
  return tax.points * at(stakes, nation) + money;
}

/** The value of ending the game with this taxation: decisive for the winner, negative for others while much can still change. */
function endValue(outlook: Outlook, nation: Nation, bonus: number): number {
  const { state, seat, holdings } = outlook;
  const now = Math.floor(at(state.points, nation) / 5);
  const scores = finalScores(state).map(
    (score, owner) => score + (5 - now) * at(holdings.interest, nation * state.players + owner),
  );
  const own = at(scores, seat) + bonus;
  const behind = Math.max(...scores.filter((_, other) => other !== seat)) - own;
  return behind <= 0 ? VICTORY : -Math.min(MOST_REGRET, 2 + behind) * roomForChange(state);
}

/** How much the nations could still gain without ending the game, so that nobody waits for ever when nothing can change. */
function roomForChange(state: State): number {
  let room = 0;
  for (const nation of NATIONS) {
    const { ends, points } = taxationOf(state, nation);
    if (!ends) room += points;
  }
  return Math.min(1, room / ROOM_IN_AN_OPEN_GAME);
}

function interestValue({ state, seat, holdings }: Outlook, nation: Nation): number {
  const own = at(holdings.interest, nation * state.players + seat);
  const others = at(holdings.owed, nation) - own;
  const treasury = at(state.treasury, nation);
  const received = Math.max(0, Math.min(own, treasury - others)) - Math.max(0, others - treasury);
  return received - (PARAMETERS.othersInterest * others) / (state.players - 1);
}

function investingValue({ state, seat }: Outlook): number {
  if (state.options.investorCard === "without") return 0;
  return state.investorCard === seat ? PARAMETERS.investing : PARAMETERS.othersInvest;
}

/** The value of one more flag: a point at every coming taxation, up to the end of the track, and a little money. */
export function flagValue({ stakes, laps, strength }: Outlook, nation: Nation): number {
  const tax = 2 * at(strength.factories, nation) + at(strength.flags, nation);
  const counts = tax < HIGHEST_TAX_FIELD ? 1 : 0.15;
  return at(stakes, nation) * laps * PARAMETERS.flagLaps * counts + 0.2;
}

function unitValue(outlook: Outlook, nation: Nation): number {
  const { strength } = outlook;
  const crowd = at(strength.idle, nation) > 2 + strength.unclaimed / 3 ? PARAMETERS.unitWhenCrowded : 1;
  const room = PARAMETERS.unit * (strength.unclaimed > 4 ? 1 : 0.65);
  return flagValue(outlook, nation) * room * crowd - 0.1;
}

function importValue(outlook: Outlook, nation: Nation): number {
  const bought = Math.min(3, at(outlook.state.treasury, nation));
  return bought * (unitValue(outlook, nation) * 1.1 - PARAMETERS.treasury);
}

function factoryValue(outlook: Outlook, nation: Nation): number {
  if (at(outlook.state.treasury, nation) < FACTORY_PRICE) return -1;
  const { stakes, laps, strength } = outlook;
  if (at(strength.factories, nation) + at(strength.occupied, nation) >= 5) return -1;
  const tax = 2 * at(stakes, nation) * Math.max(0, laps - PARAMETERS.factoryLaps);
  const units = unitValue(outlook, nation) * laps * PARAMETERS.factoryUnits;
  return tax + units - FACTORY_PRICE * PARAMETERS.treasury;
}

/** A rough count of the regions that the units of a nation could flag in one manoeuvre. */
function claimable(state: State, nation: Nation): number {
  const targets = new Set<number>();
  let units = 0;
  for (const region of REGIONS) {
    const place = region * NATIONS.length + nation;
    const armies = at(state.peacefulArmies, place) + at(state.hostileArmies, place);
    const fleets = at(state.fleets, place);
    if (armies + fleets === 0) continue;
    if (isHome(region) || at(state.flags, region - HOMES) === nation) units += armies + fleets;
    if (armies > 0) addClaims(state, nation, landNeighbours(region), targets);
    if (fleets > 0) {
      addClaims(state, nation, seaNeighbours(region), targets);
      addClaims(state, nation, landNeighbours(region), targets);
    }
  }
  return Math.min(units, targets.size);
}

function addClaims(state: State, nation: Nation, regions: readonly number[], targets: Set<number>): void {
  for (const region of regions) {
    if (region < HOMES || at(state.flags, region - HOMES) === nation) continue;
    if (NATIONS.every((other) => other === nation || !isPresent(state, other, region))) targets.add(region);
  }
}

function isPresent(state: State, nation: Nation, region: number): boolean {
  const place = region * NATIONS.length + nation;
  return at(state.peacefulArmies, place) + at(state.fleets, place) > 0;
}

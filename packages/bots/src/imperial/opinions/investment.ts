import type { Seat } from "@rondel/engine";
import { type ActionOf, type Bond, faceValue, interestOf, type Nation, priceOf } from "@rondel/imperial";
import { at } from "../../numbers.ts";
import { isThreatened, valueOfGovernment } from "../control.ts";
import type { Outlook } from "../outlook.ts";
import { PARAMETERS } from "../parameters.ts";
import { cashWorth, interestFlow } from "../prospects.ts";

/** The value of a bond until the end, minus its price: final factor, interest, and the government if it changes. */
export function investmentValue(outlook: Outlook, { nation, bond, returned }: ActionOf<"invest">): number {
  const { state, holdings, strength, forecast, factors } = outlook;
  const interest = interestOf(bond) - (returned === undefined ? 0 : interestOf(returned));
  const price = priceOf(bond, returned);
  const flow = interestFlow(state, holdings, strength, forecast, nation);
  const gained = interest * (at(factors, nation) + flow) + treasuryValue(outlook, nation, price);
  return gained - price * cashWorth(forecast) + governmentValue(outlook, nation, price);
}

/** The value of gaining or securing a government. The bond total rises by the price, for new and for upgraded bonds. */
function governmentValue({ state, seat, holdings, forecast }: Outlook, nation: Nation, price: number): number {
  const first = nation * state.players;
  const own = at(holdings.bondTotals, first + seat) + price;
  const government = at(state.government, nation);
  const value = valueOfGovernment(forecast) + (state.government.includes(seat) ? 0 : 2);
  if (government === seat) return isThreatened(state, holdings, nation) ? PARAMETERS.threatened * value : 0;
  return own > highestTotal(holdings.bondTotals, first, state.players, seat) ? value : 0;
}

/** The highest bond total in a nation, without that of one seat. */
function highestTotal(totals: readonly number[], first: number, players: number, without?: Seat): number {
  let highest = 0;
  for (let seat = 0; seat < players; seat++)
    if (seat !== without && at(totals, first + seat) > highest) highest = at(totals, first + seat);
  return highest;
}

/** The price goes to the treasury of the nation, for factories and armies. */
function treasuryValue({ stakes }: Outlook, nation: Nation, price: number): number {
  return price * Math.max(0, at(stakes, nation)) * PARAMETERS.priceInTreasury;
}

/** The value of a bond during setup, where money that is left over has little use. */
export function setupBondValue(outlook: Outlook, nation: Nation, bond: Bond, seat: Seat): number {
  const { state, holdings } = outlook;
  const left = at(state.cash, seat) - faceValue(bond);
  const highest = highestTotal(holdings.bondTotals, nation * state.players, state.players);
  const leads = faceValue(bond) > highest ? 4 : 0;
  return interestOf(bond) * 3.2 - faceValue(bond) * 1.05 + leads - (left < 2 ? 0.5 : 0);
}

import type { Power } from "@rondel/imperial";
import { at } from "../../numbers.ts";
import type { Outlook } from "../outlook.ts";

const CHANCE_TO_INVEST = 1.5;

/** A forced stop pays interest to everybody who holds bonds, and lets the Swiss Bank invest; the tempo is lost for the power. */
export function interestOnForce({ state, seat, holdings, stakes }: Outlook, power: Power): number {
  const own = at(holdings.interest, power * state.players + seat);
  const others = at(holdings.owed, power) - own;
  return own - (0.9 * others) / (state.players - 1) + CHANCE_TO_INVEST - 2 * at(stakes, power);
}

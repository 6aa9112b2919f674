import type { Nation } from "@rondel/imperial";
import { at } from "../../numbers.ts";
import type { Outlook } from "../outlook.ts";

const CHANCE_TO_INVEST = 1.5;

/** A forced stop pays interest to everybody who holds bonds, and lets the Swiss Bank invest; the tempo is lost for the power. */
export function interestOnForce({ state, seat, holdings, stakes }: Outlook, nation: Nation): number {
  const own = at(holdings.interest, nation * state.players + seat);
  const others = at(holdings.owed, nation) - own;
  return own - (0.9 * others) / (state.players - 1) + CHANCE_TO_INVEST - 2 * at(stakes, nation);
}

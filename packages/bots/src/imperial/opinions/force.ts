import type { Nation } from "@rondel/imperial";
import { at } from "../../numbers.ts";
import type { Outlook } from "../outlook.ts";

const CHANCE_TO_INVEST = 1.5;

/** The value of a forced stop: it pays interest to all bondholders, lets the Swiss Bank invest, and costs the nation a turn. */
export function forceValue({ state, seat, holdings, stakes }: Outlook, nation: Nation): number {
  const own = at(holdings.interest, nation * state.players + seat);
  const others = at(holdings.owed, nation) - own;
  return own - (0.9 * others) / (state.players - 1) + CHANCE_TO_INVEST - 2 * at(stakes, nation);
}

import { BONDS, faceValue, interestOf, NATIONS, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";

const NOBODY = -1;

/** The bonds of all seats, as the sums behind interest, score and government. */
export interface Holdings {
  /** By nation and seat (`nation * players + seat`): the interest of all bonds held. */
  readonly interest: number[];
  /** By nation and seat: the sum of the face values. */
  readonly bondTotals: number[];
  /** By nation: the interest of all sold bonds. */
  readonly owed: number[];
}

export function holdingsOf(state: State): Holdings {
  const { players, bondHolders } = state;
  const interest = new Array<number>(NATIONS.length * players).fill(0);
  const bondTotals = new Array<number>(NATIONS.length * players).fill(0);
  const owed = new Array<number>(NATIONS.length).fill(0);
  for (const nation of NATIONS) {
    for (const bond of BONDS) {
      const holder = at(bondHolders, nation * BONDS.length + bond);
      if (holder === NOBODY) continue;
      const place = nation * players + holder;
      interest[place] = at(interest, place) + interestOf(bond);
      bondTotals[place] = at(bondTotals, place) + faceValue(bond);
      owed[nation] = at(owed, nation) + interestOf(bond);
    }
  }
  return { interest, bondTotals, owed };
}

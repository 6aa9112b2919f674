import { BONDS, faceValue, interestOf, NATIONS, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";

const NOBODY = -1;

/** Who holds how much of which power: the two sums behind interest, score and government. */
export interface Holdings {
  /** By power and seat: the interest of all bonds held (`power * players + seat`). */
  readonly interest: number[];
  /** By power and seat: the face values. */
  readonly influence: number[];
  /** By power: the interest of all bonds that are out. */
  readonly owed: number[];
}

export function holdingsOf(state: State): Holdings {
  const { players, bondHolders } = state;
  const interest = new Array<number>(NATIONS.length * players).fill(0);
  const influence = new Array<number>(NATIONS.length * players).fill(0);
  const owed = new Array<number>(NATIONS.length).fill(0);
  for (const nation of NATIONS) {
    for (const bond of BONDS) {
      const holder = at(bondHolders, nation * BONDS.length + bond);
      if (holder === NOBODY) continue;
      const place = nation * players + holder;
      interest[place] = at(interest, place) + interestOf(bond);
      influence[place] = at(influence, place) + faceValue(bond);
      owed[nation] = at(owed, nation) + interestOf(bond);
    }
  }
  return { interest, influence, owed };
}

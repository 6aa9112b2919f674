import type { Seat } from "@rondel/engine";
import { ALL_TERRITORIES } from "../board/board.ts";
import { sheetOf } from "../budget.ts";
import { NOBODY, type State } from "../state.ts";

const MOST_DEBT = 25; // IR-6.3.2
const ALLOWANCE = 3; // IR-7.3.3

// INV-3, IR-6.3.4
export function isOddDebt(debt: number): boolean {
  return debt < 0 || debt > MOST_DEBT || debt % 5 !== 0;
}

/** INV-4: the funds are what the sheet of the round leaves. */
export function fundsAddUp(state: State, seat: Seat): boolean {
  const funds = state.funds[seat] ?? 0;
  const sheet = sheetOf(state, seat, state.round);
  return (
    funds >= 0 && (!sheet || (sheet.surplus === funds && sheet.freeFunds - sheet.investments + sheet.credits === funds))
  );
}

/** INV-11: a colony that has just paid for more than three doubloons per old post, or although it has a black disc. */
export function overspent(state: State, before: State): string | undefined {
  const colony = ALL_TERRITORIES.find((territory) => {
    const spent = state.spending[territory] ?? 0;
    if (spent <= (before.spending[territory] ?? 0)) return false;
    const oldPosts = (state.posts[territory] ?? 0) - (state.newPosts[territory] ?? 0);
    const hasDisc = state.famine[territory] === 1 || state.plunderer[territory] !== NOBODY;
    return hasDisc || spent > ALLOWANCE * oldPosts;
  });
  return colony === undefined ? undefined : `${state.spending[colony]} doubloons spent in ${colony}`;
}

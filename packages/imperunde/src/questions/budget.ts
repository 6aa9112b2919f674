import type { Json, Seat } from "@rondel/engine";
import { provisionalSheet, type Sheet, settled, sheetOf, taxedSeas } from "../budget.ts";
import { clone } from "../clone.ts";
import { endCardRelations } from "../relations.ts";
import { NOBODY, type State } from "../state.ts";

/** The sheet of this round, or what it would be, and next round's if the board and the diplomatic relations stayed as they are. */
export function budgetPreview(state: State, seat: Seat, change: number): Json {
  const fixed = sheetOf(state, seat, state.round);
  const sheet = fixed ?? settled(provisionalSheet(state, seat), change);
  return {
    seat,
    fixed: fixed !== undefined,
    sheet: { ...sheet },
    forecast: { ...forecast(state, seat, sheet) },
    taxedSeas: taxedSeas(state, seat),
  };
}

/**
 * What is left and owed on this round's sheet is carried over. Card relations end before the next income (IR-5.1.1); a famine of
 * phase 8 still counts then, this round's discs do not.
 */
function forecast(state: State, seat: Seat, { surplus, totalDebt }: Sheet) {
  const next = clone(state);
  next.funds[seat] = surplus;
  next.debt[seat] = totalDebt;
  endCardRelations(next, { random: { draw: () => 0 }, emit: () => {} });
  if (state.phase < 8) {
    next.famine.fill(0);
    next.plunderer.fill(NOBODY);
  }
  return provisionalSheet(next, seat);
}
